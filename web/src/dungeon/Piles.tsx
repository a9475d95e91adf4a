/** The piles by level: how many cards are left, and on a closer look what may be among them. */
import type { Column } from '@underhall/dungeon/columns';
import { memo, type ReactNode, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { Card, Legend, ROMAN } from './Card.tsx';
import { Sign } from './icons.ts';
import { counted, LEVELS, monstersOn, nameOf, treasuresOn } from './printed.ts';
import { say } from './say.ts';
import { signOf } from './signs.ts';
import type { Facts } from './terms.ts';
import '../table/cardPile.css';
import './piles.css';

interface Props {
  readonly piles: Facts['piles'];
  readonly supply: readonly string[];
  readonly card: GameCard;
  /** The viewer's own column on monster cards. */
  readonly column: Column | undefined;
}

export const Piles = memo(
  function Piles({ piles, supply, card, column }: Props): ReactNode {
    const [open, setOpen] = useState<number>();
    return (
      <section className="dun-piles" aria-label={say('dun.piles')}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="card-pile dun-pile"
            data-level={level}
            onClick={() => setOpen(level)}
          >
            <span className="sr">
              {say('dun.pile', {
                level,
                monsters: piles.monsters[level] ?? 0,
                treasures: piles.treasures[level] ?? 0,
              })}
            </span>
            <b aria-hidden="true" translate="no">
              {ROMAN[level]}
            </b>
            <span aria-hidden="true">
              <Sign name="death-skull" /> {piles.monsters[level] ?? 0}
            </span>
            <span aria-hidden="true">
              <Sign name="two-coins" /> {piles.treasures[level] ?? 0}
            </span>
          </button>
        ))}
        {supply.length > 0 && (
          <p className="dun-supply">
            {say('dun.supply')}
            {counted(supply).map(([face, n]) => (
              <span key={face} className="dun-hold" data-spell={face} title={nameOf(face, card)}>
                <Sign name={signOf(face, 'spell')} title={nameOf(face, card)} /> {n}
              </span>
            ))}
          </p>
        )}
        <Dialog
          open={open !== undefined}
          title={open ? say('dun.level', { n: open }) : ''}
          onClose={() => setOpen(undefined)}
          wide
        >
          {open !== undefined && <Contents level={open} piles={piles} card={card} column={column} />}
        </Dialog>
      </section>
    );
  },
  (a, b) =>
    a.card === b.card &&
    a.column === b.column &&
    JSON.stringify([a.piles, a.supply]) === JSON.stringify([b.piles, b.supply]),
);

/** What the box holds for a level; where each card is now, nobody knows. */
function Contents({ level, piles, card, column }: Omit<Props, 'supply'> & { level: number }): ReactNode {
  const groups = [
    ['monsters', piles.monsters[level] ?? 0, monstersOn(level, card)],
    ['treasures', piles.treasures[level] ?? 0, treasuresOn(level, card)],
  ] as const;
  return groups.map(([kind, left, faces]) => (
    <section key={kind} className="stack">
      <h3>{say(`dun.piles.${kind}`)}</h3>
      <p>{say(`dun.piles.${kind}.does`, { level })}</p>
      <p className="muted">{say('dun.piles.left', { n: left })}</p>
      {kind === 'monsters' && <Legend />}
      <div className="dun-spread">
        {faces.map(({ face, count }) => (
          <div key={face} className="dun-many">
            <Card face={face} card={card} column={column} />
            <b>{`× ${count}`}</b>
          </div>
        ))}
      </div>
    </section>
  ));
}
