/** What is known of a monster: its card, or all cards that it can still be. */
import type { GameCard } from '../../play/scene.ts';
import type { Facts, FightFacts } from './terms.ts';

interface Printed {
  readonly kind: string;
  readonly health: number;
  readonly escapePenalty: number;
}

export interface Foe {
  /** Its card is known to whoever looks. */
  readonly known: boolean;
  /** The smallest and the greatest it can be. */
  readonly health: readonly [number, number];
  readonly penalty: readonly [number, number];
}

export function foeOf(
  { card: face, kind, wounds }: FightFacts,
  { monsterDiscards }: Facts,
  { faces }: GameCard,
): Foe {
  const known = faces[face];
  const cards = known
    ? [known]
    : Object.values(faces).filter(({ id, back }) => back === 'monster' && !monsterDiscards.includes(id));
  const printed = cards
    .map((one) => one.printed as unknown as Printed)
    .filter((one) => known || ((kind === '' || one.kind === kind) && one.health > wounds));
  return {
    known: known !== undefined,
    health: span(printed.map(({ health }) => health)),
    penalty: span(printed.map(({ escapePenalty }) => escapePenalty)),
  };
}

function span(numbers: readonly number[]): readonly [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** “4”, “2–4” */
export function spanText([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least}–${most}`;
}
