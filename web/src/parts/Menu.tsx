/** A button with a sheet that drops from it. The browser opens and closes it, and gives the focus back. */
import { type ReactNode, type ToggleEvent, useId, useRef } from 'react';
import { Icon } from '../art/Icon.tsx';
import './menu.css';

interface Props {
  readonly label: string;
  readonly className: string;
  /** What the button says, where it is more than three lines. */
  readonly face?: ReactNode;
  readonly children: ReactNode;
}

export function Menu({ label, className, face, children }: Props): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const place = ({ newState, currentTarget: { style } }: ToggleEvent<HTMLElement>) => {
    const under = button.current?.getBoundingClientRect();
    if (newState !== 'open' || !under) return;
    style.top = `${scrollY + under.bottom}px`;
    style.right = `${document.documentElement.clientWidth - under.right}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={face ? className : `btn ghost square ${className}`}
        aria-label={face ? undefined : label}
        popoverTarget={id}
      >
        {face ?? <Icon name="menu" />}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: what is chosen in it closes it, by whatever it was chosen */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the same */}
      <div
        id={id}
        popover="auto"
        className="panel menu"
        onBeforeToggle={place}
        onClick={({ target, currentTarget }) => {
          if ((target as Element).closest('a, button')) currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
