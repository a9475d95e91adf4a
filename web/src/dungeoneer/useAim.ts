/**
 * A card on its way from the hand to somebody: what is taken up, and whom it is meant for. Playing it may take several
 * questions (send monsters, which one, against whom); what was meant at first answers those that have one such answer.
 */
import { useEffect, useMemo, useState } from 'react';
import type { Asked, AtTable, OptionShown, Scene } from './terms.ts';

interface Wish {
  readonly card: number;
  /** The hero it is meant for. */
  readonly seat?: number | undefined;
  /** When it was wished: it is answered in the questions that follow at once, and then forgotten. */
  readonly moment: number;
}

export interface Aim {
  /** The card that is taken up, with all that can be done with it. */
  readonly lifted: number | undefined;
  readonly ways: readonly OptionShown[] | undefined;
  /** By seat: what would be aimed at its hero. */
  readonly seats: ReadonlyMap<number, readonly OptionShown[]>;
  /** Plays a card, on somebody's hero if one is named. */
  readonly play: (card: number, seat?: number) => void;
  /** Means the hero of a seat. */
  readonly mean: (seat: number) => void;
  readonly putBack: () => void;
}

/** So many choices after a wish belong to it. */
const SOON = 3;

export function useAim(
  at: AtTable,
  scene: Scene,
  asked: Asked | undefined,
  cards: ReadonlyMap<number, readonly OptionShown[]>,
): Aim {
  const { act } = at;
  const [wish, setWish] = useState<Wish>();
  const { moment } = scene;
  const picks = asked?.picks.length ?? 0;
  const alive = wish !== undefined && moment - wish.moment <= SOON;
  const all = alive ? (cards.get(wish.card) ?? []) : [];
  const ways = all.length > 1 ? meantFor(all, wish?.seat) : undefined;

  const choose = (wanted: Wish, options: readonly OptionShown[]) => {
    const [only] = meantFor(options, wanted.seat);
    const several = meantFor(options, wanted.seat).length > 1;
    setWish(wanted);
    if (only && !several) act.choose(only.id);
  };

  // A question that came of the wish, and that it answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (!wish || !asked) return;
    if (moment - wish.moment > SOON || moment < wish.moment) return setWish(undefined);
    if (moment === wish.moment) return;
    const open = cards.get(wish.card) ?? aimedAt(asked, wish);
    const found = meantFor(open, wish.seat);
    if (open.length === 0 || (found.length === 1 && isSettled(found[0], wish))) setWish(undefined);
    if (found.length === 1 && isSettled(found[0], wish)) act.choose(found[0].id);
  }, [moment, picks, asked === undefined]);

  const shown = ways ?? asked?.options ?? [];
  const seats = useMemo(
    () =>
      Map.groupBy(
        shown.filter(({ about }) => about?.seat !== undefined && about.seat !== scene.viewer),
        ({ about }) => about?.seat ?? 0,
      ),
    [shown, scene.viewer],
  );
  return {
    lifted: ways ? wish?.card : undefined,
    ways,
    seats,
    play: (card, seat) => choose({ card, seat, moment }, cards.get(card) ?? []),
    mean: (seat) => {
      const options = seats.get(seat) ?? [];
      if (options.length === 1) act.choose(options[0].id);
      else if (wish && ways) setWish({ ...wish, seat });
      else if (options[0]?.about?.card !== undefined) setWish({ card: options[0].about.card, seat, moment });
    },
    putBack: () => setWish(undefined),
  };
}

/** Those that mean the hero of a seat; all of them where none does. */
function meantFor(options: readonly OptionShown[], seat: number | undefined): readonly OptionShown[] {
  const found = seat === undefined ? [] : options.filter(({ about }) => about?.seat === seat);
  return found.length > 0 ? found : options;
}

/** What the question asks about the card that was played. */
function aimedAt({ options }: Asked, { card, seat }: Wish): readonly OptionShown[] {
  return options.filter(({ about }) => about?.card === card && about.seat === seat);
}

/** It says no more than what was meant: the one who was meant, or there is nobody else. */
function isSettled({ about }: OptionShown, { seat }: Wish): boolean {
  return seat !== undefined && about?.seat === seat;
}
