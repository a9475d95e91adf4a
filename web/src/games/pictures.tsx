/** Pictures of what is in a game's box, drawn as at its table; loaded when they are first wanted. */
import { lazy, type ReactNode, Suspense } from 'react';
import { under } from '../app/address.ts';
import type { FaceCard, GameCard } from '../play/scene.ts';

export interface PictureProps {
  readonly face: FaceCard;
  readonly card: GameCard;
}

type Lazy<P> = React.LazyExoticComponent<(props: P) => ReactNode>;

interface Drawn {
  readonly Picture: Lazy<PictureProps>;
  /** What pictures share, put once into a page that shows them. */
  readonly Patterns?: Lazy<object>;
}

const dungeon = () => import('./dungeonPictures.tsx');
const dungeonquest = () => import('./dungeonquestPictures.tsx');

const drawn: Readonly<Record<string, Drawn>> = {
  dungeon: {
    Picture: lazy(() => dungeon().then(({ DungeonPicture }) => ({ default: DungeonPicture }))),
  },
  'dungeonquest-classic': {
    Picture: lazy(() => dungeonquest().then(({ DungeonQuestPicture }) => ({ default: DungeonQuestPicture }))),
    Patterns: lazy(() => dungeonquest().then(({ Patterns }) => ({ default: Patterns }))),
  },
};

export function Picture({ face, card }: PictureProps): ReactNode {
  const own = drawn[card.id];
  if (!own) return null;
  return (
    <Suspense fallback={<span className="picture" />}>
      <own.Picture face={face} card={card} />
    </Suspense>
  );
}

export function Patterns({ game }: { game: string }): ReactNode {
  const own = under(drawn, game);
  if (!own?.Patterns) return null;
  return (
    <Suspense>
      <own.Patterns />
    </Suspense>
  );
}
