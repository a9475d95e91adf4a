/** A hero's sheet: Life, Level, Glory and Peril, what he fights with, what he carries, how far his Quests are. */
import { memo, type ReactNode } from 'react';
import { RivalFace } from '../art/RivalFace.tsx';
import type { GameCard, Sitter } from '../play/scene.ts';
import { CATEGORY_SIGNS, CardSign, FORMS, Score } from './Card.tsx';
import { Sign } from './icons.ts';
import { TokenPicture } from './map/Token.tsx';
import { heroLook } from './people.ts';
import { nameOf, questOn } from './printed.ts';
import { say } from './say.ts';
import type { SeatFacts } from './terms.ts';
import '../table/seatSheet.css';
import './sheets.css';

interface Props {
  readonly facts: SeatFacts;
  readonly card: GameCard;
  readonly sitter: Sitter;
  readonly active: boolean;
  readonly first: boolean;
  readonly own: boolean;
  /** So many Quests win. */
  readonly goal: number;
  readonly onOpen: () => void;
  /** What can be aimed at this hero now. */
  readonly aim: string | undefined;
  readonly onAim: () => void;
  readonly seat: number;
}

export const Sheet = memo(
  function Sheet(props: Props): ReactNode {
    const { facts, card, sitter, active, first, own, goal, onOpen, aim, onAim, seat } = props;
    const { hero, out, level, life, lifeScore, glory, peril, tipped, symbols } = facts;
    const name = hero ? nameOf(hero, card) : sitter.name;
    const { colour, dark } = heroLook(hero);
    return (
      <article
        className="seat-sheet dnr-sheet"
        data-active={active || undefined}
        data-own={own || undefined}
        data-gone={out || undefined}
        data-seat={seat}
        data-aim={aim !== undefined || undefined}
        style={{ '--who': colour, '--who-dark': dark } as React.CSSProperties}
      >
        <button
          type="button"
          className="seat-sheet-open"
          onClick={onOpen}
          aria-label={say('sheet.open', { who: `${name}, ${sitter.name}` })}
        />
        {aim !== undefined && (
          <button type="button" className="dnr-aim" aria-label={aim} title={aim} onClick={onAim} />
        )}
        <TokenPicture hero={hero ?? ''} className="dnr-sheet-token" />
        <div className="dnr-sheet-names">
          <h2 translate="no">{name}</h2>
          <RivalFace sitter={sitter} />
          <span translate="no">{sitter.name}</span>
          {first && (
            <abbr className="dnr-first" title={say('dnr.first')}>
              A
            </abbr>
          )}
          {tipped && <b className="dnr-tipped">{say('dnr.tipped')}</b>}
          {out && <b className="dnr-tipped">{say('dnr.out')}</b>}
        </div>
        <div className="dnr-vitals">
          <Life life={life} of={lifeScore} />
          <span className="dnr-level" title={say('dnr.level', { n: level })}>
            {say('dnr.level.short', { n: level })}
          </span>
          {FORMS.map((form) => (
            <Score key={form} form={form} n={facts[form]} symbol={symbols[form]} />
          ))}
        </div>
        <Track what="glory" n={glory} />
        <Track what="peril" n={peril} />
        <Carried facts={facts} card={card} own={own} />
        <ul className="plain dnr-quests" aria-label={say('dnr.quests')}>
          {facts.completed.map((quest) => (
            <Quest key={quest} quest={quest} card={card} done />
          ))}
          {facts.quests.map((quest) => (
            <Quest key={quest} quest={quest} card={card} done={false} />
          ))}
          <li className="dnr-quest-count" title={say('dnr.quests.done', { n: facts.completed.length, goal })}>
            {`${facts.completed.length}/${goal}`}
          </li>
        </ul>
      </article>
    );
  },
  (a, b) =>
    a.card === b.card &&
    a.active === b.active &&
    a.first === b.first &&
    a.own === b.own &&
    a.aim === b.aim &&
    (a.aim === undefined || a.onAim === b.onAim) &&
    a.sitter === b.sitter &&
    JSON.stringify(a.facts) === JSON.stringify(b.facts),
);

export function Life({ life, of }: { life: number; of: number }): ReactNode {
  return (
    <span
      className="dnr-life"
      role="img"
      aria-label={say('dnr.life', { life, of })}
      title={say('dnr.life', { life, of })}
    >
      <Sign name="hearts" />
      <b>{life}</b>/{of}
    </span>
  );
}

/** More than the track is long is told by the number alone. */
const LENGTH = 12;

/** Glory or Peril as a track: a pip for each, and the number. */
export function Track({ what, n }: { what: 'glory' | 'peril'; n: number }): ReactNode {
  const words = say(`dnr.${what}`, { n });
  return (
    <div className="dnr-track" data-what={what} role="img" aria-label={words} title={words}>
      <b>{n}</b>
      <span className="dnr-track-bar">
        {Array.from({ length: LENGTH }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other id
          <i key={i} data-full={i < n || undefined} />
        ))}
      </span>
    </div>
  );
}

function Quest({ quest, card, done }: { quest: string; card: GameCard; done: boolean }): ReactNode {
  const [category = 'threat'] = questOn(quest, card)?.categories ?? [];
  const words = card.faces[quest];
  return (
    <li className="dnr-quest" data-done={done || undefined} title={`${words?.name}. ${words?.text ?? ''}`}>
      <Sign name={CATEGORY_SIGNS[category]} />
      <span translate="no">{words?.name ?? quest}</span>
    </li>
  );
}

/** What lies before him: cards by their signs, with how many he may carry. */
function Carried({ facts, card, own }: { facts: SeatFacts; card: GameCard; own: boolean }): ReactNode {
  const { boons, boonLimit, treasures, treasureLimit, pack, packLimit, banes, attached, hand, mp, saved } =
    facts;
  const rows = [
    ['boons', boons, boonLimit],
    ['treasures', treasures, treasureLimit],
    ['pack', pack, packLimit],
    ['banes', banes, undefined],
  ] as const;
  return (
    <ul className="plain dnr-carried">
      <li title={say('dnr.carried.hand', { n: hand.length })}>
        <Sign name="card-pickup" title={say('dnr.carried.hand', { n: hand.length })} /> {hand.length}
      </li>
      <li title={say('dnr.carried.mp', { n: mp + saved })}>
        <Sign name="walking-boot" title={say('dnr.carried.mp', { n: mp + saved })} /> {mp + saved}
      </li>
      {rows.map(([kind, cards, limit]) =>
        cards.length === 0 && !(own && limit !== undefined && kind !== 'pack') ? null : (
          <li
            key={kind}
            data-kind={kind}
            title={`${say(`dnr.carried.${kind}`, { n: cards.length })}: ${cards.map((one) => nameOf(one.card, card)).join(', ')}`}
          >
            <Sign name={KINDS[kind]} title={say(`dnr.carried.${kind}`, { n: cards.length })} />
            {cards.map((one) => (
              <CardSign key={one.number} face={one.card} card={card} />
            ))}
            {limit !== undefined && <small>{`${cards.length}/${limit}`}</small>}
          </li>
        ),
      )}
      {attached.length > 0 && (
        <li data-kind="banes" title={attached.map((face) => nameOf(face, card)).join(', ')}>
          {attached.map((face) => (
            <CardSign key={face} face={face} card={card} />
          ))}
        </li>
      )}
    </ul>
  );
}

const KINDS = {
  boons: 'sun-priest',
  treasures: 'open-treasure-chest',
  pack: 'evil-minion',
  banes: 'cursed-star',
} as const;
