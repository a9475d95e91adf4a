/** How a match ended: who won, with what, and where to go from here. */
import { type ReactNode, useState } from 'react';
import { go, to } from '../app/router.ts';
import { Icon } from '../art/Icon.tsx';
import { say, sayIf } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { RuleLink } from '../parts/RuleLink.tsx';
import type { Json, Outcome, Scene, Sitter } from '../play/scene.ts';
import type { AtTable } from './useTable.ts';

export function winnersLine({ winners }: Outcome, sitters: readonly Sitter[]): string {
  if (winners.length === 0) return say('table.nobody');
  if (winners.length === 1 && sitters[winners[0]]?.kind === 'me') return say('table.youwon');
  return say('table.won', { who: winners.map((seat) => sitters[seat]?.name).join(', '), n: winners.length });
}

export function resultText(result: Readonly<Record<string, Json>>): string {
  return Object.entries(result)
    .filter(([, value]) => value !== null && value !== false && value !== '')
    .map(([name, value]) => {
      const label = sayIf(`result.${name}`) ?? sayIf(`count.${name}`) ?? name;
      return value === true ? label : `${label} ${String(value)}`;
    })
    .join(', ');
}

export function Ending({ at, scene }: { at: AtTable; scene: Scene }): ReactNode {
  const [open, setOpen] = useState(true);
  const { outcome, sitters } = scene;
  if (!outcome) return null;
  return (
    <>
      <button type="button" className="btn primary" onClick={() => setOpen(true)}>
        {say('table.results')}
      </button>
      <Dialog open={open} title={winnersLine(outcome, sitters)} onClose={() => setOpen(false)}>
        <table className="results">
          <tbody>
            {sitters.map(({ name }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
              <tr key={seat} data-winner={outcome.winners.includes(seat) || undefined}>
                <td>{outcome.winners.includes(seat) && <Icon name="laurels" />}</td>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td>{resultText(outcome.results[seat] ?? {})}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="faint">
          <RuleLink rule={outcome.rule} game={scene.game} />
        </p>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => go('set', at.kept.game)}>
            {say('table.again')}
          </button>
          <a className="btn" href={to('replay', at.kept.id)}>
            {say('table.replay')}
          </a>
          <a className="btn ghost" href="#/">
            {say('table.home')}
          </a>
        </div>
      </Dialog>
    </>
  );
}
