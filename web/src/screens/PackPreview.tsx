/** What a pack brings, as it will be seen at the table. */
import type { ReactNode } from 'react';
import { broughtBy, type ReadPack } from '../games/packText.ts';
import { CardFace, isCard, Patterns, Picture } from '../games/pictures.tsx';
import { FolkCard } from '../parts/FolkCard.tsx';
import { Words } from '../parts/Words.tsx';
import type { FaceCard, GameCard } from '../play/scene.ts';
import { say } from './say.ts';
import './packs.css';

interface Props {
  readonly pack: Pick<ReadPack, 'content'>;
  /** The box with the pack in it. */
  readonly card: GameCard;
}

export function PackPreview({ pack, card }: Props): ReactNode {
  const faces = broughtBy(pack, card);
  if (faces.length === 0) return <p className="muted">{say('packs.nothing')}</p>;
  return (
    <>
      <Patterns game={card.id} />
      <ul className="plain pack-preview" aria-label={say('packs.preview')}>
        {faces.map((face) => (
          <li key={face.id}>
            <Brought face={face} card={card} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Brought({ face, card }: { face: FaceCard; card: GameCard }): ReactNode {
  if (isCard(face, card)) return <CardFace face={face} card={card} />;
  if (face.folk) return <FolkCard face={face} card={card} />;
  return (
    <>
      <Picture face={face} card={card} />
      <b translate="no">{face.name}</b>
      <Words text={face.text} />
    </>
  );
}
