/** How a match ended, as it would be told afterwards: how it was won, who came close, what became of the reader. */
import {
  capital,
  type EventIn,
  type EventOf,
  listed,
  type Outcome,
  type Seat,
  type SeenEvent,
} from '@underhall/kernel';
import { nameOf, START } from '../board.ts';
import { farWalk } from '../walks.ts';
import type { World } from '../world.ts';
import { cardName, nameOnFace, type Speech, theMonster, toldOf } from './names.ts';
import { placeName } from './places.ts';

type Seen<T extends EventIn<World>['type']> = SeenEvent<World, EventOf<World, T>>;

/** `told` is everything that happened, from the beginning. */
export function ending(speech: Speech, told: readonly SeenEvent<World>[]): string | undefined {
  const { outcome } = speech.view;
  if (!outcome) return undefined;
  const sentences = [
    victory(speech, outcome),
    ...(outcome.rule === 'DUN-WIN-1' ? [winningTreasure(speech, outcome.winners[0], told)] : []),
    ...rivals(speech, outcome).map((seat) => cameClose(speech, outcome, seat)),
  ];
  return sentences.filter(Boolean).map(capital).join(' ');
}

const BY_RULE: Readonly<Record<string, string>> = {
  'DUN-WIN-1': 'home',
  'DUN-DEATH-13': 'alone',
  'DUN-WIN-9': 'exhausted',
  'DUN-WIN-11': 'rounds',
};

function victory(speech: Speech, outcome: Outcome): string {
  const { say, view } = speech;
  const { winners, rule } = outcome;
  const names = winners.map((seat) => toldOf(speech, seat).name);
  const players = listed(say, names);
  return say(`ending.${BY_RULE[rule] ?? 'rounds'}`, {
    players,
    Players: capital(players),
    ...goldOf(outcome, winners[0]),
    // The round that would have come next was not played any more.
    round: rule === 'DUN-WIN-11' ? Number(view.setup.options.rounds) : view.world.round,
  });
}

function goldOf({ results }: Outcome, seat: Seat): { gold: number; need: number } {
  return { gold: Number(results[seat].gold), need: Number(results[seat].need) };
}

/** The treasure that made it enough, and from whom it was won. */
function winningTreasure(speech: Speech, seat: Seat, told: readonly SeenEvent<World>[]): string {
  const enough = told.findLastIndex(({ event }) => event.type === 'enough' && event.seat === seat);
  const before = told.slice(0, Math.max(0, enough));
  const taken = before.findLast((one): one is Seen<'gained' | 'regained'> => isTaken(one, seat));
  if (!taken) return '';
  const { say } = speech;
  const card = cardName(speech, taken.event.card, taken.faces);
  const turn = before.slice(before.findLastIndex(({ event }) => event.type === 'turn'));
  const killed = turn.findLast((one): one is Seen<'killed'> => one.event.type === 'killed');
  if (!killed) return say('ending.treasure', { card });
  const { event, faces } = killed;
  const monster = theMonster(speech, nameOnFace(speech, faces[event.card] ?? '') ?? '');
  return say('ending.treasure.from', { card, monster, place: placeName(say, event.space) });
}

function isTaken({ event }: SeenEvent<World>, seat: Seat): boolean {
  return (event.type === 'gained' || event.type === 'regained') && event.seat === seat;
}

/** Whoever came closest of the others, and the reader. */
function rivals({ view }: Speech, outcome: Outcome): readonly Seat[] {
  const share = (seat: Seat) => {
    const { gold, need } = goldOf(outcome, seat);
    return need > 0 ? Math.min(1, gold / need) : 0;
  };
  const others = view.world.adventurers.flatMap(({ gone }, seat) =>
    gone || outcome.winners.includes(seat) ? [] : [seat],
  );
  const closest = others.toSorted((a, b) => share(b) - share(a)).filter((seat) => share(seat) > 0);
  return others.filter((seat) => seat === closest[0] || seat === view.you);
}

function cameClose(speech: Speech, outcome: Outcome, seat: Seat): string {
  const { say, view } = speech;
  const player = toldOf(speech, seat).name;
  const { gold, need } = goldOf(outcome, seat);
  const home = gold >= need ? farWalk(view.facts(), seat, nameOf(START)) : undefined;
  if (home) return say('ending.close', { player, n: home.path.length });
  return say(gold >= need ? 'ending.enough' : 'ending.had', { player, gold, need });
}
