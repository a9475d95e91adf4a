/** Who may know what by the ledger (HIDDEN), for tests. */
import { EVERYBODY } from '@underhall/kernel';
import { must } from '@underhall/kernel/testing';
import { DECK_NAMES } from '../content.ts';
import type { M } from '../world.ts';

const FACEDOWN = new Set<string>(['stock', ...DECK_NAMES]);

/**
 * Who may know a face by where it lies, where an edition has a rule of its own: the seats as bits, `BEFORE` where it
 * depends on what happened before, or undefined where what both editions say holds.
 */
export type MayKnow<W extends M = M> = (match: W, zone: string, key: number) => number | undefined;
export const BEFORE = -1;

/** What the views are made of is exactly what the ledger allows. */
export function checkSecrets<W extends M>(match: W, rule: string, own: MayKnow<W>): void {
  const { instances } = match;
  for (let card = 0; card < instances.count; card++) {
    const zone = instances.zoneOf(card);
    const name = instances.layout.name(zone);
    const key = instances.layout.key(zone);
    const may = own(match, name, key) ?? shared(name, key);
    if (may === BEFORE) continue;
    const knowers = instances.knowers(match, card);
    if (knowers === may) continue;
    const where = instances.layout.label(zone);
    must(false, rule, `${match.face(card).id} in ${where} is known to ${knowers.toString(2)}`);
  }
}

function shared(zone: string, key: number): number {
  if (FACEDOWN.has(zone)) return 0;
  return zone === 'drawn-secret' ? 1 << key : EVERYBODY;
}
