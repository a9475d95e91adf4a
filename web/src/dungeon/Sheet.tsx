/** An adventurer's sheet: who it is, how near to the goal, what is carried, what holds it up. */
import { memo, type ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { RivalFace } from '../art/RivalFace.tsx';
import { Laid } from '../parts/Laid.tsx';
import type { GameCard, Sitter } from '../play/scene.ts';
import { ROMAN } from './Card.tsx';
import { Sign } from './icons.ts';
import { PawnPicture } from './PawnPicture.tsx';
import { adventurerLook } from './plan/tokens.tsx';
import { counted, isHidden, levelOfBack, nameOf, swordBonus, treasureOf } from './printed.ts';
import { say } from './say.ts';
import { signOf } from './signs.ts';
import type { Facts, SeatFacts } from './terms.ts';
import '../table/seatSheet.css';
import './sheets.css';

interface Props {
  readonly seat: number;
  readonly facts: SeatFacts;
  readonly swords: Facts['swords'];
  readonly card: GameCard;
  readonly sitter: Sitter;
  readonly active: boolean;
  readonly first: boolean;
  readonly own: boolean;
  readonly over: boolean;
  /** There is room for more than signs. */
  readonly roomy: boolean;
  readonly onOpen: () => void;
}

export const Sheet = memo(function Sheet(props: Props): ReactNode {
  const { seat, facts, swords, card, sitter, active, first, own, over, roomy, onOpen } = props;
  const adventurer = facts.adventurer ?? '';
  const name = facts.adventurer ? nameOf(facts.adventurer, card) : sitter.name;
  const { colour, dark } = adventurerLook(adventurer);
  return (
    <article
      className="seat-sheet dun-sheet"
      data-active={active || undefined}
      data-own={own || undefined}
      data-roomy={(own && roomy) || undefined}
      data-gone={facts.gone || undefined}
      style={{ '--who': colour, '--who-dark': dark } as React.CSSProperties}
    >
      <button
        type="button"
        className="seat-sheet-open"
        onClick={onOpen}
        aria-label={say('sheet.open', { who: `${name}, ${sitter.name}` })}
      />
      <PawnPicture adventurer={adventurer} seat={seat} className="dun-sheet-token" />
      <div className="dun-sheet-names">
        <h2 translate="no">{name}</h2>
        <RivalFace sitter={sitter} />
        {facts.adventurer && <span translate="no">{sitter.name}</span>}
        {first && (
          <abbr className="dun-first" title={say('dun.first')}>
            {say('dun.first.short')}
          </abbr>
        )}
      </div>
      <Goal facts={facts} />
      <ul className="plain dun-holds">
        {own && isEnough(facts) && !over && (
          <li className="dun-hold good" title={say('dun.enough.sentence')}>
            {say('dun.enough')}
          </li>
        )}
        <Hindrances facts={facts} />
        <Treasures facts={facts} swords={swords} card={card} />
        {counted(facts.spells).map(([face, n]) => (
          <li key={face} className="dun-hold" data-spell={face} title={nameOf(face, card)}>
            <Sign name={signOf(face, 'spell')} title={nameOf(face, card)} /> {n}
          </li>
        ))}
        {facts.doors.length > 0 && (
          <li className="dun-hold" title={say('dun.doors', { n: facts.doors.length })}>
            <Sign name="wooden-door" title={say('dun.doors', { n: facts.doors.length })} />{' '}
            {facts.doors.length}
          </li>
        )}
      </ul>
    </article>
  );
});

function isEnough({ gold, need }: SeatFacts): boolean {
  return gold !== null && need !== null && gold >= need;
}

/** The own gold on its way to the goal; that of others as far as it may be known. */
export function Goal({ facts }: { facts: SeatFacts }): ReactNode {
  const { gold, need } = facts;
  if (need === null) return null;
  const goal = need.toLocaleString('en');
  const shown = gold?.toLocaleString('en') ?? '?';
  return (
    <div className="dun-goal" data-enough={isEnough(facts) || undefined}>
      <span className="dun-goal-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(1, (gold ?? 0) / need) * 100}%` }} />
      </span>
      <span
        role="img"
        aria-label={say(gold === null ? 'dun.goal.unknown' : 'dun.goal', { gold: shown, goal })}
      >
        <Icon name="two-coins" /> <b>{shown}</b> / {goal}
      </span>
    </div>
  );
}

function Hindrances({ facts: { lostTurns, caged, monster, gone } }: { facts: SeatFacts }): ReactNode {
  return (
    <>
      {gone && <li className="dun-hold bad">{say('dun.gone')}</li>}
      {lostTurns > 0 && (
        <li className="dun-hold bad" title={say(caged ? 'dun.caged' : 'sheet.loses', { n: lostTurns })}>
          <Sign
            name={caged ? 'cage' : 'hourglass'}
            title={say(caged ? 'dun.caged' : 'sheet.loses', { n: lostTurns })}
          />{' '}
          {lostTurns}
        </li>
      )}
      {monster && (
        <li className="dun-hold bad">
          <Sign name={signOf(monster, 'monster')} title={say('dun.fights')} />
        </li>
      )}
    </>
  );
}

/** So many treasures beside each other fit into half of a phone; what else is there takes the place of some. */
const MOST_ON_PHONE = 8;

function roomOnPhone(facts: SeatFacts, card: GameCard): number {
  const { treasures, spells, doors, lostTurns, monster } = facts;
  const others =
    counted(spells).length + [doors.length > 0, lostTurns > 0, monster !== null].filter(Boolean).length;
  const swords = treasures.filter((face) => treasureOf(face, card)?.power === 'sword').length;
  const room = MOST_ON_PHONE - 2 * others - swords - (isEnough(facts) ? 4 : 0);
  // The count itself needs room.
  return treasures.length <= room ? room : Math.max(0, room - 1);
}

/**
 * Treasures as little cards: known ones by their sign, what can be used first, with what a sword adds; the rest by the
 * level on their backs.
 */
function Treasures({ facts, swords, card }: Pick<Props, 'facts' | 'swords' | 'card'>): ReactNode {
  const { treasures } = facts;
  if (treasures.length === 0) return null;
  const isSpecial = (face: string) => Boolean(treasureOf(face, card)?.power);
  const room = roomOnPhone(facts, card);
  const sorted = [...treasures.filter(isSpecial), ...treasures.filter((face) => !isSpecial(face))];
  return (
    <li className="dun-hold dun-bag" title={say('dun.treasures', { n: treasures.length })}>
      <span className="sr">{say('dun.treasures', { n: treasures.length })}</span>
      <Laid row={sorted}>
        {(face, i) => {
          const treasure = treasureOf(face, card);
          const level = isHidden(face) ? levelOfBack(face) : (treasure?.level ?? 0);
          const bonus = swordBonus({ ...facts, treasures: [face] }, { swords }, card);
          const plus = bonus > 0 ? ` +${bonus}` : '';
          return (
            <i
              data-level={level}
              data-known={treasure ? true : undefined}
              data-spare={i >= room || undefined}
              data-special={treasure?.power ? true : undefined}
              title={treasure?.name ?? say('dun.back', { n: level })}
            >
              {treasure ? (
                <Sign name={signOf(face, 'treasure', treasure.power)} title={treasure.name} />
              ) : (
                <span translate="no">{ROMAN[level]}</span>
              )}
              {plus && <b className="dun-bag-bonus">{plus}</b>}
              {treasure && (
                <span className="dun-bag-name" translate="no">
                  <span>{`${treasure.name}${plus}`}</span>
                  <span>{treasure.gold > 0 ? treasure.gold.toLocaleString('en') : '–'}</span>
                </span>
              )}
            </i>
          );
        }}
      </Laid>
      {treasures.length > room && (
        <b className="dun-more" aria-hidden="true">{`+${treasures.length - room}`}</b>
      )}
    </li>
  );
}
