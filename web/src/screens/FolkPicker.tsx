/** Everybody who can be played, side by side, to be compared and chosen; who is taken says so. */
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { optionName, valueName } from '../games/optionNames.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { FolkCard } from '../parts/FolkCard.tsx';
import type { GameCard } from '../play/scene.ts';
import { say } from './say.ts';
import './folk.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly card: GameCard;
  readonly option: Extract<GameCard['seatOptions'][number], { kind: 'one-of' }>;
  readonly chosen: string;
  /** Why some cannot be chosen, by value. */
  readonly unfit: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

export function FolkPicker({
  open,
  title,
  card,
  option,
  chosen,
  unfit,
  onChoose,
  onClose,
}: Props): ReactNode {
  // Who can be had stands in front.
  const values = option.values.toSorted((a, b) => Number(a in unfit) - Number(b in unfit));
  return (
    <Dialog open={open} title={title} onClose={onClose} broad>
      <ul className="plain folk-cards" aria-label={optionName(card, option.id)}>
        {values.map((value) => {
          const face = card.faces[value];
          const why = value === chosen ? undefined : unfit[value];
          const name = valueName(card, option.id, value);
          return (
            <li key={value}>
              <button
                type="button"
                className="folk-choice"
                aria-pressed={value === chosen}
                aria-disabled={why !== undefined}
                onClick={() => why === undefined && onChoose(value)}
              >
                {face ? (
                  <FolkCard face={face} card={card} />
                ) : (
                  <span className="folk-card folk-any">
                    <Icon name="hooded-figure" />
                    <b translate="no">{name}</b>
                    <span>{say('set.folk.any')}</span>
                  </span>
                )}
                {why !== undefined && <span className="folk-why">{withoutRule(why)}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

/** A button within a button there cannot be: the rule is told when the table is set. */
function withoutRule(why: string): string {
  return why.replaceAll(/\s*\([A-Z]+(?:-[A-Z]+)*-\d+\)/g, '');
}
