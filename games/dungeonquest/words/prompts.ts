/** What is awaited, in one line: who, where, why. */
import {
  capital,
  type EffectIn,
  type Instance,
  listed,
  NONE,
  type OpenWindow,
  type Pending,
  type Seat,
  type View,
} from '@underhall/kernel';
import { clause } from '../card-text.ts';
import { HERO } from '../classic/combat/state.ts';
import type { CombatCard, Token } from '../classic/content.ts';
import { determinationFor } from '../classic/determination.ts';
import type { World } from '../classic/world.ts';
import { DIRECTIONS, nameOf, SUN_TRACK } from '../grid.ts';
import { OBSTACLES } from '../obstacles.ts';
import { attributesOf, type Test } from '../tests.ts';
import type { Tile } from '../tile.ts';
import { ATTRIBUTES, MONSTERS } from '../verbs.ts';
import { BELOW } from '../world.ts';
import {
  aMonster,
  cardName,
  causeName,
  contentOf,
  foeOf,
  heroName,
  nameOnFace,
  placeName,
  type Speech,
  theMonster,
  tileOn,
  typeset,
} from './names.ts';

type Holes = Record<string, string | number>;
/** A message and its holes; the key is that of the question if absent. */
interface Line extends Holes {}
type Kind = Pending<World>['question']['do'];
/** A question of one kind, as it is asked. */
type Asked<K extends Kind> = Pending<World> & {
  readonly question: Extract<Pending<World>['question'], { readonly do: K }>;
};
type Prompt<K extends Kind> = (speech: Speech, asked: Asked<K>) => Line;
type Prompts = { readonly [K in Kind]?: Prompt<K> };

const KEY = 'key';
/** Chooses another message than that of the question. */
function as(key: string, holes: Line = {}): Line {
  return { ...holes, [KEY]: key };
}

export function prompt(speech: Speech, pending: Pending<World>): string {
  const { question } = pending;
  const { [KEY]: key = question.do, ...holes } = promptOf(question.do)?.(speech, pending) ?? {};
  return capital(speech.say(`prompt.${key}`, { ...common(speech, pending), ...holes }));
}

/** (The question of a kind is what the prompt of that kind takes.) */
function promptOf(kind: Kind): ((speech: Speech, pending: Pending<World>) => Line) | undefined {
  return PROMPTS[kind] as ((speech: Speech, pending: Pending<World>) => Line) | undefined;
}

/** The hero it is about, and where: what nearly every line needs. */
function common(speech: Speech, { scope }: Pending<World>): Holes {
  const { view } = speech;
  const hero = view.world.heroes[scope.seat];
  const below = hero.state === BELOW;
  return {
    hero: heroName(speech, scope.seat),
    place: placeName(speech, hero.space),
    space: below ? nameOf(hero.marker) : hero.space < 0 ? '' : nameOf(hero.space),
    heading: speech.say(`direction.${DIRECTIONS[hero.heading]}`),
  };
}

