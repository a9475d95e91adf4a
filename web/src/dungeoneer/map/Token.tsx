/** A hero on the map: shape, emblem and colour of his own, lit while it is his turn, lying down when he is tipped. */
import { memo, type ReactNode } from 'react';
import { SignShape } from '../icons.ts';
import { heroLook } from '../people.ts';

interface Props {
  readonly hero: string;
  readonly active?: boolean;
  readonly tipped?: boolean;
  readonly own?: boolean;
}

export const Token = memo(function Token({
  hero,
  active = false,
  tipped = false,
  own = false,
}: Props): ReactNode {
  const { shape, emblem, colour, dark } = heroLook(hero);
  return (
    <g className="dnr-token" data-active={active || undefined} data-own={own || undefined}>
      <g transform={tipped ? 'rotate(78) scale(1 0.82)' : undefined}>
        <path d={shape} className="dnr-token-shadow" transform="translate(1.5 3.5)" />
        {active && <path d={shape} className="dnr-token-lit" />}
        <path d={shape} fill={dark} stroke={colour} strokeWidth="2.6" />
        <SignShape name={emblem} size={21} fill={colour} />
      </g>
    </g>
  );
});

/** The same as a picture by itself. */
export function TokenPicture({ hero, className }: { hero: string; className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="-24 -24 48 48" aria-hidden="true">
      <Token hero={hero} />
    </svg>
  );
}
