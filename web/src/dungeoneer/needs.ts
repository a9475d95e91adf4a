/** What a roll needs, said before the dice: on the map, on buttons, in the hand. */
import { say } from './say.ts';
import type { About, Event } from './terms.ts';

/** A die shows at least this so often. */
function chanceOf(needs: number): number {
  return Math.min(1, Math.max(0, (7 - needs) / 6));
}

export function needLine(needs: number, chance: number, own: boolean): string {
  if (needs <= 1) return say('dnr.need.sure');
  if (needs > 6) return say('dnr.need.never');
  return say(own ? 'dnr.need.you' : 'dnr.need', { needs, chance: Math.round(chance * 100) });
}

/** The rolls that come with an option, each with what it needs. */
export function riskLines(about: About | undefined): string | undefined {
  const lines = (about?.risks ?? []).map(
    ({ at, needs, chance }) => `${say(`dnr.risk.${at}`)}: ${needLine(needs, chance, true)}.`,
  );
  return lines.length > 0 ? lines.join(' ') : undefined;
}

/** What the dice in hand must show; undefined where they have no number to reach. */
export function neededIn(event: Event, own: boolean): string | undefined {
  if (event.type !== 'threat' && event.type !== 'searched') return undefined;
  const has = event.type === 'threat' ? event.has : 0;
  const needs = event.number - has - event.added;
  // The better of two dice is another matter.
  return event.dice.length === 1 ? needLine(needs, chanceOf(needs), own) : undefined;
}
