/** What is awaited in the 2010 edition, in one line. */
import { capital, NONE, type OpenWindow, type Pending, type Seat, scopeOf } from '@underhall/kernel';
import { nameOf } from '../../grid.ts';
import { test } from '../../tests.ts';
import type { Attribute } from '../../verbs.ts';
import { aMonster, heroName, theMonster, tileOn } from '../../words/names.ts';
import { oddsOf } from '../../words/odds.ts';
import { type Asked, as, type Line, lootSize, type Prompts, sharedPrompts } from '../../words/prompts.ts';
import { HERO, MONSTER, other } from '../combat/state.ts';
import type { CombatCard, Token } from '../content.ts';
import { determinationFor } from '../determination.ts';
import type { World } from '../world.ts';
import { foeOf, type Speech } from './names.ts';

export const prompts: Prompts<World> = {
  ...sharedPrompts,
  'choose-action': (speech, pending) => {
    const hero = speech.view.world.heroes[pending.scope.seat];
    if (pending.forbidden.some(({ reason }) => reason === 'trapped'))
      return as('choose-action.trapped', { n: hero.trappedSearches + 1 });
    return sharedPrompts['choose-action'](speech, pending);
  },
  'servant-target': (_speech, { question }) => ({
    space: nameOf(question.space),
  }),
  'servant-place': ({ say }, { question }) => ({ monster: say(`monster.${question.kind}`) }),
  'choose-token': (speech, { question }) => ({ monster: aMonster(speech, question.kind) }),
  bridge: (speech, { scope }) => {
    const n = lootSize(speech.view, scope.seat);
    const line = { n, ...oddsFor(speech, scope.seat, 'bridge', n) };
    return n > 0 ? as('bridge.loot', line) : line;
  },
  'bridge-loot': (speech, { scope, picks }) => {
    const n = lootSize(speech.view, scope.seat) - picks.length;
    return { n, ...oddsFor(speech, scope.seat, 'bridge', n) };
  },
  web: (speech, { scope }) => oddsFor(speech, scope.seat, 'web'),
  'cave-in': (speech, { scope }) => oddsFor(speech, scope.seat, 'cave-in'),
  'back-or-cross': (speech, { scope }) => {
    const { view } = speech;
    const web = tileOn(view, view.world.heroes[scope.seat].space)?.kind === 'spider-web';
    if (web) return oddsFor(speech, scope.seat, 'web');
    return oddsFor(speech, scope.seat, 'bridge', lootSize(view, scope.seat));
  },
  'escape-or-attack': (speech, { scope }) => ({
    monster: foeOf(speech, scope.seat),
    life: lifeKnown(speech),
  }),
  'play-card': (speech, pending) => roundOf(speech, pending, 'play-card'),
  'choose-classic': (speech, pending) => roundOf(speech, pending, 'choose-classic'),
  order: (_speech, { question }) => as(`order.${question.what}`),
  counterattack: (speech, pending) => {
    const { by } = pending.question;
    const none = pending.options.some(({ id }) => id === 'counter') ? '' : '.none';
    const monster = by === MONSTER && speech.view.world.combat?.kind ? '.monster' : '';
    return as(`counterattack${none}${monster}`, counterOf(speech, pending));
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
};

export function foeAt(speech: Speech, { seat }: OpenWindow): string {
  return foeOf(speech, speech.view.world.combat?.hero ?? seat);
}

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

/** How the round stands for the side that may answer, and against which attack. */
function counterOf(speech: Speech, { question }: Asked<'counterattack' | 'counter-card'>): Line {
  const { say, view } = speech;
  const { combat } = view.world;
  if (!combat) return {};
  const { by } = question;
  const card = by === HERO ? combat.monsterCard : combat.heroCard;
  const { type } = view.face(card) as CombatCard;
  const totals = view.facts().combat?.totals ?? [0, 0];
  const own = totals[by] ?? 0;
  const theirs = totals[other(by)] ?? 0;
  return {
    Who: capital(foeOf(speech, combat.hero)),
    type: say(`type.${type}`),
    own,
    theirs,
    stands: say(own < theirs ? 'stands.behind' : 'stands.level'),
  };
}

/** What the test of each of these asks. */
const TESTS = {
  bridge: test('agility', { encounter: 'bridge' }),
  web: test('strength', { encounter: 'web' }),
  'cave-in': test('agility', { encounter: 'cave-in' }),
};

/** DQ-TEST-7: with the determination that earlier tries have brought. */
function oddsFor({ say, view }: Speech, seat: Seat, what: keyof typeof TESTS, burden = 0): Line {
  const attempt = TESTS[what];
  const attribute = attempt.attribute as Attribute;
  const tokens = determinationFor(view.world, attempt, scopeOf(seat));
  const need = view.facts().seats[seat][attribute] + tokens - burden;
  return { ...oddsOf(say, need), attribute: say(`attribute.${attribute}`) };
}
