import type { ReactNode } from 'react';
import './engraving.css';

interface Props {
  /** The file, below `web/public/art` and without its ending: `monsters/troll`. */
  readonly of: string;
  readonly className?: string | undefined;
}

/** A picture of `web/engraving`. It is a file of its own: what is not looked at is not loaded. */
export function Engraving({ of, className = '' }: Props): ReactNode {
  return (
    <img
      className={`engraving ${className}`}
      src={`${import.meta.env.BASE_URL}art/${of}.svg`}
      alt=""
      width="400"
      height="400"
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
