/** Somebody wins: light falls on the Main Staircase, and the treasures are laid down and counted one by one. */
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../art/Icon.tsx';
import { Laid } from '../parts/Laid.tsx';
import { Card } from './Card.tsx';
import { PawnPicture } from './PawnPicture.tsx';
import { MainStaircase } from './plan/furniture.tsx';
import { treasureOf } from './printed.ts';
import { say } from './say.ts';
import { COUNTED } from './script.ts';
import type { AtTable, Facts, Told } from './terms.ts';
import './homecoming.css';

const START = 'start';
/** Before the first treasure is laid down. */
const ARRIVED = 900;

interface Props {
  readonly at: Pick<AtTable, 'shown' | 'card'>;
  readonly now: Told;
  readonly facts: Facts;
}

export function Homecoming({ at: { shown, card }, now: { event, faces }, facts }: Props): ReactNode {
  const treasures = event.type === 'treasure-shown' ? event.cards.flatMap((one) => faces[one] ?? []) : [];
  const laid = useLaid(treasures.length, shown.pace);
  if (event.type !== 'treasure-shown') return null;
  const { adventurer, space, need } = facts.seats[event.seat];
  const worth = treasures.map((face) => treasureOf(face, card)?.gold ?? 0);
  const gold = worth.slice(0, laid).reduce((sum, one) => sum + one, 0);
  const own = event.seat === shown.scene?.viewer;
  const who = shown.scene?.sitters[event.seat]?.name ?? '';
  const home = space === START;
  return (
    <section className="dun-homecoming" aria-live="off" data-enough={gold >= (need ?? 0) || undefined}>
      <svg className="plan dun-homecoming-stairs" viewBox="-80 -80 160 160" aria-hidden="true">
        <MainStaircase />
      </svg>
      <PawnPicture adventurer={adventurer ?? ''} seat={event.seat} className="dun-homecoming-pawn" />
      <h2>{say(own ? (home ? 'dun.home.you' : 'dun.wins.you') : home ? 'dun.home' : 'dun.wins', { who })}</h2>
      <ul className="plain dun-homecoming-hoard">
        <Laid row={treasures.slice(0, laid)}>
          {(face) => (
            <li>
              <Card face={face} card={card} size="small" />
            </li>
          )}
        </Laid>
      </ul>
      <p className="dun-homecoming-gold">
        <Icon name="two-coins" /> <b>{gold.toLocaleString('en')}</b>{' '}
        {say('dun.home.of', { goal: (need ?? 0).toLocaleString('en') })}
      </p>
    </section>
  );
}

/** How many of the treasures lie there by now. */
function useLaid(all: number, pace: number): number {
  const [laid, setLaid] = useState(0);
  useEffect(() => {
    if (laid >= all) return;
    const timer = setTimeout(() => setLaid(laid + 1), (laid === 0 ? ARRIVED : COUNTED) * pace);
    return () => clearTimeout(timer);
  }, [laid, all, pace]);
  return laid;
}
