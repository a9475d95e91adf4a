import { NONE, Playthrough } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { topOf } from '../decks.ts';
import { openClassic } from './game.ts';

const game = openClassic();

/** A Hero before a Trap Room whose deck has been used up: all its cards lie in the named zone. */
function withTrapsIn(zone: string): Playthrough<unknown> {
  const play = new Playthrough(game, { seats: [{ hero: 'krutzbeck' }, { hero: 'lindel' }], seed: 'traps' }, [
    { chamber: 'dungeon-room-cross', at: 'C4' },
    { chamber: 'trap-room-cross', at: 'D4' },
    { hero: 0, at: 'C4' },
    { turn: 0 },
  ]);
  const { match } = play;
  match.instances.pour(match.zone('trap'), match.zone(zone));
  return play as Playthrough<unknown>;
}

const facts = (play: Playthrough<unknown>) => play.view('everything').facts();

it('DQ-ENC-16 an empty deck is made anew from its discard pile, and shuffled', () => {
  const play = withTrapsIn('trap-discard');
  const traps = (zone: string) =>
    play.match.instances.list(play.match.zone(zone)).map((card) => play.match.face(card).id);
  const before = traps('trap-discard');
  play.choose(0, 'move:east');
  expect(facts(play)).toMatchObject({ decks: { trap: 14 } });
  const told = play.events.seenBy('everything', 0).map(({ event }) => event);
  expect(told).toContainEqual(expect.objectContaining({ type: 'reshuffled', deck: 'trap' }));
  expect(told).toContainEqual(expect.objectContaining({ type: 'drew', deck: 'trap' }));
  expect(traps('trap')).not.toEqual(before.slice(1));
});

const DECKS = ['dungeon', 'crypt', 'corpse', 'door', 'search', 'trap', 'treasure', 'catacomb'] as const;

it.each(DECKS)('DQ-ENC-16 the %s deck is made anew like any other', (deck) => {
  const match = game.start({ seats: [{}, {}], seed: deck });
  const [pile, discards] = [match.zone(deck), match.zone(`${deck}-discard`)];
  const cards = match.instances.size(pile);
  match.instances.pour(pile, discards);
  expect(topOf(match, deck)).not.toBe(NONE);
  expect([match.instances.size(pile), match.instances.size(discards)]).toEqual([cards, 0]);
});

it('DQ-ENC-16 a deck that has cards left is not made anew', () => {
  const play = withTrapsIn('trap-discard');
  play.arrange([{ put: 'trap-snake-pit', from: 'trap-discard', in: 'trap' }, { dice: [1] }]);
  play.choose(0, 'move:east');
  expect(facts(play)).toMatchObject({ decks: { trap: 0 }, seats: [{ wounds: 1 }, {}] });
});

it('DQ-ENC-17 if deck and discard pile are empty the draw is skipped', () => {
  const play = withTrapsIn('removed');
  play.choose(0, 'move:east');
  expect(facts(play)).toMatchObject({ active: 1, seats: [{ space: 'D4', wounds: 0, drawn: [] }, {}] });
});

it('DQ-ENC-17 the rest of the instruction is carried out', () => {
  const play = withTrapsIn('removed');
  play.arrange([
    { chamber: 'dungeon-room-door-ahead-cross', at: 'C5', entry: 'west' },
    { hero: 0, at: 'C5' },
    { next: { door: ['door-hidden-mechanism'] } },
  ]);
  play.choose(0, 'move:east');
  expect(facts(play)).toMatchObject({ active: 1, seats: [{ space: 'C5' }, {}] });
  const told = play.events.seenBy('everything', 0).map(({ event }) => event);
  expect(told).toContainEqual(expect.objectContaining({ type: 'door', seat: 0, open: false }));
});

it('DQ-ENC-18 deck and discard pile are mixed together when Shuffle is drawn', () => {
  const orders = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const table = { seats: [{ hero: 'krutzbeck' }, { hero: 'lindel' }], seed: `shuffle ${seed}` };
    const play = new Playthrough(game, table, [
      { chamber: 'dungeon-room-cross', at: 'C4' },
      { chamber: 'dungeon-room-cross', at: 'D4' },
      { hero: 0, at: 'C4' },
      { turn: 0 },
      { next: { dungeon: ['dungeon-shuffle', 'dungeon-naga', 'dungeon-ferrox', 'dungeon-shade'] } },
    ]);
    const { instances } = play.match;
    // Everything but the Shuffle card and three others is discarded, always in the same order.
    const [, ...rest] = instances.list(play.match.zone('dungeon'));
    const face = (card: number) => play.match.face(card).id;
    for (const card of rest.slice(3).sort((a, b) => face(a).localeCompare(face(b))))
      instances.toTop(card, play.match.zone('dungeon-discard'));
    play.choose(0, 'move:east');
    orders.add(
      instances
        .list(play.match.zone('dungeon'))
        .map((card) => face(card))
        .join(),
    );
  }
  expect(orders.size).toBe(8);
});
