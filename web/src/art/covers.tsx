/** Box covers, drawn for this project. 300 × 400; the name of the game stands on the lid. */
import type { ReactNode } from 'react';
import coverIcons from './coverIcons.json' with { type: 'json' };
import { Fade, Glow } from './gradients.tsx';
import { iconsWith } from './Icon.tsx';
import { chance, coil, path } from './shapes.ts';

const { IconShape } = iconsWith(coverIcons);

interface LidProps {
  readonly name: string;
  readonly line?: string | undefined;
  readonly ink: string;
  readonly plate: string;
  readonly children: ReactNode;
}

function Lid({ name, line, ink, plate, children }: LidProps): ReactNode {
  const size = name.length > 10 ? 29 : 37;
  return (
    <span translate="no" className="cover">
      <svg
        className="cover-art"
        viewBox="0 0 300 400"
        aria-hidden="true"
        preserveAspectRatio="xMidYMid slice"
      >
        {children}
        <rect x="0" y="322" width="300" height="78" fill={plate} />
        <path d="M0 322h300" stroke={ink} strokeWidth="2.500" />
        <path d="M14 328h272M14 392h272" stroke={ink} strokeWidth="0.800" opacity="0.6" />
        <text
          x="150"
          y={line ? 362 : 371}
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontWeight="800"
          fontSize={size}
          fill={ink}
          textLength={name.length > 10 ? 262 : undefined}
        >
          {name}
        </text>
        {line && (
          <text
            x="150"
            y="384"
            textAnchor="middle"
            fontFamily="var(--serif)"
            fontSize="13.500"
            letterSpacing="4"
            fill={ink}
          >
            {line}
          </text>
        )}
        <rect
          x="4"
          y="4"
          width="292"
          height="392"
          fill="none"
          stroke="#000"
          strokeOpacity="0.5"
          strokeWidth="8"
        />
        <rect
          x="7"
          y="7"
          width="286"
          height="386"
          fill="none"
          stroke={ink}
          strokeOpacity="0.55"
          strokeWidth="1.500"
        />
      </svg>
    </span>
  );
}

const rnd = chance(77);
const coins = Array.from({ length: 150 }, () => {
  const x = rnd();
  const h = Math.sin(x * Math.PI) * 46;
  return { x: 20 + x * 260, y: 314 - rnd() * h, r: 3 + rnd() * 2.6 };
}).sort((a, b) => a.y - b.y);
const beast = coil(1.3, 16, 74, (t) => 9 + 32 * Math.sin(Math.min(1, t * 1.2) * Math.PI * 0.6) ** 1.3, 0.52);

