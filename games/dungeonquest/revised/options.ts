/** The options of a table (OPT). Ids are the ledger's tags in lower case; Solo Play is on by itself with one player. */
import { type Conflict, conflictIn, type Setup, type TableOption } from '@underhall/kernel';
import { RANDOM_HERO } from '../setup.ts';
import { messages } from './messages.ts';

export const tableOptions: readonly TableOption[] = [
  { id: 'wait', kind: 'flag', standard: false },
  { id: 'torch', kind: 'flag', standard: false },
  /** DQR-SUN-11 */
  { id: 'rounds', kind: 'number', standard: 60, least: 5, most: 200 },
];

const conflict = conflictIn(messages);

/** DQR-OPT-3: everything goes together. DQR-SETUP-9: a different Hero for each player. */
export function conflicts({ seats }: Setup): Conflict[] {
  const heroes = seats.map((seat) => seat.hero).filter((hero) => hero !== RANDOM_HERO);
  return new Set(heroes).size < heroes.length ? [conflict('DQR-SETUP-9', 'conflict.same-hero')] : [];
}
