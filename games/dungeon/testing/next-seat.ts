/** The rules know no seats: a scenario holds as well with everybody one seat further. */
import type { Json, Scenario } from '@underhall/kernel';

type Fields = Readonly<Record<string, Json>>;

/** The scenario from the next seat; undefined if it shows the set-up, where the order of the seats counts. */
export function fromTheNextSeat(scenario: Scenario): Scenario | undefined {
  const { seats, arrange = [], steps } = scenario;
  if (!arrange.some((statement) => 'turn' in statement) || seats.some(({ adventurer }) => !adventurer))
    return undefined;
  const next = (seat: number) => (seat + 1) % seats.length;
  const turned = (value: unknown, seatFields: readonly string[]) =>
    JSON.parse(JSON.stringify(value), (key, inner) => {
      if (typeof inner === 'number' && seatFields.includes(key)) return next(inner);
      if (typeof inner === 'string' && (key === 'in' || key === 'from')) return zoneOfNext(inner, next);
      if (key === 'winners') return inner.map(next).sort();
      if (key === 'results') return further(inner);
      return isFields(inner) ? withSeats(inner, next) : inner;
    });
  const arranged = (statements: readonly Fields[]) =>
    turned(statements, ['adventurer', 'turn', 'first', 'of']);
  return {
    ...scenario,
    title: `${scenario.title} (from the next seat)`,
    seed: scenario.seed ?? scenario.title,
    seats: further(seats),
    arrange: [{ first: next(0) }, ...arranged(arrange)],
    steps: steps.map((step) =>
      'arrange' in step ? { arrange: arranged(step.arrange) } : turned(step, ['seat', 'by']),
    ),
  };
}

/** What was that of a seat is that of the next. */
function further<T>(bySeat: readonly T[]): T[] {
  return [...bySeat.slice(-1), ...bySeat.slice(0, -1)];
}

/** What belongs to a seat: `hand:0`. */
function zoneOfNext(zone: string, next: (seat: number) => number): string {
  return zone.replace(/^(hand|fight|look|spells):(\d)$/, (_, name, seat) => `${name}:${next(Number(seat))}`);
}

function isFields(value: Json): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Paths into facts: `seats[0].space`. */
function withSeats(fields: Fields, next: (seat: number) => number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [
      path.replace(/^seats\[(\d)\]/, (_, seat) => `seats[${next(Number(seat))}]`),
      value,
    ]),
  );
}
