/** How a space of the plan is meant at present. Begins anew with each question. */
import { useCallback, useState } from 'react';
import { WAYS, type WayOf, waysOf } from './targets.ts';
import type { Asked } from './terms.ts';

export interface Ways {
  readonly ways: readonly WayOf[];
  /** To go there, to look into it, to cast a spell into it. */
  readonly way: WayOf;
  readonly turnTo: (way: WayOf) => void;
  /** A space that can be meant in several ways at once: from here or from there. */
  readonly meant: string | undefined;
  readonly mean: (space: string | undefined) => void;
}

export function useWays(moment: number, asked: Asked | undefined): Ways {
  const [turned, setTurned] = useState<{ moment: number; way: WayOf }>();
  const [chosen, setChosen] = useState<{ moment: number; way: WayOf; space: string | undefined }>();
  const ways = waysOf(asked);
  const wanted = turned?.moment === moment ? turned.way : undefined;
  const way = wanted && ways.includes(wanted) ? wanted : (ways[0] ?? WAYS[0]);
  const meant = chosen?.moment === moment && chosen.way === way ? chosen.space : undefined;
  const turnTo = useCallback((to: WayOf) => setTurned({ moment, way: to }), [moment]);
  const mean = useCallback((space: string | undefined) => setChosen({ moment, way, space }), [moment, way]);
  return { ways, way, turnTo, meant, mean };
}
