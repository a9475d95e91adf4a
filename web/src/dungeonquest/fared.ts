/** How a Hero fared: out with so much gold, or killed by what and where. */
import type { Results } from '@underhall/dungeonquest';
import type { Fared, Finished } from '../games/appearance.ts';
import { say, sayIf } from '../messages/say.ts';
import { isTrueIn, numberIn, textIn } from '../play/counted.ts';
import { causeName, heroIn } from '../play/named.ts';

export function fared(finished: Finished): Fared {
  const { card, outcome, seat } = finished;
  const gold = numberIn<Results>(outcome, seat, 'gold') ?? 0;
  const death = textIn<Results>(outcome, seat, 'death');
  if (death) {
    const at = textIn<Results>(outcome, seat, 'deathAt');
    const place = card.messages[`place.${at.toLowerCase()}`] ?? at;
    const cause = killer(finished, death);
    const own = sayIf(`fate.${death}`, { place });
    return { line: own ?? say(place ? 'fate.died' : 'fate.died.somewhere', { cause, place }), gold, cause };
  }
  if (!isTrueIn<Results>(outcome, seat, 'out')) return { line: '', gold };
  const treasure = isTrueIn<Results>(outcome, seat, 'treasure');
  const line = say(treasure ? 'fate.out.treasure' : 'fate.out', { gold: gold.toLocaleString('en') });
  return { line, gold, out: true };
}

/** What killed him; another Hero by name. */
function killer({ card, outcome }: Finished, death: string): string {
  const [kind, seat] = death.split(':');
  return (kind === 'hero' ? heroIn(card, outcome, Number(seat)) : undefined) ?? causeName(card, death);
}
