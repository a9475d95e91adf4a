/** Who would rather fight on than run plays his next card at once: one touch for each round instead of two. */
import { useEffect, useRef } from 'react';
import { handCard } from '../targets.ts';
import type { Asked, AtTable } from './terms.ts';

const FIGHT = 'fight';

/** Fights on with this card; undefined while he is not asked whether he does. */
export function useFightingOn(
  act: AtTable['act'],
  asked: Asked | undefined,
): ((face: string) => void) | undefined {
  const meant = useRef<string>(undefined);
  useEffect(() => {
    if (asked?.question.do !== 'pick-combat-card') return;
    const option = asked.options.find((one) => handCard(one) === meant.current);
    meant.current = undefined;
    // He has said so when he chose to fight on.
    if (option) act.choose(option.id, true);
  }, [asked, act]);
  if (asked?.question.do !== 'escape-or-fight') return undefined;
  return (face) => {
    meant.current = face;
    act.choose(FIGHT);
  };
}