/** Dusk over a castle; under it the dragon sleeps on the hoard. */
function DungeonQuestCover(): ReactNode {
  const [hx, hy] = beast.spine[beast.spine.length - 1];
  return (
    <Lid name="DungeonQuest" line="CLASSIC" ink="#ffd98a" plate="#1b0d07">
      <defs>
        <Fade
          id="cv-dusk"
          stops={[
            [0, '#2b1748'],
            [0.5, '#a03a3c'],
            [1, '#ffb14a'],
          ]}
        />
        <Glow
          id="cv-glow"
          stops={[
            [0, '#ffb347', 0.5],
            [1, '#ffb347', 0],
          ]}
        />
        <Glow
          id="cv-hoard"
          cx="0.5"
          cy="0.78"
          r="0.6"
          stops={[
            [0, '#ffc34d'],
            [0.4, '#8c4310'],
            [1, '#120a06'],
          ]}
        />
      </defs>
      <rect width="300" height="400" fill="#120a06" />
      <rect width="300" height="172" fill="url(#cv-dusk)" />
      <circle cx="150" cy="150" r="44" fill="#ffe3a0" />
      <circle cx="150" cy="150" r="62" fill="#ffd27a" opacity="0.25" />
      <path
        d="M0 150L40 128 70 140 96 118 120 132 180 132 205 116 236 140 262 126 300 148V200H0Z"
        fill="#5b2234"
        opacity="0.8"
      />
      <g fill="#1d0f16">
        <path d="M28 172V74h6v-9h7v9h6v-9h7v9h6v98zM240 172V74h6v-9h7v9h6v-9h7v9h6v98z" />
        <path d="M92 172V98h5v-8h6v8h6v-8h6v8h5v74zM180 172V98h5v-8h6v8h6v-8h6v8h5v74z" />
        <path d="M60 172v-36h8v-8h10v8h10v-8h10v8h104v-8h10v8h10v-8h10v8h8v36z" />
        <path d="M22 74l22-34 22 34zM234 74l22-34 22 34z" />
      </g>
      <g fill="#ffcf6b">
        <rect x="40" y="96" width="5" height="10" />
        <rect x="255" y="96" width="5" height="10" />
        <rect x="104" y="114" width="4" height="8" />
        <rect x="192" y="114" width="4" height="8" />
      </g>
      <path d="M138 172v-22a12 12 0 0 1 24 0v22z" fill="#ffb14a" />
      <path d="M0 170H300V326H0Z" fill="url(#cv-hoard)" />
      <path d="M0 168h300v10l-22 6-30-4-34 10-40-7-30 9-44-10-38 7-34-9-28 6z" fill="#1d120c" />
      <path
        d="M0 168V326H34L26 296 36 262 22 232 34 206 18 186ZM300 168V326H266L276 292 264 258 280 226 266 200 284 184Z"
        fill="#160d08"
      />
      <g stroke="#7a4a0a" strokeWidth="0.700">
        {coins.map(({ x, y, r }) => (
          <ellipse key={`${x}`} cx={x} cy={y} rx={r} ry={r * 0.62} fill={y > 300 ? '#e9a92f' : '#ffd769'} />
        ))}
      </g>
      <g transform="translate(152 262)">
        <path
          d="M-30-30C-84-92-150-58-118 6-104-22-86-20-80 0-66-22-48-18-36 2Z"
          fill="#4a0f10"
          stroke="#1c0405"
          strokeWidth="3"
        />
        <path d={beast.body} fill="#8f2a20" stroke="#22060a" strokeWidth="3" />
        <path
          d={path(beast.spine.slice(10), false)}
          fill="none"
          stroke="#ffb36b"
          strokeWidth="2.200"
          strokeDasharray="5 6"
          opacity="0.65"
        />
        <g transform={`translate(${hx - 6} ${hy + 6}) rotate(150)`}>
          <path
            d="M-20-12C-30-4-30 8-20 15-4 24 16 20 34 9 40 4 40-3 33-7 16-17-6-22-20-12Z"
            fill="#a93a2a"
            stroke="#22060a"
            strokeWidth="3"
          />
          <path
            d="M-17-13l-25-14 14 19zM-18 14l-25 12 15-16z"
            fill="#ffcf8a"
            stroke="#3a1206"
            strokeWidth="1.500"
          />
          <path d="M3-9q7 4 12 0" stroke="#1b0503" strokeWidth="3" fill="none" />
        </g>
      </g>
      <g transform="translate(46 268)">
        <circle r="86" fill="url(#cv-glow)" />
        <path d="M-8 46l3-32c-5-3-6-14 1-19 -1-9 10-11 12-3 5 3 6 12 3 18l4 36z" fill="#0c0604" />
        <path d="M8 4l14-10" stroke="#0c0604" strokeWidth="4" />
        <path d="M22-8l2-14" stroke="#6b4019" strokeWidth="3" />
        <path d="M24-22c-6-6 0-10 0-16 6 5 7 12 0 16z" fill="#ffd36b" />
      </g>
    </Lid>
  );
}

