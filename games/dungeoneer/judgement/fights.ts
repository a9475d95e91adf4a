/** How fights go as a rule: by the scores alone. */
import type { Seat } from '@underhall/kernel';
import { countersIn, heroSymbol } from '../combat/monsters.ts';
import type { Monster } from '../content/cards.ts';
import { FORMS, type Form } from '../language/words.ts';
import { formScore } from '../modifiers/rules.ts';
import type { M } from '../world.ts';

const FACES = 6;

/** By how much one total is ahead before the dice fall: how likely it is the higher one (DNR-COMBAT-17..20). */
const HIGHER: readonly number[] = Array.from({ length: 4 * FACES + 1 }, (_, i) => {
  const ahead = i - 2 * FACES;
  let higher = 0;
  for (let own = 1; own <= FACES; own++)
    for (let other = 1; other <= FACES; other++) if (own + ahead > other) higher++;
  return higher / FACES ** 2;
});

/** How likely a die with this lead beats another. */
export function winChance(ahead: number): number {
  return HIGHER[Math.max(0, Math.min(4 * FACES, ahead + 2 * FACES))];
}

/** What a hero suffers and deals out when a monster attacks him in a form. */
export function defending(
  match: M,
  seat: Seat,
  monster: Monster,
  form: Form,
): { hit: number; counter: number } {
  const ahead = formScore(match, seat, form) - monster.scores[form];
  return { hit: winChance(-ahead), counter: countersIn(match, seat, form) ? winChance(ahead) : 0 };
}

/** The best form for a hero to strike a monster in: how likely he hits, and is hit. */
export function striking(match: M, seat: Seat, monster: Monster): { hit: number; countered: number } {
  let best = { hit: 0, countered: 0 };
  for (const form of FORMS) {
    if (heroSymbol(match, seat, form) !== 'standard') continue;
    const ahead = formScore(match, seat, form) - monster.scores[form];
    const hit = winChance(ahead);
    if (hit > best.hit) best = { hit, countered: monster.symbols[form] === 'none' ? 0 : winChance(-ahead) };
  }
  return best;
}

/** Of an attempt at a Slay Quest: wounds dealt to the monster and suffered, the monster in its best form. */
export function slaying(match: M, seat: Seat, monster: Monster): { dealt: number; suffered: number } {
  let hit = 0;
  let counter = 0;
  for (const form of FORMS) {
    if (monster.symbols[form] !== 'standard') continue;
    const fight = defending(match, seat, monster, form);
    if (fight.hit < hit) continue;
    hit = fight.hit;
    counter = fight.counter;
  }
  const back = striking(match, seat, monster);
  return { dealt: counter + back.hit, suffered: hit + back.countered };
}
