/** How a match ended, as it would be told afterwards: how it was won, who came close, who fell. */
import { capital, listed, type Outcome, type Seat, type SeenEvent } from '@underhall/kernel';
import type { World } from '../world.ts';
import { calledBy, cardName, type Speech } from './names.ts';

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
    ...fallen(speech, outcome, told),
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

/** Who was defeated, unless that is how it was won. */
function fallen(speech: Speech, { rule }: Outcome, told: readonly SeenEvent<World>[]): string[] {
  const { say, view } = speech;
  if (rule === 'DNR-WIN-3') return [];
  const seats = told.flatMap(({ event }) => (event.type === 'defeated' ? [event.seat] : []));
  const names = [...new Set(seats)].map((seat) => calledBy(speech, seat, view.you).name);
  return names.length === 0 ? [] : [say('ending.fell', { players: listed(say, names), n: names.length })];
}
