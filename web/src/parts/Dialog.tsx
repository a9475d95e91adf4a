/** A window over the screen. What it is made of is loaded when the first one is opened. */
import { lazy, type ReactNode, Suspense, useState } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  /** As wide as a page. */
  readonly broad?: boolean;
  readonly side?: boolean;
}

const DialogWindow = lazy(() => import('./DialogWindow.tsx'));

export function Dialog({ open, ...props }: DialogProps & { readonly open: boolean }): ReactNode {
  return open && <Opened {...props} />;
}

function Opened(props: DialogProps): ReactNode {
  const [opener] = useState(() => document.activeElement);
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} onClosed={() => giveBack(opener)} />
    </Suspense>
  );
}

/** The focus goes back to what opened the dialog; if that is gone, to the screen it stood on. */
function giveBack(opener: Element | null): void {
  const to = opener?.isConnected ? opener : document.getElementById('content');
  (to as HTMLElement | null)?.focus({ preventScroll: true });
}
