/** Random tables, random matches and the invariants of the ledger (INV), for tests. */
import {
  CARDS,
  type Event,
  type Game,
  type Instance,
  type Json,
  NONE,
  Rng,
  SETUP,
  type Sink,
  type Wanted,
} from '@underhall/kernel';
import { isTower, nameOf, SPACES, type Space, TREASURE_CHAMBER } from '../grid.ts';
import { MONSTERS } from '../verbs.ts';
import { DECK_NAMES, DECK_SIZES } from './content.ts';
import { hasTreasure } from './loot.ts';
import { conflicts, tableOptions } from './options.ts';
import {
  type Attempt,
  BELOW,
  DEAD,
  type Hero,
  IN_DUNGEON,
  isInside,
  isOn,
  isSolo,
  lifeOf,
  type M,
  OUT,
  tileAt,
  tokenFace,
  type World,
} from './world.ts';

/** A table with a random number of seats and a random mix of options that go together. */
export function randomTable(seed: number, seats?: number): Wanted {
  const rng = Rng.fromSeed(`table ${seed}`);
  const count = seats ?? 1 + rng.below(4, SETUP);
  for (;;) {
    const options: Record<string, Json> = {};
    for (const option of tableOptions) {
      if (option.kind === 'flag') options[option.id] = rng.below(4, SETUP) === 0;
      else if (option.id === 'might') options.might = 1 + rng.below(3, SETUP);
    }
    const table = {
      options,
      seats: Array.from({ length: count }, () => ({ hero: 'random' })),
      seed: `${seed}`,
    };
    if (conflicts(table).length === 0) return table;
  }
}

/** How a match is played: at random, or mostly sensibly, so that Heroes get far. */
export type Play = 'random' | 'sensible';

/**
 * Plays a match to its end and checks every invariant after every choice. The message of a failure names the table,
 * so that it can be played again. `meanwhile` looks at each question.
 */
