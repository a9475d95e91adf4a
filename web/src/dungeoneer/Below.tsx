/** Below the question: the Map card in hand, a card to put back, and how to be asked less. */
import type { ReactNode } from 'react';
import { DrawOn } from './DrawOn.tsx';
import { Held, type InHandMap } from './Held.tsx';
import { say } from './say.ts';
import type { Asked, AtTable, Scene } from './terms.ts';
import { NotAgain } from './windows/NotAgain.tsx';

interface Props {
  readonly at: AtTable;
  readonly scene: Scene;
  readonly asked: Asked | undefined;
  readonly held: InHandMap | undefined;
  readonly onTurn: () => void;
  /** Puts a card back that was taken up. */
  readonly onBack: (() => void) | undefined;
  readonly children: ReactNode;
}

export function Below({ at, scene, asked, held, onTurn, onBack, children }: Props): ReactNode {
  if (onBack)
    return (
      <button type="button" className="btn ghost small" onClick={onBack}>
        {say('dnr.lift.back')} <span className="kbd">{say('dnr.key.escape')}</span>
      </button>
    );
  return (
    <>
      {held && <Held held={held} card={at.card} onTurn={onTurn} />}
      <DrawOn at={at} moment={scene.moment} asked={asked} />
      <NotAgain at={at} scene={scene} />
      {children}
    </>
  );
}
