/** Wounds, prevention and healing (DNR-COMBAT-24..26, DNR-DEATH-13, DNR-LEVEL-9). */
import type { Chapter, Handlers, Instance, Seat } from '@underhall/kernel';
import { NONE } from '@underhall/kernel';
import { setWounds, woundsOn } from '../cards/control.ts';
import { fire, fireNow } from '../cards/triggers.ts';
import { heroOf, seatOfHero } from '../cards.ts';
import { noteWound } from '../combat/aftermath.ts';
import { monsterOn } from '../combat/monsters.ts';
import type { Card } from '../content/cards.ts';
import { worth } from '../language/amounts.ts';
import type { Deed } from '../language/says.ts';
import type { Harm } from '../language/words.ts';
import { forbids } from '../modifiers/rules.ts';
import type { M, World } from '../world.ts';
import { lifeScore } from './stack.ts';

type Verb = Extract<Deed, { readonly do: 'wound' | 'heal' }>;

export type LifeEffect =
  | Verb
  /** The current hero takes wounds, one after the other. */
  | { readonly do: 'suffer'; readonly wounds: number; readonly harm: Harm }
  /** The wound that would take his last Life point. */
  | { readonly do: 'last-life'; readonly harm: Harm };

/** What a wound comes from, by the card that inflicts it. */
function harmOf(match: M, card: Instance): Harm {
  if (card === NONE) return '';
  const face = match.face(card) as Card;
  if (face.back === 'quest') return face.criteria.kind === 'slay' ? 'monster' : '';
  if (face.back !== 'adventure') return '';
  if (face.kind === 'bane') return 'bane';
  if (face.kind !== 'encounter') return '';
  return face.category === 'trap' ? 'trap' : 'monster';
}

/** Is this wound prevented? What prevents it is used up by one (GRAMMAR 3, `prevent`). */
function isPrevented({ world }: M, seat: Seat, harm: Harm): boolean {
  const hero = world.heroes[seat];
  const at = hero.passing.findIndex(
    ({ rule }) => rule.do === 'prevent' && (rule.harm === '' || rule.harm === harm),
  );
  if (at < 0) return false;
  const { value } = hero.passing[at];
  hero.passing =
    value > 1
      ? hero.passing.with(at, { ...hero.passing[at], value: value - 1 })
      : hero.passing.filter((_one, i) => i !== at);
  return true;
}

function loseLife(match: M, seat: Seat, harm: Harm, by: Instance): void {
  const hero = match.world.heroes[seat];
  hero.life--;
  if (harm === 'monster' && (match.face(by) as Card).back === 'adventure') noteWound(match, by);
  match.tell({ type: 'wounded', seat, harm, life: hero.life });
  if (hero.life > 0) fireNow(match, 'wounded', seat);
}

const handlers: Handlers<World, LifeEffect> = {
  wound(match, { wounds }, scope) {
    const count = worth(wounds, scope.value);
    if (heroOf(match, scope.it))
      match.push({ do: 'suffer', wounds: count, harm: harmOf(match, scope.card) }, scope);
    else match.push({ do: 'wound-monster', card: scope.it, wounds: count, by: scope.seat }, scope);
  },

  suffer(match, { wounds, harm }, scope) {
    const seat = seatOfHero(match, scope.it);
    if (seat === NONE || match.world.heroes[seat].out || wounds < 1) return;
    if (wounds > 1) match.push({ do: 'suffer', wounds: wounds - 1, harm }, scope);
    if (isPrevented(match, seat, harm)) match.tell({ type: 'prevented', seat, harm });
    else if (match.world.heroes[seat].life > 1) loseLife(match, seat, harm, scope.card);
    else {
      match.open('lethal', seat, 0, { do: 'last-life', harm }, scope);
      fire(match, 'lethal', seat);
    }
  },

  /** DNR-WINDOW-14 */
  'last-life'(match, { harm }, scope) {
    const seat = seatOfHero(match, scope.it);
    const hero = match.world.heroes[seat];
    if (hero.out) return;
    if (isPrevented(match, seat, harm)) {
      match.tell({ type: 'prevented', seat, harm });
      return;
    }
    loseLife(match, seat, harm, scope.card);
    if (hero.life === 0) match.push({ do: 'defeat' }, scope);
  },

  heal(match, { wounds }, scope) {
    const by = worth(wounds, scope.value);
    if (heroOf(match, scope.it)) healHero(match, seatOfHero(match, scope.it), by);
    // DNR-COMBAT-29
    else if (monsterOn(match, scope.it))
      setWounds(match, scope.it, Math.max(0, woundsOn(match, scope.it) - by));
  },
};

/** DNR-LEVEL-9 */
function healHero(match: M, seat: Seat, by: number): void {
  const hero = match.world.heroes[seat];
  const healed = Math.min(by, lifeScore(match, seat) - hero.life);
  if (healed <= 0 || forbids(match, seat, 'heal')) return;
  hero.life += healed;
  match.tell({ type: 'healed', seat, by: healed, life: hero.life });
}

export const lives: Chapter<World, LifeEffect> = { handlers, questions: {} };
