/** What is awaited in both editions, in one line: who, where, why. */
import {
  capital,
  type EffectIn,
  type Instance,
  listed,
  NONE,
  type OpenWindow,
  type Pending,
  type Seat,
  type Speech as SpeechOf,
  type View,
} from '@underhall/kernel';
import { clause } from '../card-text.ts';
import type { Card } from '../content.ts';
import { DIRECTIONS, nameOf } from '../grid.ts';
import { OBSTACLES } from '../obstacles.ts';
import { attributesOf, type Test } from '../tests.ts';
import type { Tile } from '../tile.ts';
import { ATTRIBUTES, MONSTERS } from '../verbs.ts';
import { BELOW, type DungeonQuestSpec, type World } from '../world.ts';
import { chanceBetween, percentOf } from './chances.ts';
import type { Step } from './context.ts';
import { rangeText, rolling } from './moments.ts';
import {
  aMonster,
  calledBy,
  cardName,
  causeName,
  contentOf,
  heroName,
  nameOnFace,
  placeName,
  readingOf,
  type Speech,
  tileOn,
  typeset,
  whereName,
} from './names.ts';
import { LEAST, MOST } from './odds.ts';
import { sumOf, testDice } from './rolls.ts';
import { isNothing } from './sentences.ts';

type Holes = Record<string, string | number>;
/** A message and its holes; the key is that of the question if absent. */
export interface Line extends Holes {}
type Kind = Pending<World>['question']['do'];
/** A question of one kind, as it is asked. */
export type Asked<K extends Kind> = Pending<World> & {
  readonly question: Extract<Pending<World>['question'], { readonly do: K }>;
};
type Prompt<W extends World, K extends Kind> = (speech: SpeechOf<W>, asked: Asked<K>) => Line;
export type Prompts<W extends World> = { readonly [K in Kind]?: Prompt<W, K> };

/** What is told of a window: what is about to happen is its subject. */
type Situation<W extends World> = (
  speech: SpeechOf<W>,
  window: OpenWindow,
  subject: EffectIn<W> | undefined,
) => Holes;
export type Situations<W extends World> = Readonly<Record<string, Situation<W>>>;

/** How an edition asks. */
export interface PromptWords<W extends World> {
  readonly prompts: Prompts<W>;
  readonly situations: Situations<W>;
  /** Whom a Hero fights while a window is open. */
  foeAt(speech: SpeechOf<W>, window: OpenWindow): string;
}

const KEY = 'key';
/** Chooses another message than that of the question. */
export function as(key: string, holes: Line = {}): Line {
  return { ...holes, [KEY]: key };
}

export function promptBy(words: PromptWords<World>, speech: Speech, pending: Pending<World>): string {
  const { question } = pending;
  const { [KEY]: key = question.do, ...holes } = lineOf(words, speech, pending);
  return capital(speech.say(`prompt.${key}`, { ...common(speech, pending), ...holes }));
}

function lineOf(words: PromptWords<World>, speech: Speech, pending: Pending<World>): Line {
  const { question } = pending;
  if (question.do === 'window') return windowLine(words, speech, pending, question);
  // The question of a kind is what the prompt of that kind takes.
  const own = words.prompts[question.do] as ((speech: Speech, asked: Pending<World>) => Line) | undefined;
  const line = own?.(speech, pending) ?? {};
  const window = windowOf(speech.view);
  // What a card offers while a window is open: what is going on there comes first.
  if (question.do !== 'may' || !window || speech.view.agenda.at(-2) !== window) return line;
  return as('may.window', { ...line, situation: situationOf(words, speech, window, pending.seat) });
}

/** The hero it is about, and where: what nearly every line needs. */
function common(speech: Speech, { scope, seat }: Pending<World>): Holes {
  const { view } = speech;
  const hero = view.world.heroes[scope.seat];
  const below = hero.state === BELOW;
  // Whoever is asked is “you”.
  const { name, o } = calledBy(speech, scope.seat, seat);
  return {
    hero: name,
    o,
    place: placeName(speech, hero.space),
    where: whereName(speech, hero.space),
    space: below ? nameOf(hero.marker) : hero.space < 0 ? '' : nameOf(hero.space),
    heading: speech.say(`direction.${DIRECTIONS[hero.heading]}`),
  };
}

