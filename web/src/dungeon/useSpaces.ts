/** The question as it is put to the plan: which spaces glow, what a click on one does, which is pointed at. */
import { useCallback, useMemo, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { type Meaning, meaningOf, reachWithin } from './meaning.ts';
import type { Reached } from './plan/PlanView.tsx';
import { say } from './say.ts';
import { reachOf, stayingIn } from './targets.ts';
import type { Asked, AtTable, Facts } from './terms.ts';
import { useWays, type Ways } from './useWays.ts';

export interface Spaces extends Ways {
  /** What glows now. */
  readonly reach: ReadonlyMap<string, Reached>;
  /** Everything that can be meant in this way. */
  readonly wide: ReadonlyMap<string, Reached>;
  /** What is still to be chosen about a space that was chosen. */
  readonly meaning: Meaning | undefined;
  /** The space that is pointed at. */
  readonly over: string | undefined;
  readonly onChoose: (space: string) => void;
  readonly onPoint: (space: string | undefined) => void;
}

export function useSpaces(at: AtTable, moment: number, asked: Asked | undefined, facts: Facts): Spaces {
  const { act, armed, weighed } = at;
  const [over, setOver] = useState<string>();
  const ways = useWays(moment, asked);
  const { way, meant, mean } = ways;
  const staying = stayingIn(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in reach changes with the question only
  const wide = useMemo(() => reachOf(asked, facts, way), [asked, way]);
  const meaning = asked && meant ? meaningOf(meant, asked, facts, way, wide) : undefined;
  const shownWay = meaning?.options.find(({ id }) => id === (weighed?.option ?? armed))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is meant is the same while its space is
  const reach = useMemo(
    () => (meaning ? reachWithin(meaning, wide, shownWay) : wide),
    [meaning?.space, wide, shownWay],
  );
  const onChoose = useCallback(
    (space: string) => {
      const reached = reach.get(space) ?? wide.get(space);
      if (reached?.why) toast(reached.why.reason, { rule: reached.why.rule, kind: 'trouble' });
      else if (reached && reached.options.length > 1 && space !== meant) {
        act.weigh(undefined);
        mean(space);
      } else if (meant !== undefined && (!reached || reached.options[0] === staying)) mean(undefined);
      else if (reached) act.choose(reached.options[0]);
      else if (reach.size > 0) {
        act.weigh(undefined);
        toast(say('board.dark'));
      }
    },
    [act, reach, wide, meant, mean, staying],
  );
  const onPoint = useCallback(
    (space: string | undefined) => {
      setOver(space);
      const [option] = (space === undefined ? undefined : reach.get(space)?.options) ?? [];
      // What is done here has its own buttons.
      act.weigh(option === staying ? undefined : option);
    },
    [act, reach, staying],
  );
  return { ...ways, reach, wide, meaning, over, onChoose, onPoint };
}
