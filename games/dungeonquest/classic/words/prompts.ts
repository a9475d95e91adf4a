/** What is awaited in the 2010 edition, in one line. */
import { NONE, type OpenWindow, type Pending } from '@underhall/kernel';
import { nameOf } from '../../grid.ts';
import { aMonster, heroName, theMonster } from '../../words/names.ts';
import { type Asked, as, type Line, type Prompts, sharedPrompts } from '../../words/prompts.ts';
import { HERO } from '../combat/state.ts';
import type { CombatCard, Token } from '../content.ts';
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
