/** A card of one of the decks, as it lies on the table: name, kind, words, gold. */
import { format } from '@underhall/kernel';
import type { ReactNode } from 'react';
import { CardPicture } from '../art/CardPicture.tsx';
import type { FaceCard as FaceWords, GameCard } from '../play/scene.ts';
import { deckIcon } from './deckIcons.ts';
import { Icon, type IconName } from './icons.ts';
import { say, sayIf } from './say.ts';
import { type Case, TypeCard } from './TypeCard.tsx';
import './cards.css';

const TYPE_ICONS: Readonly<Record<string, IconName>> = {
  melee: 'broadsword',
  ranged: 'bow-arrow',
  magic: 'magic-swirl',
};

export function TypeIcon({ type }: { type: string }): ReactNode {
  return <Icon name={TYPE_ICONS[type] ?? 'crossed-swords'} title={sayIf(`attack.${type}`) ?? type} />;
}

interface Printed {
  readonly type?: string;
  readonly gold?: number;
  readonly attack?: number;
  readonly counter?: string | null;
  readonly escape?: number;
  readonly damage?: number;
  readonly owner?: string;
  /** What a side suffers that plays it, by the type it is played against. */
  readonly suffers?: Readonly<Record<string, number>>;
  readonly side?: string;
  readonly health?: number;
  readonly escapePenalty?: number;
}

interface Props {
  readonly face: string;
  readonly card: GameCard;
  readonly large?: boolean;
  /** Which of several it is, for those that go one after the other. */
  readonly place?: number;
}

export function FaceCard({ face, card, large = false, place = 0 }: Props): ReactNode {
  const back = /^\[(.+)\]$/.exec(face)?.[1];
  if (back) {
    return (
      <div className={`dq-card back ${large ? 'large' : ''}`} role="img" aria-label={say('table.unknown')}>
        <Icon name={deckIcon(back)} />
      </div>
    );
  }
  const words = card.faces[face];
  const printed = (words?.printed ?? {}) as Printed;
  if (printed.attack !== undefined)
    return <CombatFace words={words} text={wordsOn(card, face)} printed={printed} large={large} />;
  if (printed.suffers) return <TypeCard face={face} card={card} cases={casesOn(face, card)} large={large} />;
  const deck = words?.back ?? '';
  return (
    <div
      className={`dq-card parchment ${large ? 'large' : ''}`}
      data-deck={deck}
      data-type={printed.type}
      style={{ '--i': place } as React.CSSProperties}
      translate="no"
    >
      <header>
        <Icon name={deckIcon(deck)} />
        <h3>{words?.name ?? face}</h3>
      </header>
      <CardPicture card={words} className="dq-card-picture" />
      {printed.health === undefined ? <p>{words?.text}</p> : <Numbers printed={printed} />}
      <footer>
        <span>{printed.type && (sayIf(`cardtype.${printed.type}`) ?? printed.type)}</span>
        {printed.gold !== undefined && printed.gold > 0 && (
          <b>
            <Icon name="two-coins" /> {printed.gold.toLocaleString('en')}
          </b>
        )}
      </footer>
    </div>
  );
}

/** The two numbers of a monster card. */
function Numbers({ printed: { health = 0, escapePenalty = 0 } }: { printed: Printed }): ReactNode {
  return (
    <dl className="dq-monster-numbers">
      <dt>{say('monster.health')}</dt>
      <dd data-drops>{health}</dd>
      <dt>{say('monster.penalty')}</dt>
      <dd>{escapePenalty}</dd>
    </dl>
  );
}

/** The damage table that is printed on a combat card, against each card of the other side. */
export function casesOn(face: string, { faces }: GameCard): Case[] {
  const own = (faces[face]?.printed ?? {}) as Printed;
  return Object.values(faces).flatMap(({ id, printed }) => {
    const { suffers, side, type = '' } = (printed ?? {}) as Printed;
    if (!suffers || side === own.side) return [];
    return [{ against: id, dealt: suffers[own.type ?? ''] ?? 0, taken: own.suffers?.[type] ?? 0 }];
  });
}

/** What a Power card does: its numbers stand on it as signs, and there is little room for words. */
function wordsOn({ faces, messages }: GameCard, face: string): string {
  const { text = '', printed } = faces[face] ?? {};
  const { owner, type = '', attack = 0, counter, damage = 0, ...more } = (printed ?? {}) as Printed;
  if (!owner) return text;
  const signs = [
    format(messages['text.attack'] ?? '', { type: messages[`type.${type}.big`] ?? '', attack }),
    format(messages['text.counters'] ?? '', { type: messages[`type.${counter}`] ?? '' }),
    format(messages['text.escape'] ?? '', { escape: more.escape ?? 0 }),
    format(messages['text.damage'] ?? '', { damage }),
  ];
  return signs.reduce((words, sign) => words.replace(sign, ''), text).trim();
}

/** Attack value and type, and the type that it can counter. */
function CombatFace({
  words,
  text,
  printed,
  large,
}: {
  words: FaceWords | undefined;
  text: string;
  printed: Printed;
  large: boolean;
}): ReactNode {
  const { type = '', attack, counter, owner, damage } = printed;
  return (
    <div
      className={`dq-card combat parchment ${large ? 'large' : ''}`}
      data-attack={type}
      data-power={owner ? true : undefined}
      translate="no"
    >
      <header>
        <b className="dq-attack">{attack}</b>
        <TypeIcon type={type} />
      </header>
      <CardPicture card={words} className="dq-card-picture" />
      <h3>{words?.name}</h3>
      {text && <p>{text}</p>}
      <footer>
        {counter && (
          <span className="dq-counter" data-attack={counter}>
            <Icon name="checked-shield" title={say('combat.counters')} />
            <TypeIcon type={counter} />
          </span>
        )}
        {owner && (
          <span>
            <Icon name="walking-boot" title={say('combat.escape')} /> {printed.escape}
            {damage ? ` · ${damage}` : ''}
          </span>
        )}
      </footer>
    </div>
  );
}
