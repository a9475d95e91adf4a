import { type ReactNode, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly onFile: (file: File) => void;
}

/** Asks for a JSON file of the player's. */
export function FileButton({ label, className, onFile }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        <Icon name="plus" /> {label}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // Otherwise the same file, mended, could not be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
