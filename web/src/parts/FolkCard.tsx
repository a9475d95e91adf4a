/** A hero as people compare them: picture, what speaks for him, what can be measured, what he can do. */
import type { Trait } from '@underhall/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../games/pictures.tsx';
import type { FaceCard, GameCard } from '../play/scene.ts';
import { namedLine } from './namedLine.ts';
import './folkCard.css';

export function FolkCard({ face, card }: { face: FaceCard; card: GameCard }): ReactNode {
  const { folk } = face;
  const abilities = face.text.split('\n').flatMap((line) => namedLine(line) ?? []);
  return (
    <span className="folk-card" translate="no">
      <span className="folk-head">
        <Picture face={face} card={card} />
        <b>{face.name}</b>
      </span>
      {folk?.motto && <em className="folk-motto">{folk.motto}</em>}
      {folk && <span className="folk-good">{folk.goodAt}</span>}
      {folk?.traits.map((trait) => (
        <TraitLine key={trait.name} trait={trait} />
      ))}
      {abilities.map(({ name, rest }) => (
        <span key={name} className="folk-ability">
          <b>{name}</b> {rest}
        </span>
      ))}
    </span>
  );
}

function TraitLine({ trait: { name, value, share, parts } }: { trait: Trait }): ReactNode {
  if (parts) {
    return (
      <span className="folk-levels">
        <span>{name}</span>
        <span className="folk-columns">
          {parts.map((part) => (
            <span key={part.name} title={`${part.name}: ${part.value}`}>
              <i style={{ '--share': part.share } as React.CSSProperties} />
              <span>{part.value}</span>
              <span className="sr">{part.name}</span>
            </span>
          ))}
        </span>
      </span>
    );
  }
  return (
    <span className="folk-trait">
      <span>{name}</span>
      {share !== undefined && <i style={{ '--share': share } as React.CSSProperties} />}
      <b>{value}</b>
    </span>
  );
}
