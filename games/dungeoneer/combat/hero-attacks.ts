/** CHAL, MEET: heroes attack heroes in their space, and may take an Escort Quest instead of a wound. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { aboutCard } from '../about.ts';
import { quest, seatOfHero } from '../cards.ts';
import type { Adds, RuleChapter, WindowRules } from '../chapter.ts';
import type { Happening } from '../effects.ts';
import { spendMp, whyNoMp } from '../heroes/points.ts';
import { FORMS, type Form } from '../language/words.ts';
import { forbids, isImmune } from '../modifiers/rules.ts';
import { reindex } from '../modifiers/standing.ts';
import { carriedBy } from '../quests/tokens.ts';
import type { M, World } from '../world.ts';
import { heroSymbol } from './monsters.ts';
import { newCombat } from './state.ts';
import { attacked } from './steps.ts';

export type HeroAttack =
  | { readonly do: 'attack-hero'; readonly target: Instance; readonly form: Form }
  /** A hero has hit another (DNR-CHAL-13). */
  | { readonly do: 'hero-hits'; readonly target: Instance }
  | { readonly do: 'steal'; readonly quest: Instance }
  /** A hero has come into a space on his own turn, and others are there (DNR-WINDOW-11). */
  | { readonly do: 'meet'; readonly stay: number };
export type HeroAttackQuestion = { readonly do: 'hit-or-steal'; readonly target: Instance };

/** DNR-CHAL-3, DNR-CHAL-17: the other heroes in his space. */
export function heroesBeside({ world }: M, seat: Seat): Instance[] {
  const { heroes } = world;
  const { space } = heroes[seat];
  const found: Instance[] = [];
  for (let one = 0; one < heroes.length; one++)
    if (one !== seat && !heroes[one].out && heroes[one].space === space) found.push(heroes[one].card);
  return found;
}

/** Why he cannot initiate an attack, as rule and reason; undefined if he can (DNR-CHAL-1, DNR-CHAL-15, DNR-CHAL-16). */
export function whyNoAttack(match: M, seat: Seat): readonly [rule: string, reason: string] | undefined {
  const hero = match.world.heroes[seat];
  if (hero.attacked) return ['DNR-CHAL-15', 'used'];
  if (hero.tipped) return ['DNR-CHAL-16', 'tipped'];
  const why = whyNoMp(match, seat);
  if (why) return why;
  return forbids(match, seat, 'challenge') ? ['DNR-ORDER-6', 'card-forbids'] : undefined;
}

/** DNR-CHAL-9, DNR-FORM-4: the forms in which he can initiate an attack. */
export function formsOf(match: M, seat: Seat): Form[] {
  const found: Form[] = [];
  for (const form of FORMS) if (heroSymbol(match, seat, form) === 'standard') found.push(form);
  return found;
}

export function challengeId(target: Instance, form: Form): string {
  return `challenge:${target}:${form}`;
}

const handlers: Handlers<World, HeroAttack> = {
  /** DNR-CHAL-7, DNR-CHAL-8 */
  'attack-hero'(match, { target, form }, { seat }) {
    const { world } = match;
    const hero = world.heroes[seat];
    const scope = scopeOf(seat);
    spendMp(match, seat);
    hero.attacked = true;
    const { card, space } = hero;
    const attack = {
      card,
      target,
      form,
      space,
      special: false,
      variable: 0,
      transformed: false,
      over: false,
    };
    world.combat = newCombat(match, seat, [attack]);
    match.tell({ type: 'challenges', seat, card: target, form });
    match.push({ do: 'end-combat' }, scope);
    match.push({ do: 'reward-step' }, scope);
    match.push({ do: 'challenge-step', seats: attacked(match) }, scope);
    match.push({ do: 'strikes', from: 0 }, scope);
    match.push({ do: 'response-step' }, scope);
  },

  /** DNR-QESCORT-9, DNR-QESCORT-12 */
  'hero-hits'(match, { target }, scope) {
    const victim = seatOfHero(match, target);
    const loot = isImmune(match, victim, 'steal') ? [] : carriedBy(match, victim);
    if (loot.length > 0) match.push({ do: 'hit-or-steal', target }, scope);
    else match.push({ do: 'suffer', wounds: 1, harm: '' }, scopeOf(scope.seat, NONE, 0, target));
  },

  /** DNR-QESCORT-10, DNR-QESCORT-11 */
  steal(match, { quest: card }, { seat }) {
    const { instances } = match;
    instances.toBottom(card, instances.layout.base.quests + seat);
    reindex(match);
    match.tell({ type: 'stole', seat, card });
  },

  /** DNR-WINDOW-23 */
  meet(match, { stay }, scope) {
    if (match.world.combat) return;
    const hero = match.world.heroes[scope.seat];
    if (!hero.out && hero.stay === stay) match.open('meet', scope.seat, 0, { do: 'nothing' }, scope);
  },
};

const WOUND: Happening = [{ do: 'suffer', wounds: 1, harm: '' }];

const questions: Questions<World, HeroAttackQuestion> = {
  /** CH-14, DNR-CHAL-13 */
  'hit-or-steal': {
    kind: 'ask',
    midway: true,
    options(match, { target }, scope, options) {
      options.add('hit', { do: 'carry-out', steps: WOUND, you: scope.seat, it: target });
      for (const card of carriedBy(match, seatOfHero(match, target)))
        options.add(`steal:${quest(match, card).id}`, { do: 'steal', quest: card });
    },
  },
};

/** Is another hero in his space? (Asked at every open point; mostly there is none.) */
function isAccompanied({ world }: M, seat: Seat): boolean {
  const { heroes } = world;
  const { space } = heroes[seat];
  for (let one = 0; one < heroes.length; one++)
    if (one !== seat && heroes[one].space === space && !heroes[one].out) return true;
  return false;
}

function addAttacks(match: M, seat: Seat, options: Options<World>): void {
  if (!isAccompanied(match, seat)) return;
  const why = whyNoAttack(match, seat);
  if (why !== undefined && !options.explains) return;
  const forms = formsOf(match, seat);
  for (const target of heroesBeside(match, seat))
    for (const form of forms) {
      const id = challengeId(target, form);
      if (why === undefined) options.add(id, { do: 'attack-hero', target, form });
      else options.forbid(id, why[0], why[1], { act: 'challenge', ...aboutCard(match, target), form });
    }
}

/** DNR-HERO-2 */
const heroActs: Adds = (match, seat, options) => addAttacks(match, seat, options);

/** DNR-WINDOW-4 */
const openActs: Adds = (match, seat, options) => {
  const { active, phase } = match.world;
  if (seat !== active && phase === 'hero') addAttacks(match, seat, options);
};

/** CH-24 */
const meet: WindowRules = {
  asks: 'all',
  listens: isAccompanied,
  plays(match, window, seat, plays) {
    const { heroes } = match.world;
    if (seat === window.seat || heroes[seat].space !== heroes[window.seat].space) return;
    if (whyNoAttack(match, seat)) return;
    const forms = formsOf(match, seat);
    for (const target of heroesBeside(match, seat))
      for (const form of forms) {
        const effect = { do: 'attack-hero', target, form } as const;
        plays.may.push({ id: challengeId(target, form), effect, scope: scopeOf(seat) });
      }
  },
};

const chapter: Chapter<World, HeroAttack, HeroAttackQuestion> = { handlers, questions };
export const heroAttacks: RuleChapter = { ...chapter, heroActs, openActs, windows: { meet } };
