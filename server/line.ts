/** A line to one client, over a socket or over HTTP. */
import type { ServerMessage } from '@underhall/protocol';
import type { Person } from './store/store.ts';

export interface Line {
  readonly id: string;
  /** Undefined for whoever only looks. */
  readonly person: Person | undefined;
  /** Where it watches. */
  readonly rooms: Set<{ leave(line: Line): void }>;
  /** Nobody is there any more. */
  readonly isEnded: boolean;
  /** Already as text, because most messages go to several. */
  send(text: string): void;
  /** Whoever has it is signed out, or is not listened to any more. */
  end(): void;
}

export function say(line: Line, message: ServerMessage): void {
  line.send(JSON.stringify(message));
}
