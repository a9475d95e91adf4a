/** Colours that run into each other, for the drawings. */
import type { ReactNode, SVGProps } from 'react';

type Stop = readonly [offset: number, colour: string, opacity?: number];

interface Stops {
  readonly id: string;
  readonly stops: readonly Stop[];
}

const drawn = (stops: readonly Stop[]) =>
  stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));

/** From its middle outwards. */
export function Glow({ id, stops, ...place }: Stops & SVGProps<SVGRadialGradientElement>): ReactNode {
  return (
    <radialGradient id={id} {...place}>
      {drawn(stops)}
    </radialGradient>
  );
}

/** From top to bottom. */
export function Fade({ id, stops, slant = 0 }: Stops & { readonly slant?: number }): ReactNode {
  return (
    <linearGradient id={id} x1="0" y1="0" x2={slant} y2="1">
      {drawn(stops)}
    </linearGradient>
  );
}
