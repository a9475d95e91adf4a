import type { ReactNode } from 'react';
import './engraving.css';

interface Props {
  /** For example `monsters/troll`. */
  readonly of: string;
  readonly className?: string | undefined;
}

/** Where a picture lies: a path below `web/public/art`, without its ending. */
export function engraved(picture: string): string {
  return `${import.meta.env.BASE_URL}art/${picture}.svg`;
}

/** A picture of `web/engraving`. It is a file of its own: what is not looked at is not loaded. */
export function Engraving({ of, className = '' }: Props): ReactNode {
  return (
    <img
      className={`engraving ${className}`}
      src={engraved(of)}
      alt=""
      width="400"
      height="400"
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
