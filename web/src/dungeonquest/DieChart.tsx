/** A fight that one die decides, round by round: what each of its faces means (DQ-OPTSOLOCLASSIC-4..7, DQR-OPTSOLO-16..19). */
import type { ReactNode } from 'react';
import { say } from './say.ts';
import './rolled.css';

/** The rows of the chart by their lowest face. */
const ROWS = [1, 3, 5, 6] as const;

/** Which row a die means. */
function rowOf(die: number): number | undefined {
  return ROWS.findLast((least) => least <= die);
}

interface Props {
  readonly monster: string;
  /** How it has fallen, if it has. */
  readonly die: number | undefined;
}

export function DieChart({ monster, die }: Props): ReactNode {
  const row = die === undefined ? undefined : rowOf(die);
  return (
    <ol className="plain dq-known dq-die-table">
      {ROWS.map((least) => (
        <li key={least} data-fell={least === row || undefined}>
          {say(`roll.die.${least}`, { monster })}
        </li>
      ))}
    </ol>
  );
}
