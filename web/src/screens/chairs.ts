/** Who is to sit at a table that is being set. */
import { type Level, USUAL_LEVEL } from '@underhall/bots/level';
import { myName } from '../app/myName.ts';
import { settings } from '../app/settings.ts';
import { isRival, RIVALS, temperamentOf } from '../art/portraitArt.ts';
import type { Json, Sitter } from '../play/scene.ts';
import { say } from './say.ts';

export interface Chair {
  readonly key: number;
  readonly kind: 'me' | 'here' | 'bot';
  readonly name: string;
  readonly level: Level;
  readonly brings: Readonly<Record<string, Json>>;
}

let lastKey = 0;

export function chair(kind: Chair['kind']): Chair {
  return { key: ++lastKey, kind, name: '', level: USUAL_LEVEL, brings: {} };
}

/** So many seats: who sits there already stays; bots take the rest. */
export function seatsFor(count: number, before: readonly Chair[]): Chair[] {
  return Array.from({ length: count }, (_, i) => before[i] ?? chair(i === 0 ? 'me' : 'bot'));
}

/** Of who gives none: one’s own from the settings, “you” only for who is alone at this screen. */
export function nameFor({ kind }: Chair, seat: number, chairs: readonly Chair[]): string {
  if (kind === 'bot') return RIVALS[seat % RIVALS.length];
  const shared = chairs.filter((one) => one.kind !== 'bot').length > 1;
  if (kind === 'me' && (settings().name || !shared)) return myName();
  return say('set.player', { n: seat + 1 });
}

export function sittersOf(chairs: readonly Chair[]): Sitter[] {
  return chairs.map((one, seat) => {
    const name = one.name || nameFor(one, seat, chairs);
    if (one.kind !== 'bot') return { kind: one.kind, name };
    // Who is known by name and face plays as he is.
    const temperament = isRival(name) ? { temperament: temperamentOf(name) } : {};
    return { kind: one.kind, name, level: one.level, ...temperament };
  });
}

/** What a seat brings with one thing put in its place, or taken away. */
export function brought(before: Chair['brings'], id: string, value: Json | undefined): Chair['brings'] {
  const { [id]: _gone, ...others } = before;
  return value === undefined ? others : { ...others, [id]: value };
}
