/** A bot at a table with friends: who is known by name and face plays as he is. */
import { isRival, RIVALS, temperamentOf } from '../art/portraitArt.ts';

/** By the name that it has, or the one that belongs to its seat. */
export function rivalAt(seat: number, level: string, wanted = '') {
  const name = wanted || RIVALS[seat % RIVALS.length];
  return {
    kind: 'bot' as const,
    level,
    name,
    ...(isRival(name) ? { temperament: temperamentOf(name) } : {}),
  };
}
