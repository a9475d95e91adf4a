/** Which space an option is about: options that are about a space are chosen on the board. */
import type { Asked, OptionShown } from './terms.ts';

/** One answer leads somewhere, but it is a question of what to do: the way is lit, and the answer has its button. */
const SPOKEN: ReadonlySet<Asked['question']['do']> = new Set(['cave-in']);

/** Shown on the board, be it as light or as a wall: not to be repeated as a button. */
export function isOnBoard({ about }: OptionShown, { question }: Asked): boolean {
  if (SPOKEN.has(question.do) || about === undefined) return false;
  if (about.exit) return true;
  // A tower at the far end of the board is small on a phone: it has a button too.
  if (question.do === 'tower') return false;
  // Under the board the walls do not count: the way is lit, but towards the edge there is no space to light.
  return about.space !== undefined && about.direction === undefined;
}

/** The card of the hand that an option would play, by its face. */
export function handCard(option: OptionShown | undefined): string | undefined {
  return option?.about?.hand ? option.about.face : undefined;
}

export interface Target {
  readonly space: string;
  /** Options that lead there; several where the board cannot tell them apart. */
  readonly options: readonly string[];
  /** The digit that chooses it. */
  readonly digit: number | undefined;
  readonly why: { readonly label: string; readonly reason: string; readonly rule: string } | undefined;
}

export function targetsOf(asked: Asked | undefined): ReadonlyMap<string, Target> {
  const found = new Map<string, Target>();
  if (!asked) return found;
  asked.options.forEach(({ id, about }, i) => {
    const space = about?.space;
    if (!space) return;
    const before = found.get(space);
    const digit = before?.digit ?? (i < 9 ? i + 1 : undefined);
    found.set(space, { space, options: [...(before?.options ?? []), id], digit, why: undefined });
  });
  for (const { about, label, reason, rule } of asked.forbidden) {
    const space = about?.space;
    if (space && !found.has(space))
      found.set(space, { space, options: [], digit: undefined, why: { label, reason, rule } });
  }
  return found;
}
