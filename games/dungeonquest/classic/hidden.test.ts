import {
  type Arrangement,
  CARDS,
  canonical,
  EventLog,
  type Instance,
  type Json,
  NONE,
  Playthrough,
  Rng,
  View,
  type Viewer,
} from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { DECK_NAMES } from '../content.ts';
import { spaceNamed } from '../grid.ts';
import { MONSTERS } from '../verbs.ts';
import { openClassic } from './game.ts';
import { randomTable } from './testing/tables.ts';
import { type M, tokenFace, type World } from './world.ts';

const game = openClassic();
const [HERO, MONSTER, WATCHER] = [0, 1, 2];
const everybody: readonly Viewer[] = [0, 1, 2, 'spectator'];
const table = (options: Record<string, Json> = {}) => ({
  seats: [{ hero: 'hugo' }, { hero: 'lindel' }, { hero: 'tatianna' }],
  options,
  seed: 'hidden',
});

/** Seat 0 walks into a Golem; seat 1 plays it. */
function meeting(
  options: Record<string, Json> = {},
  more: readonly Arrangement[] = [],
  seed = 'meeting',
): Playthrough<World> {
  const play = new Playthrough(game, { ...table(options), seed }, [{ first: 0 }, ...more, { turn: 0 }]);
  play.arrange([{ next: { stock: ['dungeon-room-cross'], dungeon: ['dungeon-waking-golem'] } }]);
  play.choose(HERO, 'move:east');
  return play;
}

function fighting(options: Record<string, Json> = {}, seed?: string): Playthrough<World> {
  const play = meeting(options, [], seed);
  play.choose(HERO, 'attack');
  return play;
}

/** An ordinary card of a seat's hand, as an option. */
const ordinary = (match: M, seat: number) =>
  match.legal(seat).find(({ id }) => game.faces[game.faceIndex(id.slice('play:'.length))].back === 'combat')
    ?.id as string;
const cardsIn = (match: M, zone: string, key = 0) => match.instances.list(match.zone(zone, key));
const knows = (match: M, viewer: Viewer, card: Instance) => new View(match, viewer).face(card) !== undefined;
const whoKnows = (match: M, card: Instance) => everybody.filter((viewer) => knows(match, viewer, card));

describe('decks', () => {
  const piles = ['stock', 'pool', 'combat', ...DECK_NAMES];

  it.each(piles)('DQ-HIDDEN-1 the order of %s is known to nobody', (pile) => {
    const { match } = fighting();
    for (const viewer of everybody) {
      const view = new View(match, viewer);
      for (const card of cardsIn(match, pile)) expect(view.face(card)).toBeUndefined();
      if (cardsIn(match, pile).length < 8) continue;
      const guesses = [1, 2, 3].map((n) => {
        const guess = view.determinise(Rng.fromSeed(`${n}`));
        return cardsIn(guess, pile).map((card) => guess.face(card).id);
      });
      expect(new Set(guesses.map(String)).size).toBe(3);
    }
  });

  it('DQ-HIDDEN-1 a pile that is shuffled back is forgotten', () => {
    const play = new Playthrough(game, table(), [{ first: 0 }, { turn: 0 }]);
    play.arrange([
      { put: 'dungeon-naga', in: 'dungeon-discard' },
      { next: { stock: ['dungeon-room-cross'], dungeon: ['dungeon-shuffle'] } },
    ]);
    const [naga] = cardsIn(play.match, 'dungeon-discard');
    expect(whoKnows(play.match, naga)).toEqual(everybody);
    play.choose(0, 'move:east');
    expect(play.events.seenBy('everything').some(({ event }) => event.type === 'shuffled')).toBe(true);
    for (const card of cardsIn(play.match, 'dungeon')) expect(whoKnows(play.match, card)).toEqual([]);
  });

  /** A Rune is never discarded: once used it is out of the game (DQ-RUNE-2). */
  const discardPiles = ['combat', ...DECK_NAMES.filter((deck) => deck !== 'rune')];

  it.each(discardPiles)(
    'DQ-HIDDEN-4 what lies in the discard pile of %s is open, even unseen before',
    (pile) => {
      const play = fighting();
      const [discarded] = cardsIn(play.match, pile);
      expect(whoKnows(play.match, discarded)).toEqual([]);
      const { id } = play.match.face(discarded);
      play.arrange([{ put: id, in: `${pile}-discard`, from: pile }]);
      const [lies] = cardsIn(play.match, `${pile}-discard`);
      expect(whoKnows(play.match, lies)).toEqual(everybody);
      for (const viewer of everybody)
        expect(play.view(viewer).facts()).toMatchObject(
          pile === 'combat' ? { combat: { discard: [id] } } : { discards: { [pile]: [id] } },
        );
    },
  );

  it('DQ-HIDDEN-4 how many cards are left in each deck, and how many chambers, is open', () => {
    const { match } = fighting();
    const decks = {
      dungeon: 49,
      dragon: 8,
      treasure: 32,
      trap: 15,
      door: 15,
      crypt: 15,
      corpse: 15,
      search: 30,
      catacomb: 40,
    };
    for (const viewer of everybody)
      expect(new View(match, viewer).facts()).toMatchObject({ stock: 116, decks, combat: { deck: 46 } });
  });
});

