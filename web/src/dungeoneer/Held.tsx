/** The Map card that is to be laid, as it is held: beside the question, so that it covers no place where it could lie. */
import type { ReactNode } from 'react';
import type { GameCard } from '../play/scene.ts';
import { MapCardArt } from './map/MapCardArt.tsx';
import { mapOn, nameOf } from './printed.ts';
import { say } from './say.ts';

export interface InHandMap {
  readonly id: string;
  readonly turned: boolean;
}

interface Props {
  readonly held: InHandMap;
  readonly card: GameCard;
  readonly onTurn: () => void;
}

export function Held({ held: { id, turned }, card, onTurn }: Props): ReactNode {
  const printed = mapOn(id, card);
  if (!printed) return null;
  return (
    <div className="dnr-drawn">
      <button type="button" className="btn small" onClick={onTurn}>
        ⟲ {say('dnr.lay.turn')} <span className="kbd">T</span>
      </button>
      <svg viewBox="-120 -120 240 240" role="img" aria-label={`${say('dnr.lay.card')}: ${nameOf(id, card)}`}>
        <MapCardArt id={id} name={nameOf(id, card)} printed={printed} turned={turned} />
      </svg>
    </div>
  );
}
