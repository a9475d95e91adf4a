/** How a table is to be played, for everybody to see before the match. */
import type { TableCard } from '@underhall/protocol';
import type { ReactNode } from 'react';
import { optionName, valueName } from '../games/optionNames.ts';
import type { GameCard } from '../play/scene.ts';
import { HouseRules } from '../screens/HouseRules.tsx';
import { say } from './say.ts';
import { clockName, TableWishes, type Wishes } from './TableWishes.tsx';

/** What does not go together the server says when it is tried. */
const NONE = {};

interface Props {
  readonly card: TableCard;
  readonly box: GameCard;
  /** The host decides; everybody sees it at once. */
  readonly onAlter:
    | ((change: Partial<Wishes> & { readonly options?: TableCard['options'] }) => void)
    | undefined;
}

export function TableRules({ card, box, onAlter }: Props): ReactNode {
  const changed = changedIn(card, box);
  const agreed = (
    <>
      <dt>{say('lobby.rules')}</dt>
      <dd>{changed.length > 0 ? changed.join(' · ') : say('set.options.as-printed')}</dd>
    </>
  );
  if (onAlter)
    return (
      <>
        {card.begun ? (
          <section className="panel">
            <dl className="table-rules">{agreed}</dl>
          </section>
        ) : (
          <HouseRules
            card={box}
            options={card.options}
            seats={card.places.filter(({ kind }) => kind !== 'locked').length}
            excluded={NONE}
            onChange={(id, value) => onAlter({ options: { ...card.options, [id]: value } })}
          />
        )}
        <section className="panel stack">
          <h2>{say('lobby.table')}</h2>
          <TableWishes wishes={card} onChange={onAlter} />
        </section>
      </>
    );
  return (
    <section className="panel stack">
      <h2>{say('lobby.table')}</h2>
      <dl className="table-rules">
        {agreed}
        <dt>{say('lobby.open')}</dt>
        <dd>
          {say(card.public ? 'lobby.open.public' : 'lobby.open.invited')}
          {card.spectators && ` · ${say('lobby.onlookers').toLowerCase()}`}
        </dd>
        <dt>{say('lobby.clock')}</dt>
        <dd>{clockName(card.clock)}</dd>
        <dt>{say('lobby.leaving')}</dt>
        <dd>{say(`lobby.leaving.${card.leaving}`)}</dd>
      </dl>
    </section>
  );
}

/** What is not as the rulebook has it. */
function changedIn({ options }: TableCard, box: GameCard): string[] {
  return box.options.flatMap(({ id, kind, standard }) => {
    const value = options[id] ?? standard;
    if (value === standard) return [];
    return kind === 'flag'
      ? [optionName(box, id)]
      : [`${optionName(box, id)} ${valueName(box, id, String(value))}`];
  });
}
