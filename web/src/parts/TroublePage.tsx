import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { PageHead } from './PageHead.tsx';

interface Props {
  readonly title: string;
  readonly why?: string | undefined;
  /** What else can be done about it, besides going back to the shelf. */
  readonly children?: ReactNode;
}

/** In place of a screen that cannot be shown. */
export function TroublePage({ title, why, children }: Props): ReactNode {
  return (
    <main className="page">
      <PageHead title={title} lede={why} />
      <div className="row">
        {children}
        <a className="btn" href="#/">
          {say('trouble.home')}
        </a>
      </div>
    </main>
  );
}