export const sharedPrompts = {
  'choose-action': (speech, pending) => {
    const line = { ways: waysOf(speech, pending) };
    const { options, scope } = pending;
    if (options.some(({ id }) => id === 'draw-dragon')) return dragonLine(speech, scope.seat, line);
    return options.every(({ id }) => id.startsWith('move:')) ? as('choose-action.way', line) : line;
  },
  tower: (speech, pending) => ({ ways: waysOf(speech, pending) }),
  'may-move-on': (_speech, { question }) => ({ n: question.moves }),
  'which-half': (speech, { scope }) => {
    const { space } = speech.view.world.heroes[scope.seat];
    return tileOn(speech.view, space)?.kind === 'bridge' ? as('which-half.bridge') : {};
  },
  below: (speech, { scope }) => {
    const { trip } = speech.view.world.heroes[scope.seat];
    return trip === 0 ? as('below.first') : { n: trip };
  },
  'leave-or-stay': (speech, { scope }) => ({ n: speech.view.world.heroes[scope.seat].trip }),
  'left-or-right': (speech, { scope }) => ({ n: speech.view.world.heroes[scope.seat].trip }),
  'turn-chamber': (speech, { question }) => {
    const { tile, space } = question;
    return { chamber: chamberName(speech, tile), space: nameOf(space) };
  },
  choose: (speech, pending) => ({ source: sourceOf(speech, pending) }),
  may: (speech, pending) => {
    const { say, view } = speech;
    const { block } = pending.question;
    const reading = readingOf(view);
    const spoken = block.filter((step) => Object.hasOwn(reading.phrases, step.do));
    const [first, ...more] = spoken as readonly Step<'reroll'>[];
    // A card says which dice; they lie on the table when it is asked.
    const deed =
      first?.do === 'reroll' && more.length === 0
        ? say(`reroll.${first.what}`)
        : clause(say, reading, block, { event: windowOf(view)?.name ?? '', place: 'may' });
    const line = { source: sourceOf(speech, pending), do: deed, Do: capital(deed) };
    const [roll] = spoken as readonly Step<'roll'>[];
    return roll?.do === 'roll' && more.length === 0
      ? as('may.roll', { ...line, ...rollLine(speech, roll) })
      : line;
  },
  'lose-loot': ({ say }, { question, picks }) => {
    const { count, treasure } = question;
    const left = count - picks.length;
    const holes = { n: count, left, what: say(treasure ? 'loot.treasure' : 'loot.loot') };
    return left > 0 ? holes : as('lose-loot.done', holes);
  },
  'which-die': ({ view }) => {
    const [a, b] = view.coming('judge')?.dice ?? [0, 0];
    return { a, b };
  },
} satisfies Prompts<World>;

/** What a card may bring that asks for a roll, and how likely each of it is. */
function rollLine({ say, view }: Speech, { dice, branches }: Step<'roll'>): Holes {
  const cases = branches
    .filter(({ effect }) => !isNothing(effect))
    .map((branch) =>
      say('prompt.may.case', {
        range: rangeText(say, branch, dice),
        chance: Math.round(100 * chanceBetween(dice.dice, branch.from, branch.to)),
        do: clause(say, readingOf(view), branch.effect),
      }),
    );
  return { roll: rolling(say, dice), cases: cases.join(say('prompt.may.between')) };
}

/** “Move on, search or use a card” */
function waysOf({ say }: Speech, { options }: Pending<World>): string {
  const heads = new Set(options.map(({ id }) => id.split(':')[0]));
  const ways = [...heads].map((head) => say(`todo.${head}`));
  return capital(listed(say, ways, 'or'));
}

/** DQ-TREAS-8, DQR-TREAS-3: how many of the cards that are left wake the dragon, and what that would cost. */
function dragonLine({ view }: Speech, seat: Seat, line: Line): Line {
  const rages = contentOf(view).cards.filter((card) => card.rages);
  const faceup = view.faces(view.zone('dragon-discard'));
  const gone = faceup.filter((id) => rages.some((card) => card.id === id)).length;
  const gold = view.instances
    .list(view.zone('loot', seat))
    .map((card) => view.face(card) as Card | undefined)
    .reduce((sum, card) => sum + (card?.back === 'treasure' ? card.gold : 0), 0);
  const holes = {
    ...line,
    n: view.instances.size(view.zone('dragon')),
    rages: rages.reduce((sum, { count }) => sum + count, 0) - gone,
    gold,
  };
  return as(gold > 0 ? 'choose-action.dragon.loot' : 'choose-action.dragon', holes);
}

