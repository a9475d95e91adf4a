/** Beside the plan: the monster that the question is about, and what lies under a number marker that is pointed at. */
import { levelOf, nameOf, spaceNamed } from '@underhall/dungeon/board';
import type { Column } from '@underhall/dungeon/columns';
import type { ReactNode } from 'react';
import { Laid } from '../parts/Laid.tsx';
import type { GameCard } from '../play/scene.ts';
import { Card } from './Card.tsx';
import type { Mark } from './plan/PlanView.tsx';
import { columnOf, isHidden, monsterOf, swordBonus } from './printed.ts';
import { say } from './say.ts';
import type { Asked, Facts } from './terms.ts';

/** The face of the monster in question, or the back of one that is still to be turned up. */
export function foeOf({ question, seat }: Asked, { seats, marks }: Facts): string | undefined {
  const own = seats[seat];
  const seenAt = (space: string | null | undefined) =>
    Object.values(marks).find((mark) => mark.space === space && mark.monster)?.monster;
  switch (question.do) {
    case 'act':
      return own.monster ?? undefined;
    case 'how-to-fight': {
      const mark = marks[String(question.number)];
      return own.looks ?? mark?.guard ?? mark?.monster ?? backAt(own.space);
    }
    case 'enter-or-refuse':
      return own.looks ?? seenAt(nameOf(question.room)) ?? undefined;
    default:
      return undefined;
  }
}

function backAt(space: string | null): string | undefined {
  const at = space ? spaceNamed(space) : undefined;
  const level = at === undefined ? 0 : levelOf[at];
  return level > 0 ? `[monster-${level}]` : undefined;
}

interface Props {
  readonly foe: string | undefined;
  readonly marks: readonly Mark[];
  readonly east: boolean;
  readonly facts: Facts;
  readonly asked: Asked;
  readonly card: GameCard;
}

/** What must be rolled: by hand, and with the spells that may be cast now. */
function needs(
  values: Readonly<Record<Column, number>>,
  column: Column,
  asked: Asked,
  card: GameCard,
): string {
  // What is cast into another space has a way.
  const casts = asked.options.flatMap(({ about: { spell, way } = {} }) =>
    spell !== undefined && way === undefined ? (columnOf(spell, card) ?? []) : [],
  );
  if (casts.length === 0)
    return values[column] > 0 ? say('dun.needs.you', { value: values[column] }) : say('dun.needs.dash');
  const list = [
    say('dun.needs.hand', { value: values[column] || '–' }),
    ...casts.map((one) => say('dun.needs.way', { value: values[one] || '–', who: say(`dun.column.${one}`) })),
  ];
  return say('dun.needs.ways', { list: list.join(', ') });
}

export function Beside({ foe, marks, east, facts, asked, card }: Props): ReactNode {
  const own = facts.seats[asked.seat];
  const column = own?.adventurer ?? undefined;
  const lying = marks.flatMap(({ guard, monster, treasure, hoard }) =>
    [guard, monster, treasure, ...hoard].flatMap((face) => face ?? []),
  );
  if (lying.length === 0 && !foe) return null;
  const values = monsterOf(foe, card)?.values;
  const bonus = own ? swordBonus(own, facts, card) : 0;
  return (
    <aside className="dun-beside" data-left={east || undefined}>
      {lying.length > 0 ? (
        <Laid row={lying}>{(face) => <Card face={face} card={card} size="small" column={column} />}</Laid>
      ) : (
        <div className="dun-foe">
          <Card face={foe ?? ''} card={card} column={column} />
          {foe && isHidden(foe) && <p>{say('dun.needs.hidden')}</p>}
          {values && column && (
            <p>
              {needs(values, column, asked, card)}
              {bonus > 0 && <b> {say('dun.attack.sword', { bonus })}</b>}
            </p>
          )}
        </div>
      )}
    </aside>
  );
}
