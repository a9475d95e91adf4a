/** Heroes and monsters as they stand on the board: a colour, a shape and an emblem each. */
import { memo, type ReactNode } from 'react';
import { SHAPES } from '../../art/tokenShapes.ts';
import { type IconName, IconShape } from '../icons.ts';
import { heroColours } from './colours.ts';

export interface HeroLook {
  readonly colour: string;
  readonly dark: string;
  readonly shape: string;
  readonly emblem: IconName;
}

export const heroLooks: Readonly<Record<string, HeroLook>> = {
  challara: { colour: heroColours.challara, dark: '#4a2169', shape: SHAPES.diamond, emblem: 'dragon-spiral' },
  gherinn: { colour: heroColours.gherinn, dark: '#5e430a', shape: SHAPES.round, emblem: 'sunbeams' },
  hugo: { colour: heroColours.hugo, dark: '#163d66', shape: SHAPES.shield, emblem: 'visored-helm' },
  krutzbeck: { colour: heroColours.krutzbeck, dark: '#641710', shape: SHAPES.square, emblem: 'battle-axe' },
  lindel: { colour: heroColours.lindel, dark: '#304a0d', shape: SHAPES.hexagon, emblem: 'oak-leaf' },
  tatianna: {
    colour: heroColours.tatianna,
    dark: '#0c4a42',
    shape: SHAPES.octagon,
    emblem: 'thrown-daggers',
  },
};

const STRANGER: HeroLook = {
  colour: '#d8cdb8',
  dark: '#3b3227',
  shape: SHAPES.round,
  emblem: 'hooded-figure',
};

export function heroLook(id: string): HeroLook {
  return heroLooks[id] ?? STRANGER;
}

interface HeroProps {
  readonly hero: string;
  readonly active?: boolean;
  readonly below?: boolean;
}

export const HeroToken = memo(function HeroToken({
  hero,
  active = false,
  below = false,
}: HeroProps): ReactNode {
  const { colour, dark, shape, emblem } = heroLook(hero);
  return (
    <g className="dq-hero" opacity={below ? 0.75 : 1}>
      <path d={shape} fill="#000" opacity="0.45" transform="translate(1.800 3)" />
      {active && <path d={shape} fill="none" stroke="#fff3cf" strokeWidth="5" className="dq-active" />}
      <path
        d={shape}
        fill={dark}
        stroke={colour}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray={below ? '4 3' : undefined}
      />
      <path
        d={shape}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.28"
        strokeWidth="1"
        transform="scale(0.84)"
      />
      <IconShape name={emblem} size={20} fill={colour} />
    </g>
  );
});

const MONSTERS: Readonly<Record<string, IconName>> = {
  skeleton: 'skeleton',
  sorcerer: 'wizard-face',
  troll: 'troll',
  golem: 'rock-golem',
  demon: 'daemon-skull',
};

export function monsterIcon(kind: string): IconName {
  return MONSTERS[kind] ?? 'death-skull';
}

export const MonsterToken = memo(function MonsterToken({
  kind,
  life,
}: {
  kind: string;
  life?: number | undefined;
}): ReactNode {
  return (
    <g className="dq-monster">
      <circle r="15" fill="#000" opacity="0.45" cx="1.500" cy="2.500" />
      <circle r="14.500" fill="#2c0d0a" stroke="#e7dcc4" strokeWidth="2.200" />
      <circle r="11.800" fill="none" stroke="#c8432f" strokeWidth="0.900" />
      <IconShape name={monsterIcon(kind)} size={19} fill="#f1e3c6" />
      {life !== undefined && (
        <g transform="translate(11 11)">
          <circle r="6" fill="#c8432f" stroke="#e7dcc4" strokeWidth="1.200" />
          <text y="3" textAnchor="middle" fontSize="8.500" fontWeight="800" fill="#fff">
            {life}
          </text>
        </g>
      )}
    </g>
  );
});

/** The way down that a card has opened. */
export function EntranceMarker(): ReactNode {
  return (
    <g className="dq-entrance">
      <circle r="11" fill="#1b1030" stroke="#b48be6" strokeWidth="1.800" />
      <IconShape name="stairs" size={13} fill="#d7c1f5" />
    </g>
  );
}

/** Where a hero has died. */
export function Gravestone({ hero }: { hero: string }): ReactNode {
  const { colour } = heroLook(hero);
  return (
    <g className="dq-grave">
      <circle r="12" fill="#140f0c" fillOpacity="0.9" stroke={colour} strokeWidth="1.800" />
      <IconShape name="tombstone" size={16} fill={colour} />
    </g>
  );
}

/** A hero who is below, on the space he lies under, with the way he goes. */
export function TravelMarker({ hero, direction }: { hero: string; direction: number }): ReactNode {
  const { colour } = heroLook(hero);
  return (
    <g className="dq-travel">
      <circle
        r="13"
        fill="#120a1e"
        fillOpacity="0.85"
        stroke={colour}
        strokeWidth="1.800"
        strokeDasharray="4 2.500"
      />
      <g transform={`rotate(${direction * 90})`}>
        <path d="M0-21l6.500 7.500h-13z" fill={colour} stroke="#120a1e" strokeWidth="0.900" />
      </g>
      <g transform="scale(0.62)">
        <HeroToken hero={hero} />
      </g>
    </g>
  );
}
