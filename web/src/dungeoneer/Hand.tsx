/** What the viewer holds and has readied, along the foot of the map: cards are played by choosing them here. */
import type { ReactNode } from 'react';
import { toast } from '../app/toasts.ts';
import type { GameCard } from '../play/scene.ts';
import { Choosable } from '../table/Choosable.tsx';
import { Digit } from '../table/Digit.tsx';
import { Card } from './Card.tsx';
import { Sign } from './icons.ts';
import { adventureOn } from './printed.ts';
import { say } from './say.ts';
import type { Asked, AtTable, InPlay, OptionShown, SeatFacts } from './terms.ts';
import { useDrag } from './useDrag.ts';
import './hand.css';

interface Props {
  readonly at: AtTable;
  readonly own: SeatFacts;
  readonly asked: Asked | undefined;
  /** By number of a card: what can be done with it now. */
  readonly options: ReadonlyMap<number, readonly OptionShown[]>;
  /** A card that can be played in several ways and was taken up. */
  readonly lifted: number | undefined;
  /** Plays a card, on the hero of a seat if one is named. */
  readonly onPlay: (number: number, seat?: number) => void;
  /** Who stands in a cell of the map. */
  readonly seatAt: (cell: string) => number | undefined;
}

export function Hand({ at, own, asked, options, lifted, onPlay, seatAt }: Props): ReactNode {
  const { card } = at;
  const readied = [...own.boons, ...own.treasures];
  const shown = (face: string, number: number, marks?: ReactNode) => (
    <InHand
      key={number}
      at={at}
      asked={asked}
      face={face}
      number={number}
      card={card}
      ways={options.get(number) ?? []}
      why={asked?.forbidden.find(({ about }) => about?.card === number) ?? unpaid(asked, number, face, card)}
      lifted={lifted === number}
      onPlay={(seat) => onPlay(number, seat)}
      seatAt={seatAt}
    >
      {marks}
    </InHand>
  );
  return (
    <div className="dnr-hand">
      {own.hand.length > 0 && (
        <ul className="plain dnr-held" aria-label={say('dnr.hand')}>
          {own.hand.map((face, i) => shown(face, own.handNumbers[i]))}
        </ul>
      )}
      {readied.length > 0 && (
        <ul className="plain dnr-held dnr-readied" aria-label={say('dnr.readied')}>
          {readied.map((one) => shown(one.card, one.number, <Marks of={one} />))}
        </ul>
      )}
      {own.pack.length > 0 && (
        <ul className="plain dnr-held dnr-readied" aria-label={say('dnr.pack')}>
          {own.pack.map((one) => shown(one.card, one.number, <Marks of={one} />))}
        </ul>
      )}
    </div>
  );
}

type Why = Pick<Asked['forbidden'][number], 'reason' | 'rule'>;

/** In the Dungeonlord Phase monsters and Traps are sent together: those that are not offered cost too much. */
function unpaid(asked: Asked | undefined, number: number, face: string, card: GameCard): Why | undefined {
  const sends = asked?.options.some(({ about }) => about?.act === 'compose' || about?.act === 'send');
  const sent = asked?.picks.some(({ about }) => about?.card === number);
  if (!sends || sent || adventureOn(face, card)?.kind !== 'encounter') return undefined;
  return { reason: say('dnr.why.peril'), rule: 'DNR-COMBAT-8' };
}

/** Charges, wounds and Attachments on a card. */
export function Marks({ of: { charges, wounds, attached } }: { of: InPlay }): ReactNode {
  return (
    <span className="dnr-marks">
      {charges > 0 && <b title={say('dnr.charges', { n: charges })}>{`×${charges}`}</b>}
      {wounds > 0 && (
        <b title={say('dnr.wounds', { n: wounds })}>
          −{wounds} <Sign name="hearts" />
        </b>
      )}
      {attached.length > 0 && (
        <b title={say('dnr.attached', { n: attached.length })}>{`+${attached.length}`}</b>
      )}
    </span>
  );
}

interface InHandProps {
  readonly at: AtTable;
  readonly asked: Asked | undefined;
  readonly face: string;
  readonly number: number;
  readonly card: GameCard;
  readonly ways: readonly OptionShown[];
  readonly why: Why | undefined;
  readonly lifted: boolean;
  readonly onPlay: (seat?: number) => void;
  readonly seatAt: Props['seatAt'];
  readonly children: ReactNode;
}

function InHand(props: InHandProps): ReactNode {
  const { at, asked, face, number, card, ways, why, lifted, onPlay, seatAt, children } = props;
  const drag = useDrag((under) => {
    const seat = under.closest<HTMLElement>('[data-seat]')?.dataset.seat;
    const cell = under.closest<HTMLElement>('[data-cell]')?.dataset.cell;
    const whose = seat !== undefined ? Number(seat) : cell !== undefined ? seatAt(cell) : undefined;
    if (ways.length > 0) onPlay(whose);
    else if (why) toast(why.reason, { rule: why.rule, kind: 'trouble' });
  });
  const small = (
    <>
      <Card face={face} card={card} size="small" />
      {children}
    </>
  );
  const [way] = ways;
  const act = { ...at.act, choose: () => onPlay() };
  return (
    <li
      className="dnr-in-hand"
      data-number={number}
      data-lifted={lifted || undefined}
      data-off={ways.length === 0 || undefined}
      {...drag}
    >
      {ways.length === 1 && asked ? (
        <Choosable at={{ ...at, act }} option={way.id} className="dnr-play" label={way.label}>
          {small}
          {way.about?.act !== 'compose' && <Digit asked={asked} option={way.id} />}
        </Choosable>
      ) : ways.length > 1 ? (
        <button
          type="button"
          className="dnr-play option"
          aria-pressed={lifted}
          aria-description={say('dnr.lift', { n: ways.length })}
          onClick={() => onPlay()}
        >
          {small}
        </button>
      ) : (
        <button
          type="button"
          className="dnr-play"
          aria-description={why?.reason}
          onClick={why && (() => toast(why.reason, { rule: why.rule, kind: 'trouble' }))}
        >
          {small}
        </button>
      )}
      <div className="dnr-closer" aria-hidden="true">
        <Card face={face} card={card} size="large" />
        {why && <p className="dnr-why parchment">{why.reason}</p>}
      </div>
    </li>
  );
}
