import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import type { DialogProps } from './Dialog.tsx';
import './dialog.css';

interface Props extends DialogProps {
  readonly onClosed: () => void;
}

export default function DialogWindow({
  title,
  onClose,
  onClosed,
  children,
  wide = false,
  broad = false,
  side = false,
}: Props): ReactNode {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className={`dialog panel ${wide ? 'wide' : ''} ${broad ? 'broad' : ''} ${side ? 'side' : ''}`}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
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
