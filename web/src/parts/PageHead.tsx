import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly lede?: string | undefined;
}

export function PageHead({ title, lede }: Props): ReactNode {
  return (
    <div className="page-head">
      <h1>{title}</h1>
      {lede && <p>{lede}</p>}
    </div>
  );
}
