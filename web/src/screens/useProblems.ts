/** What a table that is being set must not be played with: at which seat, and which choices would make it so. */
import type { Wanted } from '@underhall/kernel';
import { useEffect, useState } from 'react';
import { call } from '../play/hall.ts';
import type { GameCard, Json } from '../play/scene.ts';

export interface SeatProblems {
  /** What is wrong because of what this seat brings. */
  readonly own: readonly string[];
  /** What this seat cannot bring as the others sit, by value, each with the reason. */
  readonly unfit: Readonly<Record<string, string>>;
}

interface Problems {
  readonly problems: readonly string[];
  /** Optional rules that cannot be turned over, each with the reason. */
  readonly excluded: Readonly<Record<string, string>>;
  readonly seats: readonly SeatProblems[];
}

const NONE: Problems = { problems: [], excluded: {}, seats: [] };

/** A table that is asked about, and what its answer is compared with. */
interface Question {
  readonly wanted: Wanted;
  /** By its place among the questions. */
  readonly against: number;
}

/** The table with something else, or nothing, at a seat. */
function withSeat(wanted: Wanted, seat: number, brings: Readonly<Record<string, Json>>): Wanted {
  return { ...wanted, seats: wanted.seats.map((one, i) => (i === seat ? brings : one)) };
}

function turned(card: GameCard, wanted: Wanted): { readonly id: string; readonly wanted: Wanted }[] {
  return card.options.flatMap(({ id, kind, standard }) =>
    kind === 'flag'
      ? [
          {
            id,
            wanted: { ...wanted, options: { ...wanted.options, [id]: !(wanted.options?.[id] ?? standard) } },
          },
        ]
      : [],
  );
}

/** Every value that a seat could bring. */
function bringable({ seatOptions }: GameCard): { readonly option: string; readonly value: string }[] {
  return seatOptions.flatMap((option) =>
    option.kind === 'one-of' ? option.values.map((value) => ({ option: option.id, value })) : [],
  );
}

async function problemsOf(card: GameCard, packs: readonly Json[], wanted: Wanted): Promise<Problems> {
  const flags = turned(card, wanted);
  const values = bringable(card);
  const seats = wanted.seats.map((_, seat) => seat);
  const questions: Question[] = [
    { wanted, against: 0 },
    ...flags.map((flag) => ({ wanted: flag.wanted, against: 0 })),
    // Each seat empty, and then with everything it could bring.
    ...seats.map((seat) => ({ wanted: withSeat(wanted, seat, {}), against: 0 })),
    ...seats.flatMap((seat) =>
      values.map(({ option, value }) => ({
        wanted: withSeat(wanted, seat, { [option]: value }),
        against: 1 + flags.length + seat,
      })),
    ),
  ];
  const found = await call(
    'problems',
    card.id,
    packs,
    questions.map((one) => one.wanted),
  );
  const fresh = (at: number) => found[at].filter((one) => !found[questions[at].against].includes(one));
  const [problems] = found;
  const emptyAt = 1 + flags.length;
  const valuesAt = emptyAt + seats.length;
  return {
    problems,
    excluded: reasons(flags.map(({ id }, i) => [id, fresh(1 + i)])),
    seats: seats.map((seat) => ({
      own: problems.filter((one) => !found[emptyAt + seat].includes(one)),
      unfit: reasons(values.map(({ value }, i) => [value, fresh(valuesAt + seat * values.length + i)])),
    })),
  };
}

function reasons(found: readonly (readonly [string, readonly string[]])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    found.filter(([, why]) => why.length > 0).map(([name, why]) => [name, why.join(' ')]),
  );
}

export function useProblems(card: GameCard, packs: readonly Json[], wanted: Wanted): Problems {
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    let stale = false;
    problemsOf(card, packs, wanted).then(
      (problems) => stale || setFound(problems),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [card, packs, wanted]);
  return found;
}
