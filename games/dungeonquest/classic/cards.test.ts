import { type Arrangement, CARDS, Playthrough, Rng } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { DEAD } from '../world.ts';
import deckData from './content/decks.json' with { type: 'json' };
import models from './content/models.json' with { type: 'json' };
import { openClassic } from './game.ts';
import { checkInvariants } from './testing/invariants.ts';
import type { World } from './world.ts';

const game = openClassic();
const TRIES = 20;
/** The arranged turn. */
const TURN = 2;

/** How each deck comes to be drawn from: what is arranged, and what is chosen until the card is drawn. */
const WAYS: Readonly<
  Record<string, { arrange: readonly Arrangement[]; choose: readonly string[]; first?: Arrangement }>
> = {
  dungeon: { arrange: [{ chamber: 'dungeon-room-cross', at: 'D3' }], choose: ['move:north'] },
  trap: { arrange: [{ chamber: 'trap-room-cross', at: 'D3' }], choose: ['move:north'] },
  door: {
    arrange: [{ chamber: 'dungeon-room-door-ahead-cross', at: 'D3', entry: 'north' }],
    choose: ['move:north'],
  },
  crypt: {
    arrange: [{ chamber: 'dungeon-room-cross', at: 'D3' }],
    choose: ['move:north', 'yes'],
    first: { dungeon: ['dungeon-sealed-crypt'] },
  },
  corpse: {
    arrange: [{ chamber: 'dungeon-room-cross', at: 'D3' }],
    choose: ['move:north', 'yes'],
    first: { dungeon: ['dungeon-dead-adventurer'] },
  },
  search: { arrange: [], choose: ['search'] },
  catacomb: { arrange: [{ hero: 0, below: 'D4', heading: 'east' }], choose: [] },
  dragon: { arrange: [{ hero: 0, at: 'G4' }], choose: ['move:south'] },
  treasure: {
    arrange: [{ hero: 0, at: 'G4' }],
    choose: ['move:south'],
    first: { dragon: ['dragon-sleeping'] },
  },
};

function draws(deck: string, card: string, seed: number): Playthrough<World> {
  const { arrange, choose, first = {} } = WAYS[deck];
  const table = { seats: [{ hero: 'hugo' }, { hero: 'tatianna' }], seed: `${card} ${seed}` };
  const play = new Playthrough(game, table, [
    { turn: 0 },
    { chamber: 'dungeon-room-cross', at: 'D4' },
    { chamber: 'dungeon-room-cross', at: 'G4' },
    { hero: 0, at: 'D4', wounds: 4 },
    { hero: 1, at: 'A1' },
    // Some Loot to lose, other than the card itself.
    ...['corpse-bent-coin', 'treasure-pewter-signet']
      .filter((loot) => loot !== card)
      .map((loot) => ({ put: loot, in: 'loot:0' })),
    ...arrange,
    { next: { ...first, [deck]: [card] } },
  ]);
  for (const option of choose) play.choose(0, option);
  return play;
}

/** Chooses at random until the turn is over. */
function finishTurn(play: Playthrough<World>, rng: Rng): void {
  const { match } = play;
  while (match.world.turn === TURN && !match.outcome) {
    const pending = match.pending();
    const { seat, options } = pending[rng.below(pending.length, CARDS)];
    play.choose(seat, options[rng.below(options.length, CARDS)].id);
    checkInvariants(match);
  }
}

/** Where the drawn card lies, or undefined if it was not drawn. */
function whereIs(play: Playthrough<World>, face: string): string | undefined {
  const { instances } = play.match;
  for (const { event, faces } of play.events.seenBy('everything')) {
    if (event.type !== 'drew' || event.card === undefined || faces[event.card] !== face) continue;
    return instances.layout.name(instances.zoneOf(event.card));
  }
  return undefined;
}

/** Where it may lie at the end of the turn: with the Hero, on its discard pile, or back in its deck. */
function placesFor({ deck, type, kept, effect }: (typeof all)[number]): string[] {
  const done = deck === 'catacomb' ? ['trip', 'catacomb'] : [`${deck}-discard`];
  if (effect.includes(`shuffle ${deck}`)) done.push(deck);
  const own = withHero(type);
  if (kept === 'always') return [own];
  return kept === 'sometimes' ? [own, ...done] : done;
}

function withHero(type: string): string {
  return type === 'Loot' ? 'loot' : 'kept';
}

const all = Object.values(deckData)
  .flat()
  .filter(({ deck }) => deck !== 'rune')
  .map((card) => ({ ...card, kept: (models as Readonly<Record<string, { kept?: string }>>)[card.id].kept }));

describe('every card, drawn and resolved with random choices', () => {
  it.each(all.map((card) => [card.id, card] as const))(
    'DQ-ENC-1 DQ-ENC-7 DQ-ENC-10 %s ends where it should',
    (id, card) => {
      const ends = new Set<string>();
      for (let seed = 0; seed < TRIES; seed++) {
        const play = draws(card.deck, id, seed);
        finishTurn(play, Rng.fromSeed(`${id} ${seed}`));
        const end = whereIs(play, id);
        expect(end, `${id} was not drawn`).toBeDefined();
        if (play.match.world.heroes[0].state === DEAD) continue;
        expect(placesFor(card)).toContain(end);
        ends.add(end as string);
      }
      // A card that is kept sometimes is seen both kept and discarded.
      if (card.kept === 'sometimes') expect(ends.has(withHero(card.type)) && ends.size > 1).toBe(true);
    },
  );
});
