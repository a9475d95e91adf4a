/** How a space of the plan is meant, where there is more than one way: go there, look into it, cast a spell into it. */
import type { ReactNode } from 'react';
import { toast } from '../app/toasts.ts';
import { Sign, type SignName } from './icons.ts';
import type { Idle } from './idle.ts';
import { say, sayIf } from './say.ts';
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
  /** What is held and cannot be used now. */
  readonly idle: readonly Idle[];
  readonly way: WayOf;
  readonly spells: readonly string[];
  readonly onTurn: (way: WayOf) => void;
}

export function WayBar({ ways, idle, way, spells, onTurn }: Props): ReactNode {
  if (ways.length === 0 || (ways.join() === 'go' && idle.length === 0)) return null;
  const count = (one: WayOf) => spells.filter((spell) => spell === one).length;
  if (ways.length === 1 && idle.length === 0)
    return (
      <p className="dun-ways dun-way-only">
        <Sign name={SIGNS[way]} /> {sayIf(`dun.way.${way}.only`) ?? say(`dun.way.${way}.sentence`)}
      </p>
    );
  return (
    <fieldset className="dun-ways">
      <legend className="sr">{say('dun.ways')}</legend>
      {ways.map((one) => (
        <button
          key={one}
          type="button"
          className="btn small"
          aria-pressed={one === way}
          title={say(`dun.way.${one}.sentence`)}
          onClick={() => onTurn(one)}
        >
          <Inside way={one} left={count(one)} />
        </button>
      ))}
      {idle.map(({ way: one, reason, rule }) => (
        <button
          key={one}
          type="button"
          className="btn small"
          aria-disabled
          title={reason}
          aria-description={reason}
          onClick={() => toast(reason, { rule, kind: 'trouble' })}
        >
          <Inside way={one} left={count(one)} />
        </button>
      ))}
    </fieldset>
  );
}

function Inside({ way, left }: { way: WayOf; left: number }): ReactNode {
  return (
    <>
      <Sign name={SIGNS[way]} /> <span>{say(`dun.way.${way}`)}</span>
      {left > 0 && <b>{left}</b>}
    </>
  );
}
