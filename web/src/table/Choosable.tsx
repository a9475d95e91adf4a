/** Anything that is an option itself: a card, a pile, a token. It is weighed and chosen like a button of the prompt. */
import type { ReactNode } from 'react';
import type { AtTable } from './useTable.ts';
import { useWeighing } from './useWeighing.ts';

interface Props {
  readonly at: AtTable;
  readonly option: string;
  readonly className: string;
  /** What choosing it does, for those who hear it. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

export function Choosable({ at: { act, armed }, option, className, label, children }: Props): ReactNode {
  const weighing = useWeighing(
    () => act.weigh(option),
    () => act.weigh(armed),
    () => act.choose(option),
  );
  return (
    <button
      type="button"
      className={`${className} option ${armed === option ? 'armed' : ''}`}
      data-option={option}
      aria-description={label}
      {...weighing}
    >
      {children}
    </button>
  );
}