export function lootSize(view: View<World>, seat: Seat): number {
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

// ------------------------------------------------------------------ windows

function windowOf({ agenda }: View<World>): OpenWindow | undefined {
  return agenda.findLast((effect) => effect.do === 'window') as OpenWindow | undefined;
}

function windowLine(
  words: PromptWords<World>,
  speech: Speech,
  { seat, options }: Pending<World>,
  window: OpenWindow,
): Line {
  const must = !options.some(({ id }) => id === 'pass');
  const [one, ...more] = options.filter(({ id }) => id !== 'pass');
  const [head, id = ''] = one?.id.split(':') ?? [];
  const name = head === 'use' && more.length === 0 ? nameOnFace(speech, id) : undefined;
  const may = name === undefined ? 'prompt.window.may' : ownKey(speech, 'prompt.window.one', window.name);
  return {
    situation: situationOf(words, speech, window, seat),
    question: speech.say(must ? 'prompt.window.must' : may, { name: name ?? '' }),
  };
}

/** The message for this window, where it has one of its own. */
function ownKey({ view }: Speech, key: string, name: string): string {
  const own = `${key}.${name}`;
  return own in view.game.spec.messages ? own : key;
}

/** What is about to happen while a window is open. */
function situationOf(
  { situations, foeAt }: PromptWords<World>,
  speech: Speech,
  window: OpenWindow,
  asked: Seat,
): string {
  const { say, view } = speech;
  const { heroes } = view.world;
  const at = view.agenda.findLastIndex((effect) => effect.do === 'window');
  const subject = at > 0 ? (view.agenda[at - 1] as EffectIn<World>) : undefined;
  const { name, own, o } = calledBy(speech, window.seat, asked);
  const { [KEY]: key = window.name, ...holes } = situations[window.name]?.(speech, window, subject) ?? {};
  const situation = say(`window.${key}`, {
    hero: name,
    heros: own,
    o,
    place: placeName(speech, heroes[window.seat].space),
    foe: foeAt(speech, window),
    n: window.value,
    ...holes,
  });
  return capital(situation);
}

export const sharedSituations: Situations<World> = {
  'place-chamber': (speech, _window, subject) => {
    const { tile, space } = subject?.do === 'place-chamber' ? subject : { tile: NONE, space: 0 };
    return {
      chamber: tile === NONE ? speech.say('deck.chamber') : chamberName(speech, tile),
      space: nameOf(space),
    };
  },
  drawn: drawnCard,
  'dragon-drawn': drawnCard,
  monster: (speech, { value }) => ({ monster: aMonster(speech, MONSTERS[value]) }),
  obstacle: ({ say }, { value }) => ({ obstacle: say(`obstacle.${OBSTACLES[value]}`) }),
  'before-test': (speech, window, subject) => {
    const attribute = attributeOf(speech, window, subject);
    if (subject?.do !== 'roll-test') return { attribute };
    const { test } = subject;
    const need = targetOf(speech, window.seat, test) - (test.burden ?? 0);
    const key = need >= MOST ? 'before-test.sure' : need < LEAST ? 'before-test.never' : 'before-test';
    return as(key, { attribute, need, chance: percentOf(need) });
  },
  'test-rolled': (speech, window, subject) => {
    if (subject?.do !== 'judge') return {};
    const { dice, test } = subject;
    const sum = sumOf(dice) + (test.burden ?? 0);
    const target = targetOf(speech, window.seat, test);
    return as(sum > target ? 'test-rolled' : 'test-rolled.passed', {
      attribute: attributeOf(speech, window, subject),
      dice: testDice(speech.say, dice, test.burden),
      sum,
      target,
    });
  },
  'test-failed': (speech, window, subject) => ({
    attribute: attributeOf(speech, window, subject),
    n: subject?.do === 'test-fails' ? subject.margin : 0,
  }),
  wounded: (speech, { value }, subject) => {
    const { wounds, cause } = subject?.do === 'suffer' ? subject : { wounds: value, cause: 'dungeon' };
    return { n: wounds, cause: capital(causeName(speech, cause)) };
  },
  enter: (speech, { value, seat }) => ({
    place:
      value === 0 ? speech.say('cause.catacombs') : placeName(speech, speech.view.world.heroes[seat].space),
  }),
};

function drawnCard(speech: Speech, { value }: OpenWindow): Holes {
  const face = speech.view.face(value);
  return { card: cardName(speech, value, face ? { [value]: face.id } : {}) };
}

/** What the roll must not exceed, as far as the reader can tell. */
function targetOf({ view }: Speech, seat: Seat, test: Test): number {
  const { seats } = view.facts();
  const lowest = Math.min(...attributesOf(test.attribute).map((name) => seats[seat][name]));
  const at = view.agenda.findLastIndex(({ do: verb }) => verb === 'judge' || verb === 'roll-test');
  const { determination } = (view.game.spec as DungeonQuestSpec).edition;
  return lowest + test.modifier + determination.bonus(view.world, test, { ...view.scopes[at], seat });
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
