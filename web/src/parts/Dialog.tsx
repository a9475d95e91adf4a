import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import './dialog.css';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
  readonly side?: boolean;
}

export function Dialog({ open, title, onClose, children, wide = false, side = false }: Props): ReactNode {
  return (
    <Radix.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className={`dialog panel ${wide ? 'wide' : ''} ${side ? 'side' : ''}`}
          aria-describedby={undefined}
        >
          <div className="dialog-head">
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close className="btn ghost square small" aria-label={say('close')}>
              <Icon name="close" />
            </Radix.Close>
          </div>
          <div className="dialog-body">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
