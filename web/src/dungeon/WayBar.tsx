/** How a space of the plan is meant, where there is more than one way: go there, look into it, cast a spell into it. */
import type { ReactNode } from 'react';
import { Sign, type SignName } from './icons.ts';
import { say } from './say.ts';
import type { WayOf } from './targets.ts';

const SIGNS: Readonly<Record<WayOf, SignName>> = {
  go: 'walking-boot',
  look: 'third-eye',
  see: 'crystal-ball',
  'fire-ball': 'burning-meteor',
  'lightning-bolt': 'lightning-arc',
  teleport: 'teleport',
};

interface Props {
  readonly ways: readonly WayOf[];
  readonly way: WayOf;
  readonly spells: readonly string[];
  readonly onTurn: (way: WayOf) => void;
}

export function WayBar({ ways, way, spells, onTurn }: Props): ReactNode {
  if (ways.length === 0 || ways.join() === 'go') return null;
  if (ways.length === 1)
    return (
      <p className="dun-ways dun-way-only">
        <Sign name={SIGNS[way]} /> {say(`dun.way.${way}.sentence`)}
      </p>
    );
  return (
    <fieldset className="dun-ways">
      <legend className="sr">{say('dun.ways')}</legend>
      {ways.map((one) => {
        const left = spells.filter((spell) => spell === one).length;
        return (
          <button
            key={one}
            type="button"
            className="btn small"
            aria-pressed={one === way}
            title={say(`dun.way.${one}.sentence`)}
            onClick={() => onTurn(one)}
          >
            <Sign name={SIGNS[one]} /> <span>{say(`dun.way.${one}`)}</span>
            {left > 0 && <b>{left}</b>}
          </button>
        );
      })}
    </fieldset>
  );
}