const PROMPTS: Prompts = {
  'choose-action': (speech, pending) => {
    const hero = speech.view.world.heroes[pending.scope.seat];
    if (pending.forbidden.some(({ reason }) => reason === 'trapped'))
      return as('choose-action.trapped', { n: hero.trappedSearches + 1 });
    return { ways: waysOf(speech, pending) };
  },
  tower: (speech, pending) => ({ ways: waysOf(speech, pending) }),
  'may-move-on': (_speech, { question }) => ({ n: question.moves }),
  bridge: (speech, pending) => ({ n: lootSize(speech.view, pending.scope.seat) }),
  'which-half': (speech, { scope }) => {
    const { space } = speech.view.world.heroes[scope.seat];
    return tileOn(speech.view, space)?.kind === 'bridge' ? as('which-half.bridge') : {};
  },
  'bridge-loot': (speech, { scope, picks }) => ({ n: lootSize(speech.view, scope.seat) - picks.length }),
  below: (speech, { scope }) => ({ n: speech.view.world.heroes[scope.seat].trip }),
  'leave-or-stay': (speech, { scope }) => ({ n: speech.view.world.heroes[scope.seat].trip }),
  'left-or-right': (speech, { scope }) => ({ n: speech.view.world.heroes[scope.seat].trip }),
  'turn-chamber': (speech, { question }) => {
    const { tile, space } = question;
    return { chamber: chamberName(speech, tile), space: nameOf(space) };
  },
  choose: (speech, pending) => ({ source: sourceOf(speech, pending) }),
  may: (speech, pending) => {
    const { block } = pending.question;
    const window = windowOf(speech.view);
    const holes = {
      source: sourceOf(speech, pending),
      do: clause(speech.say, block, { event: window?.name ?? '', place: 'may' }),
    };
    if (!window || speech.view.agenda.at(-2) !== window) return holes;
    return as('may.window', { ...holes, situation: situationOf(speech, window) });
  },
  'lose-loot': ({ say }, { question, picks }) => {
    const { count, treasure } = question;
    const left = count - picks.length;
    const holes = { n: count, left, what: say(treasure ? 'loot.treasure' : 'loot.loot') };
    return left > 0 ? holes : as('lose-loot.done', holes);
  },
  'servant-target': (_speech, { question }) => ({
    space: nameOf(question.space),
  }),
  'servant-place': ({ say }, { question }) => ({ monster: say(`monster.${question.kind}`) }),
  'choose-token': (speech, { question }) => ({ monster: aMonster(speech, question.kind) }),
  'which-die': ({ view }) => {
    const [a, b] = view.coming('judge')?.dice ?? [0, 0];
    return { a, b };
  },
  'escape-or-attack': (speech, { scope }) => ({
    monster: foeOf(speech, scope.seat),
    life: lifeKnown(speech),
  }),
  'play-card': (speech, pending) => roundOf(speech, pending, 'play-card'),
  'choose-classic': (speech, pending) => roundOf(speech, pending, 'choose-classic'),
  order: (_speech, { question }) => as(`order.${question.what}`),
  counterattack: (speech, pending) => {
    const holes = counterOf(speech, pending);
    return pending.options.some(({ id }) => id === 'counter') ? holes : as('counterattack.none', holes);
  },
  'counter-card': (speech, pending) => {
    const { first } = pending.question;
    const holes = counterOf(speech, pending);
    return first ? holes : as('counter-card.more', holes);
  },
  flee: (speech, { scope }) => ({ foe: foeOf(speech, scope.seat) }),
  'take-loot': (speech, { question }) => ({
    other: heroName(speech, question.from),
  }),
  'extra-wound': (speech, { scope }) => ({ foe: foeOf(speech, scope.seat) }),
  'reroll-dice': (_speech, { question }) => {
    const [a, b] = question.dice;
    return { a, b };
  },
  window: (speech, pending) => windowLine(speech, pending),
};

/** “Move on, search or use a card” */
function waysOf({ say }: Speech, { options }: Pending<World>): string {
  const heads = new Set(options.map(({ id }) => id.split(':')[0]));
  const ways = [...heads].map((head) => say(`todo.${head}`));
  return capital(listed(say, ways, 'or'));
}

function lootSize(view: View<World>, seat: Seat): number {
  return view.instances.size(view.zone('loot', seat));
}

function chamberName({ say, view }: Speech, tile: Instance): string {
  const face = view.face(tile) as Tile | undefined;
  return say(face ? `chamber.${face.kind}` : 'deck.chamber');
}

/** The card or ability that asks. */
function sourceOf(speech: Speech, { scope }: Pending<World>): string {
  const { view } = speech;
  if (scope.card !== NONE) {
    const face = view.face(scope.card);
    return face ? (nameOnFace(speech, face.id) ?? face.id) : cardName(speech, scope.card, {});
  }
  const { abilities } = contentOf(view).heroes[view.world.heroes[scope.seat].card];
  const name = abilities[scope.value]?.name;
  return name === undefined ? heroName(speech, scope.seat) : typeset(name);
}

// ------------------------------------------------------------------ combat

function lifeKnown({ say, view }: Speech): string {
  const token = view.instances.first(view.zone('facing'));
  const face = token === NONE ? undefined : view.face(token);
  return face ? say('prompt.life', { life: (face as Token).life }) : '';
}

/** A round, seen from the side of the seat that is asked. */
function roundOf(speech: Speech, pending: Pending<World>, key: string): Line {
  const { combat } = speech.view.world;
  if (!combat) return {};
  const holes = { n: combat.round, foe: foeOf(speech, combat.hero), hero: heroName(speech, combat.hero) };
  if (pending.seat === combat.hero) return holes;
  if (combat.kind) return as(`${key}.monster`, { ...holes, monster: theMonster(speech, combat.kind) });
  return { ...holes, foe: holes.hero, hero: heroName(speech, combat.opponent) };
}

