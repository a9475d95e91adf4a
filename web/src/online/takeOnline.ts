/** A match of this browser goes on at the server: friends sit down by a link. */
import { LEVELS, USUAL_LEVEL } from '@underhall/bots/level';
import { isTemperament } from '@underhall/bots/temperament';
import { LONGEST_NAME, personName } from '@underhall/protocol';
import { go } from '../app/router.ts';
import { call } from '../play/hall.ts';
import type { Kept, Sitter } from '../play/scene.ts';
import { store } from '../play/store.ts';
import { noteAt } from './sealed.ts';
import { callMe, newNonce, wire } from './session.ts';

/** The seat of whoever takes it online: their own, or that of the first person at this screen. */
export function ownSeat(sitters: readonly Sitter[]): number {
  const me = sitters.findIndex(({ kind }) => kind === 'me');
  return Math.max(0, me >= 0 ? me : sitters.findIndex(({ kind }) => kind === 'here'));
}

/** Seats that friends are offered at first: those of people at this screen, or else the next one. */
export function offered(sitters: readonly Sitter[]): ReadonlySet<number> {
  const own = ownSeat(sitters);
  const others = sitters.flatMap((_, seat) => (seat === own ? [] : [seat]));
  const people = others.filter((seat) => sitters[seat].kind === 'here');
  return new Set(people.length > 0 ? people : others.slice(0, 1));
}

/** A bot as it was here; a person whose seat no friend takes is played for. */
function botAs({ name, level, temperament }: Sitter) {
  const called = personName.safeParse(name.slice(0, LONGEST_NAME)).data;
  return {
    kind: 'bot' as const,
    level: LEVELS.find((one) => one === level) ?? USUAL_LEVEL,
    ...(called ? { name: called } : {}),
    ...(isTemperament(temperament) ? { temperament } : {}),
  };
}

/** Nothing is taken from this browser before the server has it. */
export async function takeOnline(
  { id, sitters, packs }: Kept,
  name: string,
  free: ReadonlySet<number>,
): Promise<void> {
  await callMe(name);
  const { record, picks, hash } = await call('begun', id);
  const nonce = newNonce();
  const own = ownSeat(sitters);
  const places = sitters.map((sitter, seat) => {
    if (seat === own) return { kind: 'me' as const, nonce };
    return free.has(seat) ? { kind: 'open' as const } : botAs(sitter);
  });
  const { table = '' } = await wire.ask({
    type: 'bring',
    record: JSON.parse(JSON.stringify(record)),
    ...{ picks: [...picks], hash, places, packs: [...packs] },
  });
  noteAt(table, { nonce });
  await call('close', id);
  await store.remove('matches', id);
  go('online', table);
}
