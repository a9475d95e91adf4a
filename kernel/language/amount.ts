/** A number on a card: fixed, or rolled as `2d6*3-1`. Never below zero. */
export interface Dice {
  readonly dice: number;
  readonly sides: number;
  readonly times: number;
  readonly plus: number;
}

/** A number, dice, or a word the game gives a number to (`margin`, `half`, `all`). */
export type Amount = number | Dice | string;

const DICE = /^(\d*)d(\d+)(?:\*(\d+))?([+-]\d+)?$/;

export function readAmount(word: string): Amount {
  if (/^\d+$/.test(word)) return Number(word);
  return readDice(word) ?? word;
}

export function readDice(word: string): Dice | undefined {
  const match = DICE.exec(word);
  if (!match) return undefined;
  const [, dice, sides, times, plus] = match;
  return {
    dice: dice ? Number(dice) : 1,
    sides: Number(sides),
    times: Number(times ?? 1),
    plus: Number(plus ?? 0),
  };
}

/** `2d6*3-1` again, for texts. */
export function diceText({ dice, sides, times, plus }: Dice): string {
  const base = `${dice === 1 ? '' : dice}d${sides}${times === 1 ? '' : `×${times}`}`;
  if (plus === 0) return base;
  return plus > 0 ? `${base}+${plus}` : `${base}−${-plus}`;
}

/** A range of die results used as a label: `3`, `1-3`, `12+`. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** More than any dice show, and still a small integer to the engine: a double would slow all ranges. */
const WITHOUT_END = 2 ** 30 - 1;

export function readRange(label: string): Range | undefined {
  const match = /^(\d+)(?:-(\d+)|(\+))?$/.exec(label);
  if (!match) return undefined;
  const from = Number(match[1]);
  return { from, to: match[3] ? WITHOUT_END : Number(match[2] ?? from) };
}
