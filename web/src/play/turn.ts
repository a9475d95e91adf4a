/** Whose turn it is, in the few words that fit on a tab. */
import { say } from '../messages/say.ts';
import type { Scene } from './scene.ts';

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
  if (!sitter) return { line: '', seat: undefined, here: false };
  const people = sitters.filter(({ kind }) => kind === 'me' || kind === 'here').length;
  const here = sitter.kind === 'me' || sitter.kind === 'here';
  const line = here && people === 1 ? say('turn.yours') : say('turn.of', { who: sitter.name });
  return { line, seat, here };
}
