/** Who may know what by the ledger (HIDDEN), for tests. */
import { EVERYBODY, type Instance } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import type { TreasureCard } from '../content.ts';
import { seesRoom } from '../looking.ts';
import type { M } from '../world.ts';

const OPEN = new Set(['supply', 'spells', 'cast', 'box', 'fight', 'guard']);

/** Who may know a face by the ledger alone (HIDDEN); undefined where it depends on what happened before. */
function mayKnow(match: M, card: Instance): number | undefined {
  const { layout } = match.instances;
  const zone = match.instances.zoneOf(card);
  const name = layout.name(zone);
  // DUN-HIDDEN-1
  if (name === 'monsters' || name === 'treasures') return 0;
  // DUN-HIDDEN-2, 3, 17, 18
  if (OPEN.has(name)) return EVERYBODY;
  // DUN-HIDDEN-11
  if (name === 'look') return 1 << layout.key(zone);
  // DUN-HIDDEN-5, DUN-HIDDEN-7: what was used is public
  if (name === 'hand') {
    const used = match.instances.noted(card) === EVERYBODY;
    const special = (match.face(card) as TreasureCard).power !== '';
    return used && (special || match.outcome !== undefined) ? EVERYBODY : 1 << layout.key(zone);
  }
  return undefined;
}

/** DUN-INV-29: what the views are made of is exactly what the ledger allows. */
export function checkSecrets(match: M): void {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    const knowers = instances.knowers(match, card);
    const zone = instances.zoneOf(card);
    const name = instances.layout.name(zone);
    const may = mayKnow(match, card);
    const where = `${match.face(card).id} in ${instances.layout.label(zone)} is known to ${knowers.toString(2)}`;
    if (may !== undefined) must(knowers === may, 'DUN-INV-29', where);
    // DUN-HIDDEN-4, 12..14: some seats at most, never all.
    else must(knowers !== EVERYBODY && !(knowers & 0x8000), 'DUN-INV-29', where);
    if (name === 'seen-monster')
      must(
        (knowers & seesRoom(match, instances.layout.key(zone))) ===
          seesRoom(match, instances.layout.key(zone)),
        'DUN-HIDDEN-12',
        where,
      );
  }
}