describe('chambers', () => {
  it('DQ-HIDDEN-2 a chamber on the board is known to all, even to those who did not see it come', () => {
    const play = fighting();
    play.arrange([{ chamber: 'bridge-straight', at: 'E5', entry: 'west' }]);
    const [tile] = cardsIn(play.match, 'chamber', spaceNamed('E5'));
    expect(whoKnows(play.match, tile)).toEqual(everybody);
    for (const viewer of everybody)
      expect(play.view(viewer).facts()).toMatchObject({
        board: { E5: { chamber: 'bridge-straight', entry: 'west' } },
      });
  });
});

describe('monster tokens', () => {
  it('DQ-HIDDEN-5 the kind of every token is open', () => {
    const { match } = fighting();
    for (const viewer of everybody) {
      const view = new View(match, viewer);
      const pool = Object.fromEntries(MONSTERS.map((kind) => [kind, kind === 'golem' ? 3 : 4]));
      expect(view.facts()).toMatchObject({ pool });
      expect(view.back(cardsIn(match, 'facing')[0])).toBe('token-golem');
    }
  });

  it('DQ-HIDDEN-6 DQ-HIDDEN-7 the number is seen by nobody before the combat, and then by the monster player alone', () => {
    const play = meeting();
    const [token] = cardsIn(play.match, 'facing');
    expect(whoKnows(play.match, token)).toEqual([]);
    play.choose(HERO, 'attack');
    expect(whoKnows(play.match, token)).toEqual([MONSTER]);
    expect(play.view(HERO).facts()).toMatchObject({ combat: { token: '[token-golem]' } });
    const { life } = tokenFace(play.match, token);
    expect(play.view(MONSTER).facts()).toMatchObject({ combat: { token: `golem-${life}` } });
  });

  it('DQ-HIDDEN-7 a monster player who takes a token from the board sees no number before he chooses', () => {
    const on = (at: string, life: number): Arrangement[] => [
      { chamber: 'dungeon-room-tee', at, entry: 'south' },
      { token: 'golem', life, at },
    ];
    const play = meeting({}, [...on('E4', 3), ...on('F4', 5), ...on('E7', 6), ...on('F7', 7)]);
    const pending = play.match.pending()[0];
    expect([pending.seat, pending.question.do]).toEqual([MONSTER, 'choose-token']);
    expect(pending.options.map(({ id }) => id)).toEqual(['token:E4', 'token:F4', 'token:E7', 'token:F7']);
    const shown = JSON.stringify(play.view(MONSTER));
    for (const life of [3, 5, 6, 7]) expect(shown).not.toContain(`"golem-${life}"`);
  });

  it('DQ-HIDDEN-8 a number that was seen is hidden again when the token stays on the board', () => {
    const play = fighting();
    const [token] = cardsIn(play.match, 'facing');
    play.resign(HERO);
    expect(play.match.instances.layout.label(play.match.instances.zoneOf(token))).toBe('monsters:1');
    expect(whoKnows(play.match, token)).toEqual([]);
    for (const viewer of everybody) {
      for (const { event, faces } of play.events.seenBy(viewer))
        if (event.type === 'monster-stays') expect(faces).toEqual({});
    }
  });

  it('DQ-HIDDEN-8 DQ-HIDDEN-9 the life of a killed Monster is told to all, and in the pool it is hidden again', () => {
    let mixed = 0;
    let kills = 0;
    for (let seed = 0; seed < 60 && kills < 12; seed++) {
      const play = fighting({}, `kill ${seed}`);
      const [token] = cardsIn(play.match, 'facing');
      const { life } = tokenFace(play.match, token);
      const rng = Rng.fromSeed(`kill ${seed}`);
      while (play.match.world.combat) {
        const options = play.match.legal(play.match.asked());
        play.choose(play.match.asked(), options[rng.below(options.length, CARDS)].id);
      }
      const killed = play.events.seenBy('spectator').find(({ event }) => event.type === 'monster-killed');
      if (!killed) continue;
      expect(killed.event).toMatchObject({ life });
      expect(play.events.seenBy(HERO)).toContainEqual(expect.objectContaining({ event: killed.event }));
      for (const card of cardsIn(play.match, 'pool')) expect(whoKnows(play.match, card)).toEqual([]);
      kills++;
      if (tokenFace(play.match, token).life !== life) mixed++;
    }
    expect(kills).toBeGreaterThan(5);
    expect(mixed).toBeGreaterThan(1);
  }, 30_000);

  it('DQ-HIDDEN-17 alone, the number is open from the start', () => {
    const play = new Playthrough(game, { seats: [{ hero: 'hugo' }] }, [{ first: 0 }, { turn: 0 }]);
    play.arrange([{ next: { stock: ['dungeon-room-cross'], dungeon: ['dungeon-waking-golem'] } }]);
    play.choose(0, 'move:east');
    const [token] = cardsIn(play.match, 'facing');
    expect(knows(play.match, 0, token)).toBe(true);
    expect(knows(play.match, 'spectator', token)).toBe(true);
  });
});