export function playWatched(
  game: Game<World>,
  seed: number,
  play: Play,
  meanwhile?: (match: M) => void,
): { match: M; watch: Watch } {
  const match = game.prepare(game.agree(randomTable(seed)));
  const rng = Rng.fromSeed(`choices ${seed}`);
  const watch = new Watch(match);
  try {
    match.resolve();
    for (let choices = 0; match.asked() !== NONE; choices++) {
      if (choices > 20_000) throw new Error('DQ-INV-28: the match does not end');
      watch.check();
      meanwhile?.(match);
      const seat = match.asked();
      const options = match.legal(seat);
      const sensible = play === 'sensible' ? game.spec.policy : undefined;
      match.take(seat, options[sensible?.(match, seat, options, rng) ?? rng.below(options.length, CARDS)]);
    }
    watch.check();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nin the ${play} match ${seed}, choice ${match.choices}`, {
      cause: error,
    });
  }
  return { match, watch };
}

function must(holds: boolean, rule: string, what: string): void {
  if (!holds) throw new Error(`${rule}: ${what}`);
}

// ------------------------------------------------------------------ what must hold at every question

/** What must hold whenever somebody is asked, and at the end. */
export function checkInvariants(match: M): void {
  checkCards(match);
  checkBoard(match);
  checkHeroes(match);
  checkCombat(match);
  checkSecrets(match);
  if (match.outcome) checkEnd(match);
  else checkQuestion(match);
}

/** Counts cards by back and kind of zone. */
function census(match: M): Map<string, Map<string, number>> {
  const { instances, game } = match;
  const all = new Map<string, Map<string, number>>();
  for (let card = 0; card < instances.count; card++) {
    const back = game.backs[instances.backs[card]];
    const zone = instances.layout.name(instances.zoneOf(card));
    const counts = all.get(back) ?? new Map<string, number>();
    all.set(back, counts.set(zone, (counts.get(zone) ?? 0) + 1));
  }
  return all;
}

function total(counts: Map<string, number> | undefined, zones: readonly string[]): number {
  let sum = 0;
  for (const zone of zones) sum += counts?.get(zone) ?? 0;
  return sum;
}

const WITH_HEROES = ['kept', 'loot', 'runes', 'drawn', 'drawn-secret', 'trip', 'removed'];
const PLACES = Object.fromEntries(
  DECK_NAMES.map((deck) => [deck, [deck, `${deck}-discard`, ...WITH_HEROES]]),
);
const IN_COMBAT = ['hand', 'played', 'damage', 'escape', 'combat-stack', 'combat-discard'];

/** DQ-INV-1 to 3, DQ-INV-6, DQ-INV-8 */
function checkCards(match: M): void {
  const all = census(match);
  for (const deck of DECK_NAMES) {
    const counts = all.get(deck);
    const sum = [...(counts?.values() ?? [])].reduce((a, b) => a + b, 0);
    must(sum === DECK_SIZES[deck], 'DQ-INV-2', `the ${deck} deck has ${sum} cards`);
    must(
      total(counts, PLACES[deck]) === sum,
      'DQ-INV-1',
      `a ${deck} card lies where it cannot: ${JSON.stringify([...(counts ?? [])])}`,
    );
  }
  must(
    total(all.get('combat'), ['combat', 'classic-hand', ...IN_COMBAT]) === 54,
    'DQ-INV-2',
    'Combat cards are missing',
  );
  for (const [back, counts] of all) {
    if (back.startsWith('power-'))
      must(total(counts, ['power', ...IN_COMBAT]) === 4, 'DQ-INV-2', `${back} is not whole`);
  }
  must(
    total(all.get('chamber'), ['stock', 'chamber', 'drawn-tiles']) === 117,
    'DQ-INV-3',
    'chambers are missing',
  );
  must(
    total(all.get('dragon'), ['dragon', 'dragon-discard', 'drawn']) === 8,
    'DQ-INV-6',
    'Dragon cards are missing',
  );
  for (const kind of MONSTERS) {
    const tokens = all.get(`token-${kind}`);
    must(total(tokens, ['pool', 'monsters', 'facing']) === 4, 'DQ-INV-8', `a ${kind} is missing`);
  }
}

/** DQ-INV-4, DQ-INV-16, DQ-INV-24 */
function checkBoard(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  for (let space = 0; space < SPACES; space++) {
    const chambers = instances.size(base.chamber + space);
    const monsters = instances.size(base.monsters + space);
    if (chambers === 0 && monsters === 0 && world.entry[space] < 0) continue;
    must(chambers <= 1, 'DQ-INV-4', `${nameOf(space)} holds ${chambers} chambers`);
    must(chambers === (world.entry[space] >= 0 ? 1 : 0), 'DQ-INV-4', `${nameOf(space)} has lost its chamber`);
    must(!isTower(space) && space !== TREASURE_CHAMBER, 'DQ-INV-4', `a chamber lies on ${nameOf(space)}`);
    must(monsters === 0 || chambers === 1, 'DQ-INV-24', `a Monster stands on ${nameOf(space)}`);
  }
  must(world.markers.length <= 6, 'DQ-INV-16', 'too many entrance markers');
  must(new Set(world.markers).size === world.markers.length, 'DQ-INV-16', 'two markers on one chamber');
  for (const space of world.markers) {
    const kind = tileAt(match, space)?.kind;
    must(kind !== undefined && kind !== 'cave-in', 'DQ-INV-16', `a marker on ${kind ?? 'no chamber'}`);
  }
}

/** DQ-INV-10 to 12, DQ-INV-15, DQ-INV-26 */
function checkHeroes(match: M): void {
  const { world } = match;
  let tokens = 0;
  world.heroes.forEach((hero, seat) => {
    for (const held of hero.determination) tokens += held.tokens;
    must((hero.state === IN_DUNGEON) === hero.space >= 0, 'DQ-INV-10', 'a figure without its Hero');
    must((hero.state === BELOW) === hero.marker >= 0, 'DQ-INV-11', 'a travel marker without its Hero');
    must(hero.searches <= 2 && hero.trappedSearches <= 2, 'DQ-INV-26', 'a third search');
    if (hero.state === DEAD) checkDead(match, hero, seat);
  });
  must(tokens <= 24, 'DQ-INV-15', `${tokens} determination tokens`);
}

/** DQ-INV-12 */
function checkDead({ instances }: M, hero: Hero, seat: number): void {
  const { base } = instances.layout;
  for (const zone of ['loot', 'runes', 'kept', 'drawn', 'drawn-secret', 'trip'])
    must(instances.size(base[zone] + seat) === 0, 'DQ-INV-12', `a dead Hero holds a card (${zone})`);
  const marked = hero.wounds > 0 || hero.determination.length > 0 || hero.marker >= 0;
  must(!marked, 'DQ-INV-12', 'a dead Hero holds a wound, a determination token or a marker');
}

/** DQ-INV-22, DQ-INV-23 */
function checkCombat(match: M): void {
  const { world, instances, agenda } = match;
  const { base } = instances.layout;
  const { combat } = world;
  must(
    (combat !== null) === agenda.some((effect) => effect.do === 'encounter-over'),
    'DQ-INV-22',
    'an encounter is over and not over',
  );
  if (combat) {
    if (combat.kind === '' || !combat.begun) return;
    const damage = instances.size(base.damage + 1) + combat.monsterWounds;
    must(damage < tokenFace(match, combat.token).life, 'DQ-INV-23', 'a Monster that should be dead');
    return;
  }
  must(instances.size(base.facing) === 0, 'DQ-INV-22', 'a token in front of a player outside combat');
  for (const zone of ['hand', 'played', 'damage', 'escape']) {
    for (const side of [0, 1])
      must(instances.size(base[zone] + side) === 0, 'DQ-INV-22', `${zone} is not empty outside combat`);
  }
  must(instances.size(base['combat-stack']) === 0, 'DQ-INV-22', 'the combat stack is not empty');
  const hands = isOn(match, 'classic') ? 3 * match.seats : 0;
  const deck = instances.size(base.combat) + instances.size(base['combat-discard']);
  must(deck === 54 - hands, 'DQ-INV-22', `the Combat deck has ${deck} cards`);
  const owners = instances.layout.kinds.find((kind) => kind.name === 'power')?.count ?? 0;
  for (let owner = 0; owner < owners; owner++)
    must(instances.size(base.power + owner) === 4, 'DQ-INV-22', 'a Power deck is not whole');
}

/** Questions that a Hero with a postponed encounter may not be asked. */
const ACTIONS = ['choose-action', 'cave-in', 'back-or-cross', 'choose-move', 'may-move-on'];

/** DQ-INV-25, DQ-INV-28 */
function checkQuestion(match: M): void {
  const asked = match.pending().filter(({ kind }) => kind !== 'offer');
  must(asked.length > 0, 'DQ-INV-28', 'nobody is asked');
  must(asked.length === 1 || asked.every(({ kind }) => kind === 'sealed'), 'DQ-INV-28', 'several are asked');
  must(asked.length <= 2, 'DQ-INV-28', 'more than a pair is asked at once');
  for (const { seat, question, options } of asked) {
    must(options.length > 0, 'DQ-INV-28', `'${question.do}' has no option`);
    if (ACTIONS.includes(question.do))
      must(!match.world.heroes[seat].postponed, 'DQ-INV-25', `'${question.do}' before the encounter`);
  }
}

/** DQ-INV-30 */
function checkEnd(match: M): void {
  const { world } = match;
  const { winners } = match.outcome as { winners: readonly number[] };
  must(!world.heroes.some(isInside), 'DQ-WIN-1', 'the game is over but a Hero is inside');
  const out = world.heroes.flatMap((hero, seat) => (hero.state === OUT ? [seat] : []));
  for (const seat of winners) must(out.includes(seat), 'DQ-INV-30', 'a winner who did not leave');
  if (!isSolo(match)) must(winners.length > 0 === out.length > 0, 'DQ-INV-30', 'somebody left, nobody won');
}

// ------------------------------------------------------------------ who may know what

const EVERYBODY = 0xffff;
const FACEDOWN = new Set<string>(['stock', 'pool', 'power', 'combat', ...DECK_NAMES]);

/** Who may know a face by the ledger alone (HIDDEN); undefined where it depends on what happened before. */
export function mayKnow(match: M, card: Instance): number | undefined {
  const { instances, world } = match;
  const zone = instances.zoneOf(card);
  const name = instances.layout.name(zone);
  const key = instances.layout.key(zone);
  // DQ-HIDDEN-1, DQ-HIDDEN-5, DQ-HIDDEN-13
  if (FACEDOWN.has(name)) return 0;
  // DQ-HIDDEN-6, DQ-HIDDEN-8, DQ-HIDDEN-17
  if (name === 'monsters') return isSolo(match) ? EVERYBODY : 0;
  if (name === 'facing') {
    if (isSolo(match)) return EVERYBODY;
    return world.combat?.begun ? 1 << world.combat.opponent : 0;
  }
  // DQ-HIDDEN-10, DQ-HIDDEN-13, DQ-HIDDEN-19
  if (name === 'hand') return world.combat ? 1 << (key === 0 ? world.combat.hero : world.combat.opponent) : 0;
  if (name === 'drawn-secret') return 1 << key;
  // DQ-HIDDEN-15
  if (name === 'loot' && isOn(match, 'cloak')) return undefined;
  // DQ-HIDDEN-2 to 4, DQ-HIDDEN-12, DQ-HIDDEN-14
  return EVERYBODY;
}

/** DQ-INV-29: what the views are made of is exactly what the ledger allows. */
function checkSecrets(match: M): void {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    const may = mayKnow(match, card);
    if (may === undefined) continue;
    const knowers = instances.knowers(match, card);
    if (knowers === may) continue;
    const where = instances.layout.label(instances.zoneOf(card));
    must(false, 'DQ-INV-29', `${match.face(card).id} in ${where} is known to ${knowers.toString(2)}`);
  }
}

// ------------------------------------------------------------------ what must hold from one moment to the next

/** Watches a match: what happens in it and what must never change. `check` is called whenever somebody is asked. */
export class Watch implements Sink {
  readonly #match: M;
  /** Which kinds of event have been seen. */
  readonly seen = new Set<string>();
  readonly #chambers = new Map<Space, string>();
  readonly #states: number[];
  #first = -1;
  #sun = 1;
  #sunMoves = 0;
  #sunRound = 0;
  /** Heroes who may come to an occupied space: from below, or pulled out of a dead end. */
  readonly #comingUp = new Set<number>();
  /** Under OPTCLOAK: who has ever held a Loot card since it was drawn. */
  readonly #holders = new Map<Instance, number>();
  // The combat round.
  #played: Instance[] = [];
  #roundOpen = false;
  #extraCards = false;

  constructor(match: M) {
    this.#match = match;
    this.#states = match.world.heroes.map(({ state }) => state);
    match.sink = this;
  }

  check(): void {
    checkInvariants(this.#match);
    this.#checkChambers();
    this.#checkStates();
    this.#checkSun();
    if (isOn(this.#match, 'cloak')) this.#checkLoot();
  }

  tell(event: Event): void {
    this.seen.add(event.type);
    this.#names(event);
    const seat = event.seat as number;
    if (event.type === 'turn') this.#betweenTurns();
    else if (event.type === 'entered') this.#entered(event);
    else if (event.type === 'sun') this.#sunMoved(event.space as number);
    else if (event.type === 'went-below') this.#comingUp.add(seat);
    else if (event.type === 'came-round') this.#comingUp.add(seat);
    else if (event.type === 'left') this.#left(seat);
    else if (event.type === 'gained') this.#holders.set(event.card as Instance, 1 << seat);
    else if (event.type === 'loot-taken') {
      const card = event.card as Instance;
      this.#holders.set(card, (this.#holders.get(card) ?? 0) | (1 << seat));
    } else this.#inCombat(event);
  }

  /** DQ-INV-29: an event names no face that is not open to all. */
  #names(event: Event): void {
    const { game, instances } = this.#match;
    for (const value of Object.values(event)) {
      if (typeof value !== 'string' || !game.hasFace(value)) continue;
      const face = game.faceIndex(value);
      let open = false;
      for (let card = 0; card < instances.count && !open; card++)
        open = instances.face(card) === face && instances.knowers(this.#match, card) === EVERYBODY;
      must(open, 'DQ-INV-29', `'${event.type}' names ${value}`);
    }
  }

  /** DQ-INV-5 */
  #checkChambers(): void {
    const { world, instances } = this.#match;
    const { base } = instances.layout;
    for (const [space, lay] of this.#chambers) {
      const now = `${instances.first(base.chamber + space)} ${world.entry[space]}`;
      must(now === lay, 'DQ-INV-5', `the chamber on ${nameOf(space)} has changed`);
    }
    for (let space = 0; space < SPACES; space++) {
      if (world.entry[space] >= 0)
        this.#chambers.set(space, `${instances.first(base.chamber + space)} ${world.entry[space]}`);
    }
  }

  /** DQ-INV-13 */
  #checkStates(): void {
    this.#match.world.heroes.forEach(({ state }, seat) => {
      const before = this.#states[seat];
      must((before !== OUT && before !== DEAD) || state === before, 'DQ-INV-13', 'a Hero has come back');
      this.#states[seat] = state;
    });
  }

  /** DQ-INV-17, DQ-INV-18 */
  #checkSun(): void {
    const { sun, first, turn } = this.#match.world;
    if (turn === 0) return;
    if (this.#first < 0) {
      this.#first = first;
      must(sun <= 7 && (sun === 1 || isOn(this.#match, 'late')), 'DQ-INV-17', `the sun starts on ${sun}`);
    } else must(sun - this.#sun === this.#sunMoves, 'DQ-INV-17', `the sun came from ${this.#sun} to ${sun}`);
    must(first === this.#first, 'DQ-INV-18', 'there is another First Player');
    this.#sun = sun;
    this.#sunMoves = 0;
  }

  /** DQ-INV-17: one space in a turn of the First Player, but not beyond the last. */
  #sunMoved(space: number): void {
    const { active, first, round } = this.#match.world;
    must(active === first && round > this.#sunRound, 'DQ-INV-17', 'the sun has moved twice in a turn');
    must(space <= LAST_SUN_SPACE, 'DQ-INV-17', `the sun stands on ${space}`);
    this.#sunRound = round;
    if (space > this.#sun + this.#sunMoves) this.#sunMoves++;
  }

  /** DQ-INV-29, DQ-HIDDEN-15: facedown Loot is known to its holders, until it is used. */
  #checkLoot(): void {
    const match = this.#match;
    for (let seat = 0; seat < match.seats; seat++) {
      for (const card of match.instances.list(match.zone('loot', seat))) {
        const knowers = match.instances.knowers(match, card);
        const held = this.#holders.get(card);
        must((knowers & (1 << seat)) !== 0, 'DQ-HIDDEN-15', 'an owner does not know his Loot');
        must(
          knowers === held || knowers === EVERYBODY,
          'DQ-INV-29',
          `Loot of ${seat} is known to ${knowers}`,
        );
      }
    }
  }

  /** DQ-INV-7, DQ-INV-9, DQ-INV-15, DQ-INV-22 */
  #betweenTurns(): void {
    const match = this.#match;
    const { world, instances } = match;
    const { base } = instances.layout;
    checkCombat(match);
    const looting = world.heroes.some((hero) => hero.state === IN_DUNGEON && hero.space === TREASURE_CHAMBER);
    must(looting || instances.size(base['dragon-discard']) === 0, 'DQ-INV-7', 'a Dragon card is faceup');
    world.heroes.forEach((hero, seat) => {
      if (!isInside(hero)) return;
      const alive = hero.wounds >= 0 && hero.wounds < lifeOf(match, seat);
      must(alive, 'DQ-INV-9', `${hero.wounds} wounds and alive`);
      must(
        instances.size(base.drawn + seat) + instances.size(base['drawn-secret'] + seat) === 0,
        'DQ-INV-1',
        'a drawn card is left over',
      );
      for (const held of hero.determination)
        must(isUnfinished(match, seat, held), 'DQ-INV-15', `tokens for ${held.what}, which is over`);
    });
  }

  /** DQ-INV-14, DQ-LIMIT-3 */
  #entered({ seat, space, special }: Event): void {
    const match = this.#match;
    const cameUp = this.#comingUp.delete(seat as number);
    if (space === TREASURE_CHAMBER || (isOn(match, 'pvp') && match.world.turn > 0)) return;
    const shared = match.world.heroes.some(
      (hero, other) => other !== seat && hero.state === IN_DUNGEON && hero.space === space,
    );
    const fled = match.world.heroes[seat as number].from >= 0;
    must(!shared || (special === true && (cameUp || fled)), 'DQ-INV-14', 'two Heroes have met in a chamber');
  }

  /** DQ-INV-27 */
  #left(seat: number): void {
    const match = this.#match;
    const enough = isOn(match, 'noguts')
      ? hasTreasure(match, seat)
      : match.instances.size(match.zone('loot', seat)) > 0;
    must(enough, 'DQ-INV-27', 'a Hero has left without Loot');
  }

  #withCards(): boolean {
    const mode = this.#match.world.combat?.mode;
    return mode === 'cards' || mode === 'solo';
  }

  /** DQ-INV-19 to 21 */
  #inCombat(event: Event): void {
    const { instances } = this.#match;
    const { base } = instances.layout;
    switch (event.type) {
      case 'combat-began':
        this.#roundOpen = false;
        this.#extraCards = false;
        this.#played = [];
        break;
      case 'combat-cards':
        this.#extraCards ||= this.#roundOpen;
        break;
      case 'revealed':
        must(!this.#roundOpen, 'DQ-INV-20', 'a round has ended without a result');
        this.#roundOpen = this.#withCards();
        this.#played = [...(event.cards ?? [])];
        for (const side of [0, 1]) {
          const played = instances.size(base.played + side);
          must(played <= 1, 'DQ-INV-21', 'cards of the last round still lie there');
          const hand = instances.size(base.hand + side) + played;
          must(hand <= 5 || this.#extraCards, 'DQ-INV-19', 'more than five cards');
        }
        break;
      case 'counterattack':
        this.#played.push(event.card as Instance);
        break;
      case 'monster-counter':
        this.#played.push(...(event.played as readonly Instance[]));
        break;
      case 'round':
      case 'stand-off':
        if (!this.#withCards()) break;
        must(this.#roundOpen, 'DQ-INV-20', 'a round has two results');
        this.#roundOpen = false;
        for (const card of this.#played) {
          const zone = instances.layout.name(instances.zoneOf(card));
          const stacked = zone === 'damage' || zone === 'combat-stack';
          must(
            stacked || this.#match.world.combat?.fleeing === true,
            'DQ-INV-21',
            `a played card went to ${zone}`,
          );
        }
        break;
    }
  }
}

const LAST_SUN_SPACE = 30;

/** Is this still to be tried again? */
function isUnfinished(match: M, seat: number, { card, what }: Attempt): boolean {
  const { instances, world } = match;
  const hero = world.heroes[seat];
  if (card !== NONE) return instances.zoneOf(card) === instances.layout.base.kept + seat;
  if (what === 'web') return hero.caught;
  if (what === 'cave-in') return tileAt(match, hero.space)?.kind === 'cave-in' && !hero.crossed;
  return what.startsWith('portcullis:') && hero.state === IN_DUNGEON;
}
