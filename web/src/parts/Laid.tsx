/** Things that lie in a row, told apart by their place alone: two cards may have the same face, seats have no other id. */
import { Fragment, type ReactNode } from 'react';

interface Props<T> {
  readonly row: readonly T[];
  readonly children: (one: T, place: number) => ReactNode;
}

export function Laid<T>({ row, children }: Props<T>): ReactNode {
  return row.map((one, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: this is what it is for
    <Fragment key={place}>{children(one, place)}</Fragment>
  ));
}