describe('combat cards', () => {
  it('DQ-HIDDEN-10 DQ-HIDDEN-13 DQ-HIDDEN-19 a hand is seen by its side only; its size is open', () => {
    const { match } = fighting();
    for (const [side, owner] of [
      [0, HERO],
      [1, MONSTER],
    ]) {
      const hand = cardsIn(match, 'hand', side);
      expect(hand).toHaveLength(5);
      for (const card of hand) expect(whoKnows(match, card)).toEqual([owner]);
      const offered = match.pendingFor(owner)?.options.map(({ id }) => id.slice('play:'.length));
      expect(new Set(offered)).toEqual(new Set(hand.map((card) => match.face(card).id)));
    }
    for (const viewer of [WATCHER, 'spectator'] as const) {
      const { combat } = new View(match, viewer).facts() as unknown as { combat: { hands: string[][] } };
      expect(combat.hands.map((hand) => hand.length)).toEqual([5, 5]);
      expect(combat.hands.flat().every((card) => card.startsWith('['))).toBe(true);
    }
  });

  it('DQ-HIDDEN-11 a chosen card does not show before both have chosen; that one has, does', () => {
    const views = ['first', 'second'].map((which) => {
      const play = fighting();
      const { options } = play.match.pendingFor(HERO) as { options: readonly { id: string }[] };
      expect(options.length).toBeGreaterThan(1);
      play.choose(HERO, options[which === 'first' ? 0 : 1].id);
      expect(play.view(MONSTER).answered).toEqual([HERO]);
      return [MONSTER, WATCHER, 'spectator' as const].map((viewer) => [
        canonical(play.view(viewer)),
        canonical(play.events.seenBy(viewer) as unknown as Json),
      ]);
    });
    expect(views[1]).toEqual(views[0]);
  });

  it('DQ-HIDDEN-11 both cards are public when both have chosen', () => {
    const play = fighting();
    for (const seat of [HERO, MONSTER]) play.choose(seat, ordinary(play.match, seat));
    const revealed = play.events.seenBy('spectator').find(({ event }) => event.type === 'revealed');
    expect(Object.keys(revealed?.faces ?? {})).toHaveLength(2);
  });

  it('DQ-HIDDEN-12 the Power cards of an escape attempt are public', () => {
    const play = meeting();
    play.choose(HERO, 'escape');
    for (const viewer of everybody) {
      const tried = play.events.seenBy(viewer).find(({ event }) => event.type === 'escape-tried');
      expect(Object.keys(tried?.faces ?? {})).toHaveLength(2);
    }
    for (const side of [0, 1])
      for (const card of cardsIn(play.match, 'escape', side))
        expect(whoKnows(play.match, card)).toEqual(everybody);
  });

  it('DQ-HIDDEN-13 DQ-HIDDEN-21 which Power card was drawn is any of the four, to everybody else', () => {
    const { match } = fighting();
    const power = cardsIn(match, 'hand', 1).find(
      (card) => game.backs[match.instances.backs[card]] === 'power-golem',
    ) as Instance;
    const four = game.faces.filter(({ back }) => back === 'power-golem').map(({ id }) => id);
    for (const viewer of [HERO, WATCHER, 'spectator'] as const) {
      const view = new View(match, viewer);
      const guesses = Array.from(
        { length: 60 },
        (_, n) => view.determinise(Rng.fromSeed(`${n}`)).face(power).id,
      );
      expect([...new Set(guesses)].sort()).toEqual([...four].sort());
    }
    expect(knows(match, MONSTER, power)).toBe(true);
  });

  it('DQ-HIDDEN-14 the combat stack and the damage stacks are open', () => {
    const play = fighting();
    play.arrange([
      { put: 'slash', in: 'combat-stack', from: 'combat' },
      { put: 'slash', in: 'damage:0', from: 'combat' },
      { put: 'witchfire', in: 'damage:1', from: 'combat' },
    ]);
    expect(play.view('spectator').facts()).toMatchObject({
      combat: { stack: ['slash'], damage: [['slash'], ['witchfire']] },
    });
  });

  it('DQ-HIDDEN-18 what is still in a hand when the combat ends is not shown', () => {
    const play = fighting();
    for (const seat of [HERO, MONSTER]) play.choose(seat, ordinary(play.match, seat));
    while (!play.match.pending().some(({ kind }) => kind === 'sealed'))
      play.choose(play.match.asked(), 'decline');
    const hands = [0, 1].map((side) => cardsIn(play.match, 'hand', side));
    const told = play.events.length;
    play.resign(HERO);
    expect(play.match.world.combat).toBeNull();
    for (const [side, owner] of [
      [0, HERO],
      [1, MONSTER],
    ]) {
      for (const viewer of everybody) {
        const since = play.events.seenBy(viewer, viewer === owner ? told : 0);
        const seen = since.flatMap(({ faces }) => Object.keys(faces).map(Number));
        for (const card of hands[side]) expect(seen).not.toContain(card);
      }
    }
    for (const zone of ['combat', 'power'])
      for (const card of cardsIn(play.match, zone)) expect(whoKnows(play.match, card)).toEqual([]);
  });

  it('DQ-HIDDEN-21 the four Power cards of every owner can be read by anybody', () => {
    const view = new View(fighting().match, 'spectator');
    for (const owner of ['hugo', 'lindel', ...MONSTERS])
      expect(view.game.faces.filter(({ back }) => back === `power-${owner}`)).toHaveLength(4);
  });
});

