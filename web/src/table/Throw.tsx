/** Dice on their way: in the hand of whoever throws them, in the air, on the table. */
import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { Dice } from '../parts/Dice.tsx';
import type { AtTable } from './useTable.ts';
import './throw.css';

interface Props {
  readonly at: Pick<AtTable, 'act' | 'shown'>;
  readonly dice: readonly number[];
  /** They have lain there before this moment. */
  readonly settled?: boolean;
}

export function Throw({ at: { act, shown }, dice, settled = false }: Props): ReactNode {
  if (!shown.inHand) return <Dice dice={dice} settled={settled} untold={shown.untold} />;
  return (
    <button type="button" className="throw" onClick={act.step}>
      <Dice dice={dice} inHand />
      <span className="btn primary">
        {say('table.throw')} <span className="kbd">{say('key.space')}</span>
      </span>
    </button>
  );
}
