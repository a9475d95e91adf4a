/** What is in the box of the Revised Edition, in its colours. */
import type { ReactNode } from 'react';
import type { PictureProps } from '../../games/appearance.ts';
import { Drawn } from '../pictures.tsx';
import './palette.css';

export function Picture({ face }: PictureProps): ReactNode {
  return <Drawn face={face} mark="torch" look="dqr" />;
}