/** Who may counterattack, and against which attack. */
function counterOf(speech: Speech, { question }: Asked<'counterattack' | 'counter-card'>): Line {
  const { say, view } = speech;
  const { combat } = view.world;
  if (!combat) return {};
  const own = question.by === HERO;
  const card = own ? combat.monsterCard : combat.heroCard;
  const { type } = view.face(card) as CombatCard;
  return {
    who: own ? heroName(speech, combat.hero) : foeOf(speech, combat.hero),
    type: say(`type.${type}`),
  };
}

// ------------------------------------------------------------------ windows

function windowOf({ agenda }: View<World>): OpenWindow | undefined {
  return agenda.findLast((effect) => effect.do === 'window') as OpenWindow | undefined;
}

function windowLine(speech: Speech, pending: Asked<'window'>): Line {
  const must = !pending.options.some(({ id }) => id === 'pass');
  return {
    situation: situationOf(speech, pending.question),
    question: speech.say(must ? 'prompt.window.must' : 'prompt.window.may', {
      asked: heroName(speech, pending.seat),
    }),
  };
}

/** What is about to happen while a window is open. */
function situationOf(speech: Speech, window: OpenWindow): string {
  const { say, view } = speech;
  const { heroes } = view.world;
  const at = view.agenda.findLastIndex((effect) => effect.do === 'window');
  const subject = at > 0 ? (view.agenda[at - 1] as EffectIn<World>) : undefined;
  const situation = say(`window.${window.name}`, {
    hero: heroName(speech, window.seat),
    place: placeName(speech, heroes[window.seat].space),
    foe: foeOf(speech, view.world.combat?.hero ?? window.seat),
    n: window.value,
    ...(SITUATIONS[window.name]?.(speech, window, subject) ?? {}),
  });
  return capital(situation);
}

const SITUATIONS: Readonly<
  Record<string, (speech: Speech, window: OpenWindow, subject: EffectIn<World> | undefined) => Holes>
> = {
  'place-chamber': (speech, _window, subject) => {
    const { tile, space } = subject?.do === 'place-chamber' ? subject : { tile: NONE, space: 0 };
    return {
      chamber: tile === NONE ? speech.say('deck.chamber') : chamberName(speech, tile),
      space: nameOf(space),
    };
  },
  'sun-step': ({ view }) => ({
    n: Math.min(view.world.sun + 1, SUN_TRACK.length),
    last: SUN_TRACK.length,
  }),
  drawn: (speech, { value }) => {
    const face = speech.view.face(value);
    return { card: cardName(speech, value, face ? { [value]: face.id } : {}) };
  },
  monster: (speech, { value }) => ({ monster: aMonster(speech, MONSTERS[value]) }),
  obstacle: ({ say }, { value }) => ({ obstacle: say(`obstacle.${OBSTACLES[value]}`) }),
  'before-test': (speech, window, subject) => ({ attribute: attributeOf(speech, window, subject) }),
  'test-rolled': (speech, window, subject) => {
    if (subject?.do !== 'judge') return {};
    const { dice, test } = subject;
    const [a, b] = dice;
    const sum = a + b + (test.burden ?? 0);
    return {
      attribute: attributeOf(speech, window, subject),
      a,
      b,
      sum,
      target: targetOf(speech, window.seat, test),
    };
  },
  'test-failed': (speech, window, subject) => ({
    attribute: attributeOf(speech, window, subject),
    n: subject?.do === 'test-fails' ? subject.margin : 0,
  }),
  wounded: (speech, { value }, subject) => {
    const { wounds, cause } = subject?.do === 'suffer' ? subject : { wounds: value, cause: 'dungeon' };
    return { n: wounds, cause: causeName(speech, cause) };
  },
  enter: (speech, { value, seat }) => ({
    place:
      value === 0 ? speech.say('cause.catacombs') : placeName(speech, speech.view.world.heroes[seat].space),
  }),
};

/** What the roll must not exceed, as far as the reader can tell. */
function targetOf({ view }: Speech, seat: Seat, test: Test): number {
  const { seats } = view.facts();
  const lowest = Math.min(...attributesOf(test.attribute).map((name) => seats[seat][name]));
  const at = view.agenda.findLastIndex((effect) => effect.do === 'judge');
  return lowest + test.modifier + determinationFor(view.world, test, { ...view.scopes[at], seat });
}

/** A test of two attributes is not in the window's number. */
function attributeOf({ say }: Speech, { value }: OpenWindow, subject: EffectIn<World> | undefined): string {
  const test = subject && 'test' in subject ? subject.test : undefined;
  const names = test ? attributesOf(test.attribute) : [ATTRIBUTES[value]];
  return listed(
    say,
    names.map((name) => say(`attribute.${name}`)),
    'or',
  );
}
