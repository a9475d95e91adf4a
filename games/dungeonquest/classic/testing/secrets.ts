/** Who may know what by the ledger (HIDDEN), for tests. */
import { EVERYBODY, type Instance } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import { DECK_NAMES } from '../../content.ts';
import { isSolo } from '../../world.ts';
import { type M, optional } from '../world.ts';

const FACEDOWN = new Set<string>(['stock', 'pool', 'power', 'combat', ...DECK_NAMES]);

/** Who may know a face by the ledger alone (HIDDEN); undefined where it depends on what happened before. */
function mayKnow(match: M, card: Instance): number | undefined {
  const { instances, world } = match;
  const zone = instances.zoneOf(card);
  const name = instances.layout.name(zone);
  const key = instances.layout.key(zone);
  // DQ-HIDDEN-1, DQ-HIDDEN-5, DQ-HIDDEN-13
  if (FACEDOWN.has(name)) return 0;
  // DQ-HIDDEN-6, DQ-HIDDEN-8, DQ-HIDDEN-17
  if (name === 'monsters') return isSolo(match) ? EVERYBODY : 0;
  if (name === 'facing') {
    if (isSolo(match)) return EVERYBODY;
    return world.combat?.begun ? 1 << world.combat.opponent : 0;
  }
  // DQ-HIDDEN-10, DQ-HIDDEN-13, DQ-HIDDEN-19
  if (name === 'hand') return world.combat ? 1 << (key === 0 ? world.combat.hero : world.combat.opponent) : 0;
  if (name === 'drawn-secret') return 1 << key;
  // DQ-HIDDEN-15
  if (name === 'loot' && optional(match).cloak) return undefined;
  // DQ-HIDDEN-2 to 4, DQ-HIDDEN-12, DQ-HIDDEN-14
  return EVERYBODY;
}

/** DQ-INV-29: what the views are made of is exactly what the ledger allows. */
export function checkSecrets(match: M): void {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    const may = mayKnow(match, card);
    if (may === undefined) continue;
    const knowers = instances.knowers(match, card);
    if (knowers === may) continue;
    const where = instances.layout.label(instances.zoneOf(card));
    must(false, 'DQ-INV-29', `${match.face(card).id} in ${where} is known to ${knowers.toString(2)}`);
  }
}
