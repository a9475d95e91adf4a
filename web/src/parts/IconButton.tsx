import type { ReactNode } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';

interface Props {
  readonly icon: IconName;
  /** Heard by those who listen, and seen on hover. */
  readonly label: string;
  readonly onClick: () => void;
  /** For what is on or off. */
  readonly pressed?: boolean | undefined;
  readonly className?: string;
}

/** A small button of which only an icon is seen. */
export function IconButton({ icon, label, onClick, pressed, className = '' }: Props): ReactNode {
  return (
    <button
      type="button"
      className={`btn ghost square small ${className}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
