/** A text taken apart: what happens when it is carried out, what holds while it is in play, what it listens to, what it can be used for. */

import type { RollNoun } from '../language/nouns.ts';
import type { Price, Says, Standing, Steps } from '../language/says.ts';
import type { Selector } from '../language/selectors.ts';
import {
  MOMENTS,
  type MomentWord,
  type PlayTime,
  type Who,
  WINDOWS,
  type WindowWord,
} from '../language/words.ts';

/** Whom a standing modifier is about: the card itself, or each card that a selector names. */
export interface Standard {
  readonly rule: Standing;
  /** Undefined: the current card (GRAMMAR 1.1), or `as` somebody. */
  readonly each: Selector | undefined;
  readonly as: Who | 'this' | '';
  /** It holds while this is so, or (`no`) while it is not. */
  readonly test: Selector | undefined;
  readonly no: boolean;
}

export interface Trigger {
  readonly moment: MomentWord;
  readonly once: boolean;
  readonly steps: Steps;
}

export interface Use {
  readonly time: PlayTime;
  readonly once: boolean;
  readonly price: Price;
  readonly window: WindowWord | '';
  readonly roll: Selector<RollNoun> | undefined;
  readonly steps: Steps;
}

export interface Text {
  /** What is carried out as the card is played, or when its moment comes. */
  readonly steps: Steps;
  readonly standing: readonly Standard[];
  readonly triggers: readonly Trigger[];
  readonly uses: readonly Use[];
  /** The moments and windows that something in it listens to, as bits: see `momentBit` and `windowBit`. */
  readonly hears: number;
}

export function momentBit(moment: MomentWord): number {
  return 1 << MOMENTS.indexOf(moment);
}

export function windowBit(window: WindowWord): number {
  return 1 << (MOMENTS.length + WINDOWS.indexOf(window));
}

/** It can be activated at all. */
export const USABLE = 1 << 30;

export const NO_TEXT: Text = { steps: [], standing: [], triggers: [], uses: [], hears: 0 };

/** What is wrong with a text is reported. */
export function textOf(said: Steps, wrong: (problem: string) => void): Text {
  const steps: Says[] = [];
  const standing: Standard[] = [];
  const triggers: Trigger[] = [];
  const uses: Use[] = [];
  for (const one of said) {
    if (one.do === 'static') standing.push(...standardsIn(one.block, EVERYWHERE, wrong));
    else if (one.do === 'on') triggers.push({ moment: one.moment, once: one.once, steps: one.block });
    else if (one.do === 'use')
      uses.push({
        time: one.time,
        once: one.once,
        price: one.price,
        window: one.window,
        roll: one.roll ?? undefined,
        steps: one.block,
      });
    else steps.push(one);
  }
  let hears = 0;
  for (const { moment } of triggers) hears |= momentBit(moment);
  for (const { window } of uses) hears |= window === '' ? USABLE : USABLE | windowBit(window);
  return { steps, standing, triggers, uses, hears };
}

type Bounds = Omit<Standard, 'rule'>;
const EVERYWHERE: Bounds = { each: undefined, as: '', test: undefined, no: false };

const STANDING: ReadonlySet<Says['do']> = new Set<Standing['do']>([
  'mod',
  'set',
  'match',
  'symbol',
  'die',
  'number',
  'cost',
  'limit',
  'immune',
  'ignore',
  'forbid',
]);

function isStanding(said: Says): said is Standing {
  return STANDING.has(said.do);
}

/** The modifiers of a `static`, each with whom it is about and while what it holds. */
function standardsIn(block: Steps, bounds: Bounds, wrong: (problem: string) => void): Standard[] {
  return block.flatMap((said) => {
    if (isStanding(said)) return [{ rule: said, ...bounds }];
    if (said.do === 'each') return standardsIn(said.block, { ...bounds, each: said.of }, wrong);
    if (said.do === 'as') return standardsIn(said.block, { ...bounds, as: said.who }, wrong);
    if (said.do === 'nothing') return [];
    if (said.do !== 'if') {
      wrong(`'${said.do}' changes nothing by standing there. Put it into 'on' or 'use'`);
      return [];
    }
    if (bounds.test) wrong("an 'if' in an 'if' of a static is more than the language has");
    return [
      ...standardsIn(said.yes, { ...bounds, test: said.test, no: false }, wrong),
      ...standardsIn(said.no, { ...bounds, test: said.test, no: true }, wrong),
    ];
  });
}
