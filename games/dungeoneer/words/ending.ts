/** How a match ended, as it would be told afterwards: how it was won, who came close, who fell. */
import { capital, listed, type Outcome, type Seat, type SeenEvent } from '@underhall/kernel';
import type { World } from '../world.ts';
import { calledBy, cardName, fighterName, type Speech } from './names.ts';

const BY_RULE: Readonly<Record<string, string>> = {
  'DNR-WIN-1': 'quests',
  'DNR-WIN-3': 'last',
  'DNR-WIN-8': 'leaders',
  'DNR-WIN-10': 'rounds',
};

/** `told` is everything that happened, from the beginning. */
export function ending(speech: Speech, told: readonly SeenEvent<World>[]): string | undefined {
  const { outcome } = speech.view;
  if (!outcome) return undefined;
  const sentences = [
    victory(speech, outcome, told),
    ...closest(speech, outcome).map((seat) => cameClose(speech, outcome, seat)),
    ...fallen(speech, told),
  ];
  return sentences.filter(Boolean).map(capital).join(' ');
}

function victory(speech: Speech, outcome: Outcome, told: readonly SeenEvent<World>[]): string {
  const { say, view } = speech;
  const { winners, rule, results } = outcome;
  const called = winners.map((seat) => calledBy(speech, seat, view.you));
  const last = told.findLast(({ event }) => event.type === 'completed');
  const quest = last?.event.type === 'completed' ? cardName(speech, last.event.card, last.faces) : '';
  const key = BY_RULE[rule] ?? 'points';
  return say(`ending.${key}`, {
    players: listed(
      say,
      called.map(({ name }) => name),
    ),
    quest,
    round: view.world.round,
    quests: Number(results[winners[0]].quests),
    points: Number(results[winners[0]].points ?? 0),
    level: Number(results[winners[0]].level),
  });
}

/** Whoever of the others has the most Quests, and the reader. */
function closest({ view }: Speech, { winners, results }: Outcome): readonly Seat[] {
  const others = results.flatMap((_one, seat) => (winners.includes(seat) ? [] : [seat]));
  const quests = (seat: Seat) => Number(results[seat].quests);
  const most = Math.max(0, ...others.map(quests));
  const first = others.find((seat) => most > 0 && quests(seat) === most);
  return others.filter((seat) => seat === first || (seat === view.you && quests(seat) > 0));
}

function cameClose(speech: Speech, { results }: Outcome, seat: Seat): string {
  const { name } = calledBy(speech, seat, speech.view.you);
  return speech.say('ending.had', { player: name, n: Number(results[seat].quests) });
}

/** Who was defeated, and by what: monsters and heroes are named, and whoever fell otherwise is told together. */
function fallen(speech: Speech, told: readonly SeenEvent<World>[]): string[] {
  const { say, view } = speech;
  const falls = told.flatMap(({ event }, i) => (event.type === 'defeated' ? [{ seat: event.seat, i }] : []));
  const felled = falls.map(({ seat, i }) => {
    const { name } = calledBy(speech, seat, view.you);
    const foe = lastBlow(speech, told.slice(0, i), seat);
    return { name, line: foe && say('ending.felled', { foe, player: name }) };
  });
  const others = [...new Set(felled.filter(({ line }) => !line).map(({ name }) => name))];
  const together = others.length === 0 ? [] : [say('ending.fell', { players: listed(say, others) })];
  return [...felled.flatMap(({ line }) => line ?? []), ...together];
}

/** Who struck the wound that was the last, if it came of a fight. */
function lastBlow(speech: Speech, told: readonly SeenEvent<World>[], seat: Seat): string | undefined {
  const wound = told.findLastIndex(({ event }) => event.type === 'wounded' && event.seat === seat);
  const { event, faces } = told.slice(0, wound).findLast((one) => FIGHTS.has(one.event.type)) ?? {};
  if (event?.type !== 'clash' || faces === undefined) return undefined;
  const { card, target, total, counter } = event;
  return fighterName(speech, total > counter ? card : target, speech.view.you, faces).name;
}

/** What a wound comes of: only if it was a clash, somebody struck it. */
const FIGHTS: ReadonlySet<string> = new Set([
  'clash',
  'trap',
  'threat',
  'special',
  'entered',
  'played',
  'used',
]);
