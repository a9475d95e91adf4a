/** The key that chooses an option, at the corner of what stands for it. */
import type { ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Asked } from '../play/scene.ts';
import { digitOf } from './digits.ts';
import './digit.css';

export function Digit({ asked, option }: { asked: Asked; option: string }): ReactNode {
  const { keys } = useSettings();
  const digit = digitOf(asked, option);
  if (!keys || digit === undefined) return null;
  return (
    <span className="kbd corner-digit" aria-hidden="true">
      {digit}
    </span>
  );
}
