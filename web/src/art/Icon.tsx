/** Icons of the collection, and the few plain signs that we draw ourselves. */
import type { ReactNode } from 'react';
import icons from './icons.json' with { type: 'json' };

const signs = {
  back: 'M20 11H7.8l5.6-5.6L12 4l-8 8 8 8 1.4-1.4L7.8 13H20z',
  forward: 'M4 13h12.2l-5.6 5.6L12 20l8-8-8-8-1.4 1.4L16.2 11H4z',
  close: 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z',
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  undo: 'M12.5 8c-2.6 0-5 1-6.9 2.6L2 7v9h9l-3.6-3.6A8 8 0 0 1 20 16l2.4-.8A10.5 10.5 0 0 0 12.500 8z',
  play: 'M8 5v14l11-7z',
  pause: 'M6 5h4v14H6zm8 0h4v14h-4z',
  first: 'M6 5h2.500v14H6zm13 0v14L9.500 12z',
  last: 'M15.500 5H18v14h-2.500zM5 5v14l9.500-7z',
  step: 'M7 5v14l7-7zm8 0h2.500v14H15z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  minus: 'M5 11h14v2H5z',
  fit: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
  sound:
    'M4 9v6h4l5 5V4L8 9zm12.500 3A4.500 4.500 0 0 0 14 8v8a4.500 4.500 0 0 0 2.500-4zM14 3.200v2.100a7 7 0 0 1 0 13.400v2.100a9 9 0 0 0 0-17.600z',
  mute: 'M4 9v6h4l5 5V4L8 9zm16.600.400L19.200 8 16.900 10.300 14.600 8l-1.400 1.400 2.300 2.300-2.300 2.300 1.400 1.400 2.300-2.300 2.300 2.300 1.400-1.400-2.300-2.300z',
  gear: 'M19.400 13a7.500 7.500 0 0 0 0-2l2.100-1.600-2-3.500-2.500 1a7.500 7.500 0 0 0-1.700-1L15 3.300h-4l-.400 2.600a7.500 7.500 0 0 0-1.700 1l-2.500-1-2 3.500L6.600 11a7.500 7.500 0 0 0 0 2l-2.200 1.600 2 3.500 2.500-1c.5.400 1.100.700 1.700 1l.4 2.600h4l.4-2.600c.6-.300 1.200-.600 1.700-1l2.500 1 2-3.500zM13 15.500a3.500 3.500 0 1 1 0-7 3.500 3.500 0 0 1 0 7z',
  check: 'M9.500 16.200 5.300 12l-1.400 1.400 5.600 5.600 11-11-1.400-1.400z',
  lock: 'M17 9V7A5 5 0 0 0 7 7v2H5v12h14V9zm-8 0V7a3 3 0 0 1 6 0v2z',
  eye: 'M12 5C6.500 5 2.500 9.500 1.500 12c1 2.500 5 7 10.500 7s9.500-4.500 10.500-7C21.500 9.500 17.500 5 12 5zm0 11.500a4.500 4.500 0 1 1 0-9 4.500 4.500 0 0 1 0 9zm0-2.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  link: 'M10.600 13.400a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500 1.400 1.400L15 6.100a2 2 0 0 1 2.900 2.900l-3 3a2 2 0 0 1-2.900 0zM13.400 10.600a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500-1.400-1.400L9 17.900A2 2 0 0 1 6.100 15l3-3a2 2 0 0 1 2.900 0z',
} as const;

/** What every screen has. */
export type IconName = keyof typeof icons | keyof typeof signs;

interface IconProps<Name> {
  readonly name: Name;
  readonly className?: string;
  readonly title?: string;
}

interface ShapeProps<Name> {
  readonly name: Name;
  readonly size: number;
  readonly fill: string;
}

interface Icons<Name> {
  readonly Icon: (props: IconProps<Name>) => ReactNode;
  /** The same as a part of a larger drawing: its middle at the origin, scaled to `size`. */
  readonly IconShape: (props: ShapeProps<Name>) => ReactNode;
}

/** The icons that every screen has and those of a set that is loaded with a part of the app. */
export function iconsWith<More extends string>(more: Readonly<Record<More, string>>): Icons<IconName | More> {
  const drawn: Readonly<Record<string, string>> = { ...icons, ...more };
  const look = (name: string) =>
    name in signs
      ? { path: signs[name as keyof typeof signs], units: 24 }
      : { path: drawn[name], units: 512 };
  return {
    Icon({ name, className = '', title }) {
      const { path, units } = look(name);
      return (
        // biome-ignore lint/a11y/noSvgWithoutTitle: it is either named or hidden, below
        <svg
          className={`icon ${className}`}
          viewBox={`0 0 ${units} ${units}`}
          {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
        >
          <path d={path} />
        </svg>
      );
    },
    IconShape({ name, size, fill }) {
      const { path, units } = look(name);
      const transform = `translate(${-size / 2} ${-size / 2}) scale(${size / units})`;
      return <path d={path} fill={fill} transform={transform} />;
    },
  };
}

export const { Icon, IconShape } = iconsWith({});
