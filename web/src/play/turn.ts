/** Whose turn it is, in the few words that fit on a tab. */
import { say } from '../messages/say.ts';
import type { Scene, Seat, Sitter } from './scene.ts';

export interface Turn {
  readonly line: string;
  /** Undefined when the match is over, or while nobody is awaited. */
  readonly seat: number | undefined;
  /** Does it wait for somebody at this screen? */
  readonly here: boolean;
}

type Seen = Pick<Scene, 'sitters' | 'asked' | 'awaited' | 'outcome'>;

export function turnOf({ sitters, asked, awaited, outcome }: Seen): Turn {
  if (outcome) return { line: say('turn.over'), seat: undefined, here: false };
  const seat = asked && asked.kind !== 'offer' ? asked.seat : awaited[0];
  const sitter = seat === undefined ? undefined : sitters[seat];
  if (!sitter || seat === undefined) return { line: '', seat: undefined, here: false };
  return { line: whoseTurn(sitters, seat), seat, here: isPerson(sitter) };
}

function isPerson({ kind }: Sitter): boolean {
  return kind === 'me' || kind === 'here';
}

/** Whether a seat is “you”: a person who has the screen alone. Where several share it everybody has a name. */
export function isAddressed(sitters: readonly Sitter[], seat: Seat): boolean {
  return isPerson(sitters[seat]) && sitters.filter(isPerson).length === 1;
}

export function whoseTurn(sitters: readonly Sitter[], seat: Seat): string {
  return isAddressed(sitters, seat) ? say('turn.yours') : say('turn.of', { who: sitters[seat].name });
}
