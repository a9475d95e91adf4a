/** Stands between two people at one screen, where the next must not see what the last one saw. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { folkOf } from './folkAt.ts';
import type { AtTable } from './useTable.ts';
import './handover.css';

export function Handover({ at }: { at: AtTable }): ReactNode {
  const { shown, act } = at;
  const button = useRef<HTMLButtonElement>(null);
  const seat = shown.handover;
  useEffect(() => button.current?.focus(), []);
  if (seat === undefined) return null;
  const { who, ready } = wordsFor(at, seat);
  return (
    <div className="handover" role="dialog" aria-modal="true" aria-labelledby="handover-title">
      <Icon name="hooded-figure" />
      <h1 id="handover-title">{say('hand.title', { who })}</h1>
      <p className="muted">{say('hand.sentence', { who })}</p>
      <button ref={button} type="button" className="btn primary big" onClick={() => act.take(seat)}>
        {ready}
      </button>
    </div>
  );
}

/** By name; whoever has given none, by the Hero. */
function wordsFor({ shown, card }: AtTable, seat: number): { who: string; ready: string } {
  const name = shown.scene?.sitters[seat]?.name ?? '';
  const hero = shown.scene && folkOf(shown.scene, seat, card);
  if (name !== say('set.you') || !hero) return { who: name, ready: say('hand.ready', { who: name }) };
  return { who: say('hand.unnamed', { hero }), ready: say('hand.ready.hero', { hero }) };
}
