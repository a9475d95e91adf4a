/** The question as it is put to the plan: which spaces glow, what a click on one does, which is pointed at. */
import { type FarWalk, farWalk, WALK } from '@underhall/dungeon/walks';
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
  /** A space beyond this turn's reach that was chosen, and how to get there over several turns. */
  readonly far: FarWalk | undefined;
  readonly onChoose: (space: string) => void;
  readonly onPoint: (space: string | undefined) => void;
}

export function useSpaces(at: AtTable, moment: number, asked: Asked | undefined, facts: Facts): Spaces {
  const { act, armed, weighed } = at;
  const [over, setOver] = useState<string>();
  const ways = useWays(moment, asked);
  const { way, meant, mean: meanSpace } = ways;
  const [aimed, setAimed] = useState<{ moment: number; far: FarWalk }>();
  const far = aimed?.moment === moment && way === 'go' ? aimed.far : undefined;
  const mean = useCallback(
    (space: string | undefined) => {
      setAimed(undefined);
      meanSpace(space);
    },
    [meanSpace],
  );
  const staying = stayingIn(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in reach changes with the question only
  const wide = useMemo(() => reachOf(asked, facts, way), [asked, way]);
  const meaning = asked && meant ? meaningOf(meant, asked, facts, way, wide) : undefined;
  const shownWay = meaning?.options.find(({ id }) => id === (weighed?.option ?? armed))?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is meant is the same while its space is
  const reach = useMemo(
    () => (meaning ? reachWithin(meaning, wide, shownWay) : far ? withFar(wide, far) : wide),
    [meaning?.space, wide, shownWay, far],
  );
  const onChoose = useCallback(
    (space: string) => {
      const reached = reach.get(space) ?? wide.get(space);
      if (space === far?.goal) act.prefer(WALK, space);
      else if (reached?.why) toast(reached.why.reason, { rule: reached.why.rule, kind: 'trouble' });
      else if (reached && reached.options.length > 1 && space !== meant) {
        act.weigh(undefined);
        mean(space);
      } else if (meant !== undefined && (!reached || reached.options[0] === staying)) mean(undefined);
      else if (reached) act.choose(reached.options[0]);
      else if (reach.size > 0) {
        act.weigh(undefined);
        const walk = way === 'go' ? farFor(asked, facts, space) : undefined;
        setAimed(walk && { moment, far: walk });
        if (!walk) toast(say('board.dark'));
      }
    },
    [act, reach, wide, meant, mean, staying, far, way, asked, facts, moment],
  );
  const onPoint = useCallback(
    (space: string | undefined) => {
      setOver(space);
      const [option] = (space === undefined ? undefined : reach.get(space)?.options) ?? [];
      // What is done here has its own buttons.
      act.weigh(option === staying || option === WALK ? undefined : option);
    },
    [act, reach, staying],
  );
  return { ...ways, meant: meant ?? far?.goal, mean, reach, wide, meaning, over, far, onChoose, onPoint };
}

/** For a space out of reach one can set out when it is asked where to go. */
function farFor(asked: Asked | undefined, facts: Facts, space: string): FarWalk | undefined {
  return asked?.question.do === 'act' ? farWalk(facts, asked.seat, space) : undefined;
}

/** What is far glows as well once it is meant, and its way is drawn. */
function withFar(wide: Spaces['reach'], { goal, path, turns }: FarWalk): Spaces['reach'] {
  const label = say('dun.walk.there', { n: turns });
  return new Map([...wide, [goal, { options: [WALK], path, stops: false, label }]]);
}