describe('events', () => {
  it('DQ-HIDDEN-20 every die is told to everybody', () => {
    let dice = 0;
    for (let seed = 0; seed < 12; seed++) {
      const play = new Playthrough(game, randomTable(seed));
      const rng = Rng.fromSeed(`dice ${seed}`);
      while (play.match.asked() !== NONE) {
        const options = play.match.legal(play.match.asked());
        play.choose(play.match.asked(), options[rng.below(options.length, CARDS)].id);
      }
      const rolls = (viewer: Viewer) =>
        play.events
          .seenBy(viewer)
          .map(({ event }) => event)
          .filter((event) => 'dice' in event || 'die' in event);
      dice += rolls('everything').length;
      for (const viewer of [...play.match.world.heroes.keys(), 'spectator' as const])
        expect(rolls(viewer)).toEqual(rolls('everything'));
    }
    expect(dice).toBeGreaterThan(100);
  });

  /** The same match but for one hidden face: what `viewers` are told must be the same. */
  function twins(match: M, card: Instance, other: Instance): [M, EventLog][] {
    return [false, true].map((swapped) => {
      const twin = match.clone();
      const log = new EventLog();
      twin.sink = log;
      if (swapped) {
        const face = twin.instances.face(card);
        twin.instances.setFace(card, twin.instances.face(other));
        twin.instances.setFace(other, face);
      }
      return [twin, log];
    });
  }

  const told = (log: EventLog, viewer: Viewer) => canonical(log.seenBy(viewer) as unknown as Json);

  it('DQ-HIDDEN-6 DQ-INV-29 tell the Hero nothing of the number of the token he fights', () => {
    const play = fighting();
    const { match } = play;
    const [token] = cardsIn(match, 'facing');
    const other = cardsIn(match, 'pool').find(
      (card) => match.instances.backs[card] === match.instances.backs[token],
    ) as Instance;
    const pair = twins(match, token, other);
    for (const [twin] of pair) {
      for (const seat of [HERO, MONSTER]) twin.choose(seat, ordinary(twin, seat));
      while (twin.world.combat?.round === 1) twin.choose(twin.asked(), 'decline');
      expect(twin.world.combat?.round).toBe(2);
    }
    for (const viewer of [HERO, WATCHER, 'spectator'] as const) {
      expect(told(pair[1][1], viewer)).toBe(told(pair[0][1], viewer));
      expect(canonical(new View(pair[1][0], viewer))).toBe(canonical(new View(pair[0][0], viewer)));
    }
  });

  it('DQ-HIDDEN-10 DQ-HIDDEN-19 DQ-INV-29 tell nobody else of a card that stays in a hand', () => {
    const { match } = fighting();
    const hand = cardsIn(match, 'hand', 1).filter((card) => match.face(card).back === 'combat');
    const played = match.face(hand[0]).id;
    const kept = hand.find((card) => match.face(card).id !== played) as Instance;
    const other = cardsIn(match, 'combat')
      .reverse()
      .find((card) => match.instances.face(card) !== match.instances.face(kept)) as Instance;
    const pair = twins(match, kept, other);
    for (const [twin] of pair) {
      twin.choose(HERO, ordinary(twin, HERO));
      twin.choose(MONSTER, `play:${played}`);
      while (twin.world.combat?.round === 1) twin.choose(twin.asked(), 'decline');
    }
    for (const viewer of [HERO, WATCHER, 'spectator'] as const) {
      expect(told(pair[1][1], viewer)).toBe(told(pair[0][1], viewer));
      expect(canonical(new View(pair[1][0], viewer))).toBe(canonical(new View(pair[0][0], viewer)));
    }
    expect(canonical(new View(pair[1][0], MONSTER))).not.toBe(canonical(new View(pair[0][0], MONSTER)));
  });

  it('DQ-HIDDEN-15 DQ-HIDDEN-16 DQ-INV-29 tell nothing of Loot under a cloak while it is kept', () => {
    let choices = 0;
    for (let seed = 0; seed < 6; seed++) {
      const { match } = new Playthrough(game, { ...table({ cloak: true }), seed: `cloak ${seed}` }, [
        { first: 0 },
        { put: 'treasure-purse-of-crowns', in: 'loot:0' },
        { turn: 1 },
      ]);
      const [purse] = cardsIn(match, 'loot', 0);
      const [other] = cardsIn(match, 'treasure').filter(
        (card) => match.face(card).id === 'treasure-giant-ruby',
      );
      match.instances.forget(purse, 0xffff & ~1);
      const pair = twins(match, purse, other);
      const rng = Rng.fromSeed(`cloak ${seed}`);
      for (let i = 0; i < 60 && pair.every(([twin]) => keeps(twin, purse)); i++, choices++) {
        const pick = rng.next(CARDS);
        for (const [twin] of pair) {
          const options = twin.legal(twin.asked());
          twin.take(twin.asked(), options[pick % options.length]);
        }
        if (!pair.every(([twin]) => keeps(twin, purse))) break;
        if (i % 6 > 0) continue;
        for (const viewer of [1, 2, 'spectator'] as const) {
          expect(told(pair[1][1], viewer)).toBe(told(pair[0][1], viewer));
          expect(canonical(new View(pair[1][0], viewer))).toBe(canonical(new View(pair[0][0], viewer)));
        }
      }
    }
    expect(choices).toBeGreaterThan(60);
  }, 30_000);

  /** The card is still facedown with its owner, and no Treasure card has been drawn. */
  function keeps(match: M, loot: Instance): boolean {
    const { instances } = match;
    return (
      match.asked() !== NONE &&
      instances.zoneOf(loot) === match.zone('loot', 0) &&
      instances.size(match.zone('treasure')) === 31
    );
  }
});
