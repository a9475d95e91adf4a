/**
 * Where there are two decks, each card is drawn from the one that is chosen, after the ones before were seen
 * (DNR-OPTDECKS-2). Whoever does not care for that draws all of them from one deck.
 */
import { type ReactNode, useEffect, useState } from 'react';
import { say } from './say.ts';
import type { Asked, AtTable } from './terms.ts';

interface Props {
  readonly at: AtTable;
  readonly moment: number;
  readonly asked: Asked | undefined;
}

export function DrawOn({ at: { act }, moment, asked }: Props): ReactNode {
  /** The deck, and until which moment: each draw is one further. */
  const [on, setOn] = useState<{ readonly option: string; readonly moment: number }>();
  const draws = asked?.question.do === 'draw-which' ? asked.options : NONE;
  const goesOn = on !== undefined && moment === on.moment && draws.some(({ id }) => id === on.option);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (goesOn) draw(on.option);
  }, [goesOn, moment]);
  const draw = (option: string) => {
    setOn({ option, moment: moment + 1 });
    act.choose(option);
  };
  if (draws.length < 2) return null;
  return (
    <p className="row dnr-draw-on">
      {draws.map(({ id, about }) => (
        <button key={id} type="button" className="btn ghost small" onClick={() => draw(id)}>
          {say(about?.pile === 'glory' ? 'dnr.draw.glory' : 'dnr.draw.peril')}
        </button>
      ))}
    </p>
  );
}

const NONE: Asked['options'] = [];
