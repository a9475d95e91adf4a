/** A bar for each row with its 95 % interval, and the number beside it. */
import type { Figure } from '@underhall/lab';
import type { ReactNode } from 'react';
import { interval, shown } from './figures.ts';

export interface Row extends Figure {
  readonly name: string;
}

export function Bars({ name, rows }: { name: string; rows: readonly Row[] }): ReactNode {
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(({ high, value }) => Math.max(high, value)), 1e-9);
  const at = (value: number) => `${(Math.max(0, Math.min(most, value)) / most) * 100}%`;
  return (
    <table className="lab-bars">
      <caption>{name}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.measure} ${row.group}`}>
            <th scope="row" translate="no">
              {row.name}
            </th>
            <td className="lab-bar" aria-hidden="true">
              <span style={{ width: at(row.value) }} />
              <i style={{ left: at(row.low), right: `calc(100% - ${at(row.high)})` }} />
            </td>
            <td className="lab-value">
              {shown(row.kind, row.value, row.high)}
              <small>{interval(row)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
