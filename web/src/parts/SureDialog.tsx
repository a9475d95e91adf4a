import type { ReactNode } from 'react';
import { say } from '../messages/say.ts';
import { Dialog } from './Dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks once more before something is gone for good. */
export function SureDialog({ open, title, question, yes, onYes, onClose }: Props): ReactNode {
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="row">
        <button type="button" className="btn primary" onClick={onYes}>
          {yes}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </Dialog>
  );
}
