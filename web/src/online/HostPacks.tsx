/** The packs that a table is played with: what they change is seen before one sits down. */
import type { ReactNode } from 'react';
import { leftOutBy, packTitle } from '../games/packText.ts';
import type { GameCard, Json } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import { PackPreview } from '../screens/PackPreview.tsx';
import { say } from './say.ts';

interface Props {
  readonly packs: readonly Json[];
  /** The box with all of them in it. */
  readonly box: GameCard;
  /** Whoever sits here has seen them. */
  readonly folded: boolean;
}

export function HostPacks({ packs, box, folded }: Props): ReactNode {
  const { card: plain } = useGame(box.id);
  return (
    <section className="panel stack host-packs">
      <h2>{say('lobby.packs')}</h2>
      {packs.map((content) => (
        <details key={packTitle(content)} open={!folded}>
          <summary translate="no">{packTitle(content)}</summary>
          <div className="stack">
            <PackPreview pack={{ content }} card={box} />
            {plain && <LeftOut content={content} plain={plain} />}
          </div>
        </details>
      ))}
    </section>
  );
}

function LeftOut({ content, plain }: { readonly content: Json; readonly plain: GameCard }): ReactNode {
  const out = leftOutBy({ content }, plain);
  if (out.length === 0) return null;
  const cards = out.map(({ name, count }) => (count > 1 ? `${name} × ${count}` : name)).join(', ');
  return <p className="muted">{say('lobby.packs.without', { cards })}</p>;
}
