/** Step B: defenders answer (DNR-COMBAT-10..13, DNR-WINDOW-6). */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Seat,
  scopeOf,
} from '@underhall/kernel';
import { addBanes } from '../cards/banes.ts';
import { controllerOf } from '../cards/control.ts';
import { addBane, addPlays, holds } from '../cards/windows.ts';
import { seatOfHero } from '../cards.ts';
import type { RuleChapter, WindowRules } from '../chapter.ts';
import type { AdventureCard, Card, Offered } from '../content/cards.ts';
import { USABLE } from '../content/texts.ts';
import { AT_ANY_TIME, IN_RESPONSE } from '../content/times.ts';
import { orNothing } from '../effects/otherwise.ts';
import type { Deed } from '../language/says.ts';
import type { WindowWord } from '../language/words.ts';
import type { Lasting } from '../modifiers/passing.ts';
import { forbids } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';
import { attacksOn, endAttack, isTo, isTrap } from './state.ts';

export type Responding =
  | Extract<Deed, { readonly do: 'end' }>
  | { readonly do: 'end-attack'; readonly attack: number }
  /** A modifier for one attack on a hero (DNR-COMBAT-49). */
  | {
      readonly do: 'aim';
      readonly rule: Lasting;
      readonly value: number;
      readonly hero: Instance;
      readonly attack: number;
    };
export type ResponseQuestion = {
  readonly do: 'which-attack';
  /** What is to be done about the attack that is chosen. */
  readonly then: Extract<Responding, { readonly do: 'end-attack' | 'aim' }>;
  readonly hero: Instance;
};

/** What a defender is up against, as windows name it. */
function threatsTo(match: M, seat: Seat): readonly WindowWord[] {
  const { combat, heroes } = match.world;
  if (!combat) return NO_THREATS;
  const { card, space } = heroes[seat];
  const words: WindowWord[] = [];
  for (const attack of combat.attacks) {
    const word = isTrap(attack) ? 'trap' : seatOfHero(match, attack.card) === NONE ? 'attack' : 'hero-attack';
    const threatens = word === 'trap' ? !attack.over && attack.space === space : isTo(match, attack, card);
    if (threatens && !words.includes(word)) words.push(word);
  }
  return words;
}

const NO_THREATS: readonly WindowWord[] = [];

/**
 * DNR-COMBAT-11: who answers. In step B of the combat whoever is attacked or stands where a Trap springs; a challenge of
 * step F, which is then named, is answered by whom it is aimed at or who controls that monster.
 */
function isDefender(match: M, challenge: number, seat: Seat, words: readonly WindowWord[]): boolean {
  const { combat } = match.world;
  if (!combat) return false;
  if (challenge === 0) return seat !== combat.attacker && words.length > 0;
  const { card, target } = combat.attacks[challenge];
  if (controllerOf(match, card) === seat) return false;
  const isQuest = (match.face(target) as Card).back === 'quest';
  return (isQuest ? combat.attacker : controllerOf(match, target)) === seat;
}

/** Response cards and uses answer what they name; without a name anything (GRAMMAR 1.4). */
function answers(
  when: readonly Pick<Offered, 'window'>[] | undefined,
  words: readonly WindowWord[],
): boolean {
  return when === undefined || when.some(({ window }) => words.includes(window));
}

const ANSWERS = IN_RESPONSE | AT_ANY_TIME;

function isAnytime({ played }: AdventureCard): boolean {
  return (played & AT_ANY_TIME) !== 0;
}

/** CH-9 */
const response: WindowRules = {
  asks: 'all',
  /** Who wants to be asked with nothing to play as well cannot be told by whether he is asked. */
  listens(match) {
    if (match.preferences.length > 0) return true;
    for (let seat = 0; seat < match.seats; seat++) {
      const { hears, tipped, saved } = match.world.heroes[seat];
      if (hears & USABLE || (tipped && saved > 0) || holds(match, seat, ANSWERS)) return true;
    }
    return false;
  },
  plays(match, window, seat, plays) {
    if (window.value === 0 && seat === match.world.combat?.attacker) return;
    const words = threatsTo(match, seat);
    if (!isDefender(match, window.value, seat, words)) return;
    const may = !forbids(match, seat, 'response');
    addPlays(
      match,
      seat,
      plays,
      ANSWERS,
      (card) => (may && (card.played & IN_RESPONSE) !== 0 && answers(card.when, words)) || isAnytime(card),
      ({ time, window }) =>
        (may && time === 'response' && (window === '' || words.includes(window))) ||
        (time === 'anytime' && window === ''),
    );
    addBanes(match, seat, AT_ANY_TIME, isAnytime, plays, addBane);
    const hero = match.world.heroes[seat];
    if (hero.tipped && hero.saved > 0 && seat !== match.world.active)
      plays.may.push({ id: 'rise', effect: { do: 'rise' }, scope: scopeOf(seat, NONE, 0, hero.card) });
  },
};

const handlers: Handlers<World, Responding> = {
  /** DNR-COMBAT-13, DNR-COMBAT-15 */
  end(match, { what }, scope) {
    const { combat } = match.world;
    // The attempt is neither completed nor failed, and its price is spent.
    if (what === 'attempt' && match.subject()?.do === 'try') match.changeSubject(undefined);
    if (what !== 'attack' || !combat) return;
    aim(match, scope.it, { do: 'end-attack', attack: combat.at });
  },

  'end-attack'(match, { attack }) {
    endAttack(match, attack);
  },

  aim(match, { rule, value, hero, attack }) {
    const seat = seatOfHero(match, hero);
    if (seat === NONE) return;
    const own = match.world.heroes[seat];
    own.passing = [...own.passing, { rule, value, attack }];
  },
};

/** Does something about the attack in progress, or in step B about one that is chosen. */
export function aim(match: M, hero: Instance, then: ResponseQuestion['then']): void {
  const { combat } = match.world;
  const seat = seatOfHero(match, hero);
  if (!combat || seat === NONE) return;
  if (combat.at >= 0) match.push({ ...then, attack: combat.at }, scopeOf(seat));
  else if (attacksOn(match, hero).length > 0) match.push({ do: 'which-attack', then, hero }, scopeOf(seat));
}

const questions: Questions<World, ResponseQuestion> = {
  /** DNR-COMBAT-49 */
  'which-attack': {
    kind: 'ask',
    midway: true,
    options(match, { then, hero }, _scope, options) {
      for (const attack of attacksOn(match, hero)) options.add(`against:${attack}`, { ...then, attack });
      orNothing(options);
    },
  },
};

const chapter: Chapter<World, Responding, ResponseQuestion> = { handlers, questions };
export const responses: RuleChapter = { ...chapter, windows: { response } };
