import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import './waiting.css';

/** In place of a screen that is being fetched. It shows only when that takes a while. */
export function Waiting(): ReactNode {
  return <p className="page muted waiting">{say('loading')}</p>;
}
