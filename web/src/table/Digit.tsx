/** The key that chooses an option, at the corner of what stands for it. */
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Asked } from '../play/scene.ts';
import './digit.css';

export function Digit({ asked, option }: { asked: Asked; option: string }): ReactNode {
  const { keys } = useSettings();
  const digit = asked.options.findIndex(({ id }) => id === option) + 1;
  if (!keys || digit < 1 || digit > 9) return null;
  return (
    <span className="kbd corner-digit" aria-hidden="true">
      {digit}
    </span>
  );
}
