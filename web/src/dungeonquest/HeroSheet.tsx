/** A hero's card: who he is, how he is, what he carries. */
import { memo, type ReactNode } from 'react';
import { RivalFace } from '../art/RivalFace.tsx';
import type { GameCard, Sitter } from '../play/scene.ts';
import { HeroToken, heroLook } from './art/tokens.tsx';
import { CarriedCard } from './CarriedCard.tsx';
import { Icon, type IconName } from './icons.ts';
import { heroName, shortName } from './people.ts';
import { say } from './say.ts';
import { Tokens } from './Tokens.tsx';
import type { SeatFacts } from './terms.ts';
import '../table/seatSheet.css';
import './sheets.css';

const ATTRIBUTES = ['strength', 'agility', 'armor', 'luck'] as const;
const ICONS: Readonly<Record<(typeof ATTRIBUTES)[number], IconName>> = {
  strength: 'biceps',
  agility: 'running-ninja',
  armor: 'checked-shield',
  luck: 'clover',
};

interface Props {
  readonly facts: SeatFacts;
  readonly card: GameCard;
  readonly sitter: Sitter;
  readonly active: boolean;
  readonly first: boolean;
  /** The viewer's; on a phone the others are told in few words beside it. */
  readonly own: boolean;
  readonly hurt: boolean;
  /** Cards that he is just losing. */
  readonly lost: readonly string[];
  /** What he was last heard of. */
  readonly deed: string | undefined;
  readonly onOpen: () => void;
}

export const HeroSheet = memo(function HeroSheet({
  facts,
  card,
  sitter,
  active,
  first,
  own,
  hurt,
  lost,
  deed,
  onOpen,
}: Props): ReactNode {
  const { colour, dark } = heroLook(facts.hero);
  const carried = facts.loot.length + facts.kept.length + facts.runes.length;
  return (
    <article
      className="seat-sheet dq-sheet"
      data-active={active || undefined}
      data-own={own || undefined}
      data-state={facts.state}
      data-hurt={hurt || undefined}
      style={{ '--who': colour, '--who-dark': dark } as React.CSSProperties}
    >
      <button
        type="button"
        className="seat-sheet-open"
        onClick={onOpen}
        aria-label={say('sheet.open', { who: heroName(facts.hero, card) })}
      />
      <svg className="dq-sheet-token" viewBox="-22 -22 44 44" aria-hidden="true">
        <HeroToken hero={facts.hero} />
      </svg>
      <div className="dq-sheet-names">
        <h2 translate="no">
          <span className="dq-long-name">{heroName(facts.hero, card)}</span>
          <span className="dq-short-name">{shortName(facts.hero, card)}</span>
        </h2>
        <p>
          <RivalFace sitter={sitter} />
          <span translate="no">{sitter.name}</span>
          {first && <Icon name="sun" title={say('sheet.first')} />}
          {facts.state !== 'dungeon' && (
            <span className="dq-state">
              <span className="dq-long-name">{say(`state.${facts.state}`)}</span>
              <span className="dq-short-name">{say(`state.${facts.state}.short`)}</span>
            </span>
          )}
          {facts.lostTurns > 0 && (
            <span className="dq-state">{say('sheet.loses', { n: facts.lostTurns })}</span>
          )}
        </p>
      </div>
      <Life wounds={facts.wounds} life={facts.life} dead={facts.state === 'dead'} />
      <Attributes facts={facts} onOpen={onOpen} />
      {carried + facts.determination > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button behind it does the same for keys
        <ul className="plain dq-carried" onClick={onOpen}>
          {facts.determination > 0 && (
            <li className="chip" title={say('sheet.determination.sentence')}>
              <Tokens n={facts.determination} />
            </li>
          )}
          {[...facts.runes, ...facts.loot, ...facts.kept].slice(0, 6).map((face, i) => (
            <CarriedCard
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
              key={i}
              face={face}
              card={card}
              lost={lost.includes(face) ? lost.indexOf(face) : undefined}
            />
          ))}
          {carried > 6 && <li className="chip">{`+${carried - 6}`}</li>}
        </ul>
      )}
      {deed && <p className="dq-deed">{deed}</p>}
    </article>
  );
});

interface AttributesProps {
  readonly facts: SeatFacts;
  /** Beside their icons instead of below them. */
  readonly named?: boolean;
  readonly onOpen?: () => void;
}

/** What he is tested by, and his gold. */
export function Attributes({ facts, named = false, onOpen }: AttributesProps): ReactNode {
  return (
    <dl className="dq-attributes" data-named={named || undefined} onClick={onOpen}>
      {ATTRIBUTES.map((name) => (
        <div key={name} title={say(`attribute.${name}.tip`)}>
          <dt>
            <Icon name={ICONS[name]} />
            <span>{say(`attribute.${name}`)}</span>
          </dt>
          <dd>{facts[name]}</dd>
        </div>
      ))}
      <div className="dq-gold" title={say('sheet.gold.tip')}>
        <dt>
          <Icon name="two-coins" />
          <span>{say('count.gold')}</span>
        </dt>
        <dd>{facts.gold === null ? '?' : facts.gold.toLocaleString('en')}</dd>
      </div>
    </dl>
  );
}

/** One drop for each wound a hero can take. */
export function Life({
  wounds,
  life,
  dead,
  more = 0,
}: {
  wounds: number;
  life: number;
  dead?: boolean;
  more?: number;
}): ReactNode {
  const left = Math.max(0, life - wounds - more);
  return (
    <div className="dq-life" role="img" aria-label={say('sheet.life', { n: dead ? 0 : left, life })}>
      {Array.from({ length: life }, (_, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: one mark for each point of life
          key={i}
          data-lost={i >= life - wounds || dead || undefined}
          data-soon={(i >= left && i < life - wounds) || undefined}
        />
      ))}
      <b>{dead ? 0 : left}</b>
    </div>
  );
}
