/**
 * The log as a story told afterwards: a heading for each round, and of the turn of a rival the one line that matters most,
 * until somebody wants to read it all.
 */
import type { Scene, Seat, Told } from '../play/scene.ts';
import { concerns, type Direction } from '../play/stage.ts';

/** What was told from the beginning of somebody's turn to its end. */
export interface TurnTold<W = unknown> {
  /** The first event of it, by which it is known. */
  readonly n: number;
  /** 0 before anybody's first turn. */
  readonly round: number;
  readonly seat: Seat | undefined;
  /** What was said of it; never empty. */
  readonly lines: readonly Told<W>[];
}

/** A line of the log: a heading, or something that was said. */
export type Row<W = unknown> =
  | { readonly round: number }
  | { readonly told: Told<W>; readonly turn: number; readonly hidden: number; readonly folds: boolean };

/** A round is over when somebody has a turn again. */
export function turnsOf<W>(log: readonly Told<W>[]): readonly TurnTold<W>[] {
  const turns: { n: number; round: number; seat: Seat | undefined; lines: Told<W>[] }[] = [];
  const had = new Set<Seat>();
  let round = 0;
  for (const told of log) {
    const whose = whoseTurn(told as Told);
    if (turns.length === 0 || whose !== undefined) {
      if (whose !== undefined && (round === 0 || had.has(whose))) {
        round++;
        had.clear();
      }
      if (whose !== undefined) had.add(whose);
      turns.push({ n: told.n, round, seat: whose, lines: [] });
    }
    if (told.line) turns.at(-1)?.lines.push(told);
  }
  return turns.filter(({ lines }) => lines.length > 0);
}

/** Whose turn begins with it. */
function whoseTurn({ event }: Told): Seat | undefined {
  return event.type === 'turn' && typeof event.seat === 'number' ? event.seat : undefined;
}

type Seen = Pick<Scene, 'viewer' | 'sitters'>;

/** What is told in short: a turn that is over, of somebody who is no person, for somebody who plays. */
function isShort({ seat }: TurnTold, { viewer, sitters }: Seen): boolean {
  if (typeof viewer !== 'number' || seat === undefined || seat === viewer) return false;
  return sitters[seat]?.kind === 'bot' || sitters[seat]?.kind === 'program';
}

/** The lines of a turn in short: what is about the viewer, or else what is longest on stage. */
function inShort<W>({ lines }: TurnTold<W>, { viewer }: Seen, direction: Direction<W>) {
  const own = lines.filter((told) => concerns(told as Told, viewer));
  if (own.length > 0) return own;
  const weight = (told: Told<W>) => direction.aside?.(told) ?? direction.lasts(told);
  return [lines.reduce((best, told) => (weight(told) > weight(best) ? told : best))];
}

/** What the log shows. `opened` are the turns that somebody wants to read whole. */
export function rowsOf<W>(
  log: readonly Told<W>[],
  seen: Seen,
  direction: Direction<W>,
  opened: ReadonlySet<number>,
): readonly Row<W>[] {
  const turns = turnsOf(log);
  let heading = 0;
  return turns.flatMap((turn, i): Row<W>[] => {
    const { n, round, lines } = turn;
    const short = i < turns.length - 1 && isShort(turn as TurnTold, seen);
    const brief = short ? inShort(turn, seen, direction) : lines;
    const folds = brief.length < lines.length;
    const shown = opened.has(n) ? lines : brief;
    const head = round > heading ? [{ round }] : [];
    heading = round;
    const rows = shown.map((told, at) => ({
      ...{ told, turn: n, folds: folds && at === shown.length - 1 },
      hidden: at === shown.length - 1 ? lines.length - shown.length : 0,
    }));
    return [...head, ...rows];
  });
}
