/** Two maps where sets of two realms are joined: which of them is shown. */
import { useState } from 'react';
import type { Facts, RealmName, Scene } from './terms.ts';

/** The realm on show: where something is asked, or where the active hero is, unless somebody looks elsewhere. */
export function useRealm(facts: Facts, { viewer }: Scene, wanted: RealmName | undefined) {
  const [look, setLook] = useState<{ turn: number; realm: RealmName }>();
  const realms = [...new Set(facts.map.map(({ realm }) => realm))];
  const who = facts.seats[typeof viewer === 'number' && facts.seats[viewer].space ? viewer : facts.active];
  const home = facts.map.find(({ space }) => space === who?.space)?.realm ?? realms[0] ?? 'dungeon';
  const realm = (look?.turn === facts.turn ? look.realm : undefined) ?? wanted ?? home;
  const other = realms.find((one) => one !== realm);
  return { realm, other, showOther: () => other && setLook({ turn: facts.turn, realm: other }) };
}
