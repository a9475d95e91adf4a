/** The options of a table, and which go together (OPTALL). Ids are the ledger's tags in lower case. */
import { type Conflict, conflictIn, type Setup, type TableOption } from '@underhall/kernel';
import { RANDOM_HERO } from '../setup.ts';
import { messages } from './messages.ts';

const RUNES = 12;
const flag = (id: string): TableOption => ({ id, kind: 'flag', standard: false });

export const tableOptions: readonly TableOption[] = [
  flag('wait'),
  flag('serv'),
  flag('cloak'),
  /** Runes for each Hero (DQ-OPTMIGHT-1); 1 is the rule without the option. */
  { id: 'might', kind: 'number', standard: 1, least: 1, most: RUNES },
  flag('flee'),
  flag('noguts'),
  flag('late'),
  flag('tower'),
  flag('pvp'),
  flag('dice'),
  flag('soloclassic'),
  flag('classic'),
  /** DQ-SUN-10 */
  { id: 'rounds', kind: 'number', standard: 60, least: 5, most: 200 },
];

const VARIANTS = ['dice', 'soloclassic', 'classic'];
const NEED_OTHERS = ['serv', 'cloak', 'pvp', 'classic'];

const conflict = conflictIn(messages);

/** DQ-OPTALL-10: everything goes together except this. */
export function conflicts({ options, seats }: Setup): Conflict[] {
  const on = (id: string) => options[id] === true;
  const found: Conflict[] = [];
  if (VARIANTS.filter(on).length > 1) found.push(conflict('DQ-OPTALL-1', 'conflict.one-variant'));
  for (const id of NEED_OTHERS) {
    if (seats.length === 1 && on(id)) found.push(conflict('DQ-OPTALL-2', `conflict.alone.${id}`));
  }
  if (on('serv') && on('wait')) found.push(conflict('DQ-OPTALL-4', 'conflict.nobody-dies'));
  if (on('pvp') && VARIANTS.some(on)) found.push(conflict('DQ-OPTALL-5', 'conflict.card-combat'));
  const most = Math.floor(RUNES / seats.length);
  if (Number(options.might) > most) {
    found.push(conflict('DQ-OPTMIGHT-2', 'conflict.runes', { runes: RUNES, most, n: seats.length }));
  }
  const heroes = seats.map((seat) => seat.hero).filter((hero) => hero !== RANDOM_HERO);
  if (new Set(heroes).size < heroes.length) found.push(conflict('DQ-SETUP-7', 'conflict.same-hero'));
  return found;
}
