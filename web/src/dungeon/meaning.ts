/**
 * A space that can be meant in several ways at once: over one way or another, from this door or from that. Then it is
 * asked which, on the plan where it can be shown there.
 */
import { capital } from '@underhall/kernel';
import { secretDoors, spaceNamed } from './plan/board.ts';
import type { Reached } from './plan/PlanView.tsx';
import { doorPlace, placeInside } from './plan/words.ts';
import { say, sayIf } from './say.ts';
import { ownSpace, pathOf, spaceOf, type WayOf } from './targets.ts';
import type { Asked, Facts, OptionShown } from './terms.ts';

export interface Meaning {
  readonly space: string;
  /** What tells the options apart: what is done here, the way there, the place it is done from, the ball it is seen in. */
  readonly by: 'deed' | 'way' | 'place' | 'ball';
  readonly options: readonly OptionShown[];
}

/** Undefined where there is nothing to choose. */
export function meaningOf(
  space: string,
  asked: Asked,
  facts: Facts,
  way: WayOf,
  reach: ReadonlyMap<string, Reached>,
): Meaning | undefined {
  const ids = reach.get(space)?.options ?? [];
  if (ids.length < 2) return undefined;
  const options = asked.options.filter(({ id }) => ids.includes(id));
  if (way === 'see') return { space, by: 'ball', options };
  if (way !== 'go') return { space, by: 'place', options };
  return { space, by: space === ownSpace(asked, facts) ? 'deed' : 'way', options };
}

/** Where it is done from. */
function placeOf({ about }: OptionShown): string {
  return about?.from ?? '';
}

/** What glows while it is asked: the places to choose from, or the space itself with the way that is pointed at. */
export function reachWithin(
  { space, by, options }: Meaning,
  reach: ReadonlyMap<string, Reached>,
  pointed: string | undefined,
): ReadonlyMap<string, Reached> {
  if (by === 'place')
    return new Map(
      options.map((option) => {
        const path = pathOf(option);
        const label = placeLabel(option);
        return [placeOf(option), { options: [option.id], path, stops: false, label }] as const;
      }),
    );
  const known = reach.get(space);
  if (!known) return new Map();
  const own = options.find(({ id }) => id === pointed);
  const path = own ? pathOf(own) : known.path;
  return new Map([[space, { ...known, path }]]);
}

function placeLabel(option: OptionShown): string {
  const space = spaceNamed(placeOf(option));
  const n = pathOf(option).length;
  if (n === 0 || !space) return say('dun.from.here');
  return say('dun.from', { place: placeInside(space), n });
}

const QUESTIONS: Readonly<Record<Meaning['by'], (meaning: Meaning, way: WayOf) => string>> = {
  deed: () => say('dun.meant.deed'),
  way: ({ options }) => capital(say('dun.meant.way', { number: numberWord(options.length) })),
  place: ({ options }, way) =>
    say(way === 'look' ? 'dun.meant.look' : 'dun.meant.cast', { number: numberWord(options.length) }),
  ball: () => say('dun.meant.ball'),
};

function numberWord(n: number): string {
  return sayIf(`dun.number.${n}`) ?? `${n}`;
}

/** The question as it is put at this moment: what is meant by a click on the plan, or which of several ways to mean it. */
export function asPut(
  asked: Asked,
  facts: Facts,
  way: WayOf,
  reach: ReadonlyMap<string, Reached>,
  meaning: Meaning | undefined,
): Asked {
  if (meaning) {
    const prompt = QUESTIONS[meaning.by](meaning, way);
    const options = asked.options.map((one) =>
      meaning.options.includes(one) ? { ...one, label: labelIn(meaning, one) } : one,
    );
    return { ...asked, prompt, options };
  }
  // At the door of a room a ball may be looked into, and everything else is asked as it is.
  const prompt = asked.question.do === 'act' || way === 'see' ? sayIf(`dun.way.${way}.prompt`) : undefined;
  const options = asked.options.map((option) => severally(option, asked, facts, way, reach));
  return { ...asked, prompt: prompt ?? asked.prompt, options };
}

/** Only what makes the difference. */
function labelIn({ by, options }: Meaning, option: OptionShown): string {
  if (by === 'place') return placeLabel(option);
  return by === 'way' ? wayLabel(option, options) : option.label;
}

/** By the secret door that is wanted, or the first one on the way. */
function wayLabel(option: OptionShown, others: readonly OptionShown[]): string {
  const n = pathOf(option).length;
  const { door: wanted, doors = [], shows } = option.about ?? {};
  if (!shows && others.some(isShortestWithCard)) return say('dun.by.plain', { n });
  const door = secretDoors.find(({ id }) => id === (wanted ?? doors[0]));
  return door ? say('dun.by.door', { where: doorPlace(door), n }) : say('dun.by.open', { n });
}

/** The card must be shown for it; whoever would rather not goes a longer way. */
function isShortestWithCard({ about }: OptionShown): boolean {
  return about?.shows === true && about.door === undefined;
}

/** What is pointed at first says that there is more to choose. */
function severally(
  option: OptionShown,
  asked: Asked,
  facts: Facts,
  way: WayOf,
  reach: ReadonlyMap<string, Reached>,
): OptionShown {
  const space = spaceOf(option);
  const meaning = space === undefined ? undefined : meaningOf(space, asked, facts, way, reach);
  if (meaning?.options[0] !== option || (meaning.by !== 'way' && meaning.by !== 'place')) return option;
  const n = meaning.options.length - 1;
  return { ...option, label: say(`dun.several.${meaning.by}`, { label: option.label, n }) };
}