/** A gate, a raised portcullis, and eyes. */
function RevisedCover(): ReactNode {
  const stones = Array.from({ length: 13 }, (_, i) => -90 + i * 15);
  return (
    <Lid name="DungeonQuest" line="REVISED" ink="#bfe9e0" plate="#07191b">
      <defs>
        <Glow
          id="cv-torch"
          stops={[
            [0, '#ffb347', 0.6],
            [1, '#ffb347', 0],
          ]}
        />
        <Glow
          id="cv-deep"
          cx="0.5"
          cy="0.62"
          r="0.5"
          stops={[
            [0, '#1d5a5c'],
            [1, '#041012'],
          ]}
        />
      </defs>
      <rect width="300" height="400" fill="#23363a" />
      <g stroke="#14211f" strokeWidth="2.500" fill="none">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (
          <path
            key={row}
            d={`M0 ${row * 34}h300${[0, 1, 2, 3, 4].map((i) => `M${i * 70 + (row % 2) * 35} ${row * 34}v34`).join('')}`}
          />
        ))}
      </g>
      <rect width="300" height="330" fill="#0b1a1b" opacity="0.45" />
      <path d="M62 330V170a88 88 0 0 1 176 0v160z" fill="url(#cv-deep)" />
      {stones.map((angle) => (
        <path
          key={angle}
          d="M-13-112L13-112L10-86L-10-86Z"
          transform={`translate(150 172) rotate(${angle})`}
          fill={angle % 30 ? '#5d7775' : '#6d8885'}
          stroke="#0f1d1d"
          strokeWidth="2"
        />
      ))}
      <g fill="#8fa3a3" stroke="#0d1717" strokeWidth="1.200">
        {[86, 112, 138, 164, 190, 216].map((x) => (
          <path key={x} d={`M${x - 4} 84h8v92l-4 12-4-12z`} />
        ))}
        <path d="M66 116h168v6H66zM66 150h168v6H66z" />
      </g>
      <g fill="#ffdf6b">
        {[
          [120, 228],
          [180, 246],
          [150, 272],
        ].map(([x, y], i) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${1 - i * 0.2})`}>
            <path d="M-16-5q9 2 12 9q-11-1-12-9zM16-5q-9 2-12 9q11-1 12-9z" />
          </g>
        ))}
      </g>
      <path d="M62 330q40-26 88-26t88 26z" fill="#16383a" />
      {[36, 264].map((x) => (
        <g key={x} transform={`translate(${x} 214)`}>
          <circle r="96" fill="url(#cv-torch)" />
          <path d="M-5 6h10l-3 44h-4z" fill="#6b4019" stroke="#1c0f04" strokeWidth="1.500" />
          <path d="M0 6c-16-10-6-20-2-38 12 12 18 30 2 38z" fill="#ff9a2e" />
          <path d="M0 4c-7-6-3-12-1-20 6 6 9 16 1 20z" fill="#ffe9a0" />
        </g>
      ))}
    </Lid>
  );
}

const INK = '#2a1405';
/** The colours of the rooms, from the first level down. */
const LEVELS = ['#edb83c', '#6fa552', '#e98a3a', '#8560b0', '#c84a3c', '#4380c2'];
const STOREY = 51;

/** A flight of stairs against the left or the right wall, as high as a storey. */
function flight(top: number, right: boolean): string {
  const steps = Array.from({ length: 6 }, () => `h${right ? -9 : 9}v${STOREY / 6}`).join('');
  return `M${right ? 286 : 14} ${top}${steps}H${right ? 286 : 14}Z`;
}

/** Six levels, one below the other, and what waits at the bottom. The left is kept free of the button over it. */
function DungeonCover(): ReactNode {
  const rnd = chance(75);
  return (
    <Lid name="Dungeon!" ink={INK} plate="#f3c944">
      <rect width="300" height="400" fill="#f3e3b8" />
      {LEVELS.map((colour, i) => {
        const top = 14 + i * STOREY;
        const wall = [196, 116, 214, 92, 168, 152][i];
        return (
          <g key={colour} stroke={INK}>
            <rect x="14" y={top} width="272" height={STOREY} fill={colour} strokeWidth="3" />
            <path
              d={[0, 1, 2].map((row) => `M14 ${top + 17 * row}h272${bricks(top + 17 * row, rnd)}`).join('')}
              strokeWidth="1.500"
              opacity="0.2"
              fill="none"
            />
            <path d={`M${wall} ${top}v${STOREY}`} strokeWidth="4" />
            <path d={`M${wall - 9} ${top + STOREY}v-22a9 9 0 0 1 18 0v22z`} fill="#8a5a2b" strokeWidth="3" />
            {i > 0 && <path d={flight(top, i % 2 === 1)} fill="#f3e3b8" strokeWidth="3" />}
            <path d={`M14 ${top + STOREY}h272`} strokeWidth="4" />
          </g>
        );
      })}
      {Array.from({ length: 26 }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={i}
          cx={112 + rnd() * 160}
          cy={312 - rnd() * rnd() * 12}
          r="4.500"
          fill="#f7cf52"
          stroke={INK}
          strokeWidth="1.500"
        />
      ))}
      {(
        [
          ['crossed-swords', 46, 39, 20],
          ['visored-helm', 94, 39, 20],
          ['wizard-face', 142, 39, 20],
          ['spider-alt', 66, 90, 20],
          ['skeleton', 150, 141, 20],
          ['open-treasure-chest', 226, 192, 20],
          ['spiked-dragon-head', 72, 267, 42],
        ] as const
      ).map(([icon, x, y, r]) => (
        <g key={icon} transform={`translate(${x} ${y})`}>
          <circle
            r={r}
            fill={r > 30 ? '#1c0d06' : '#f3e3b8'}
            stroke={r > 30 ? '#f3c944' : INK}
            strokeWidth="3"
          />
          <IconShape name={icon} size={r * 1.4} fill={r > 30 ? '#f3c944' : INK} />
        </g>
      ))}
    </Lid>
  );
}

/** The upright joints of a row of bricks. */
function bricks(top: number, rnd: () => number): string {
  const joints: string[] = [];
  for (let x = 26 + rnd() * 24; x < 280; x += 26 + rnd() * 18) joints.push(`M${Math.round(x)} ${top}v17`);
  return joints.join('');
}

/** The bell in the lake, with the Dungeonlord's eyes in it, over cards of the map. */
function DungeoneerCover(): ReactNode {
  const rnd = chance(11);
  const card = (
    x: number,
    y: number,
    turn: number,
    way: string,
    icon: 'skeleton' | 'torch' | 'open-treasure-chest' | 'spider-alt',
  ) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-44" y="-44" width="88" height="88" rx="6" fill="#241d18" stroke="#0d0a08" strokeWidth="4" />
      <path d={way} stroke="#0f0c0a" strokeWidth="34" fill="none" />
      <path d={way} stroke="#8a7d64" strokeWidth="25" fill="none" />
      <circle r="20" fill="#8a7d64" />
      <IconShape name={icon} size={30} fill="#f3e6c6" />
      <circle cx="-33" cy="-33" r="9" fill="#d9a437" stroke="#5c3d07" strokeWidth="2" />
      <path d="M25-42H42V-32L33.500-24L25-32Z" fill="#7d1742" stroke="#f08bb0" strokeWidth="1.500" />
    </g>
  );
  return (
    <Lid name="Dungeoneer" line="THE DROWNED CARILLON" ink="#d8f3e6" plate="#071a1a">
      <defs>
        <Glow
          id="cv-lake"
          cx="0.5"
          cy="0.3"
          r="0.8"
          stops={[
            [0, '#3f9c8f'],
            [0.5, '#12494b'],
            [1, '#041617'],
          ]}
        />
        <Fade
          id="cv-bell"
          stops={[
            [0, '#f2cf7a'],
            [0.5, '#a9762a'],
            [1, '#4d2c0c'],
          ]}
        />
      </defs>
      <rect width="300" height="400" fill="url(#cv-lake)" />
      {/* Light falls through the water. */}
      <path
        d="M20 0L96 330H120L84 0ZM150 0L170 330H196L190 0ZM236 0L214 330H250L292 0Z"
        fill="#c9fff0"
        opacity="0.1"
      />
      <path d="M0 26q18-14 37 0t38 0 37 0 38 0 37 0 38 0 37 0 38 0V0H0Z" fill="#d8fff2" opacity="0.32" />
      {Array.from({ length: 26 }, () => [rnd() * 300, 40 + rnd() * 260, 1.5 + rnd() * 4] as const).map(
        ([x, y, r]) => (
          <circle
            key={`${x}`}
            cx={x}
            cy={y}
            r={r}
            fill="none"
            stroke="#d8fff2"
            strokeWidth="1.200"
            opacity="0.5"
          />
        ),
      )}
      <g transform="translate(150 122) rotate(-7)">
        <path d="M-16-92a16 14 0 0 1 32 0v16h-32Z" fill="none" stroke="#6d4414" strokeWidth="9" />
        <path
          d="M0-82C46-82 58-44 62 4C65 40 78 56 94 74C60 92-60 92-94 74C-78 56-65 40-62 4C-58-44-46-82 0-82Z"
          fill="url(#cv-bell)"
          stroke="#23140a"
          strokeWidth="5"
        />
        <path d="M-64 22Q0 40 64 22M-88 68Q0 92 88 68" fill="none" stroke="#3d230a" strokeWidth="4" />
        <path d="M18-78L8-48L24-26L6 6" fill="none" stroke="#170b04" strokeWidth="4.500" />
        <path d="M-44-20Q-24-36-8-16Q-26-8-44-20ZM44-20Q24-36 8-16Q26-8 44-20Z" fill="#170b04" />
        <circle cx="-25" cy="-19" r="5.500" fill="#ff5c8d" />
        <circle cx="25" cy="-19" r="5.500" fill="#ff5c8d" />
        <path
          d="M-30 52L-22 40L-14 54L-6 41L2 55L10 41L18 54L26 40L32 52"
          fill="none"
          stroke="#170b04"
          strokeWidth="4"
        />
        <circle cy="96" r="15" fill="#7a4d17" stroke="#23140a" strokeWidth="4" />
      </g>
      {card(66, 268, -8, 'M-44 0H44', 'torch')}
      {card(234, 266, 7, 'M0-44V44M0 0H44', 'open-treasure-chest')}
      {card(150, 276, 1, 'M-44 0H44M0-44V44', 'skeleton')}
    </Lid>
  );
}

/** The lids, by what is drawn on them. */
export const covers = {
  castle: DungeonQuestCover,
  rebuilt: RevisedCover,
  vault: DungeonCover,
  carillon: DungeoneerCover,
} as const satisfies Readonly<Record<string, () => ReactNode>>;
