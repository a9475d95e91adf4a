/** Dungeoneer in seven pictures, with the cards, signs and tracks of its table. */
import type { PrintedMap } from '@underhall/dungeoneer';
import type { ReactNode } from 'react';
import { sayWith } from '../messages/say.ts';
import { Dice } from '../parts/Dice.tsx';
import { Primer, type Step } from '../parts/Primer.tsx';
import { CardSign } from './Card.tsx';
import { Sign, type SignName } from './icons.ts';
import { MapCardArt } from './map/MapCardArt.tsx';
import { Patterns } from './map/Patterns.tsx';
import { Token } from './map/Token.tsx';
import { primerWords } from './primer.en.ts';
import { Track } from './Sheet.tsx';
import './table.css';

const HEROES = ['brannoc-vell', 'morwen-sedge', 'sister-aude-karr', 'dorrit-hask'] as const;

function Heroes(): ReactNode {
  return (
    <svg viewBox="-52 -52 104 104" aria-hidden="true">
      {HEROES.map((hero, i) => (
        <g key={hero} transform={`translate(${i % 2 ? 25 : -25} ${i < 2 ? -25 : 25})`}>
          <Token hero={hero} />
        </g>
      ))}
    </svg>
  );
}

const OPEN = { kind: 'open', score: 'speed', number: 0 } as const;
const ROOM: PrintedMap = {
  set: '',
  grade: 'heroic',
  realm: 'dungeon',
  count: 1,
  decks: [1],
  kind: 'room',
  grim: false,
  entrance: false,
  glory: 1,
  peril: 2,
  exits: [OPEN, { kind: 'locked', score: 'melee', number: 5 }, OPEN, { ...OPEN, kind: 'wall' }],
  centre: { kind: 'none', score: '', number: 0, bonus: 0 },
  sewer: '',
  portal: false,
  terrain: [],
};

/** A card of the map; its name is what the picture is about. */
function Card({ name }: { name: string }): ReactNode {
  return (
    <>
      <Patterns />
      <svg viewBox="-120 -120 240 240" aria-hidden="true">
        <MapCardArt id="chapel-of-the-cracked-bell" name={name} printed={ROOM} turned={false} />
      </svg>
    </>
  );
}

const { say } = sayWith(primerWords);

/** A sign in a roundel. */
function Round({ name }: { name: SignName }): ReactNode {
  return (
    <div className="dnr-primer-sign">
      <Sign name={name} />
    </div>
  );
}

function Tracks(): ReactNode {
  return (
    <div className="dnr-primer-tracks">
      <Track what="glory" n={7} />
      <Track what="peril" n={5} />
    </div>
  );
}

function Lord(): ReactNode {
  return (
    <div className="dnr-primer-sign" data-lord>
      <CardSign face="clapper-imp" />
    </div>
  );
}

const PICTURES = [
  ['goal', <Heroes key="goal" />],
  ['map', <Card key="map" name={say('primer.dnr.map')} />],
  ['walk', <Round key="walk" name="walking-boot" />],
  ['glory', <Tracks key="glory" />],
  ['lord', <Lord key="lord" />],
  ['fight', <Dice key="fight" dice={[5, 3]} settled />],
  ['level', <Round key="level" name="laurels" />],
] as const;

const STEPS: readonly Step[] = PICTURES.map(([step, picture]) => ({
  title: say(`primer.dnr.${step}`),
  text: say(`primer.dnr.${step}.text`),
  picture,
}));

export function DungeoneerPrimer(): ReactNode {
  return <Primer steps={STEPS} />;
}
