/** What the space does that an option leads to, in the words of the game: for those who do not know it by its looks. */
import type { GameCard } from '../play/scene.ts';
import { nameAt, squareOf } from './board.ts';
import { say } from './say.ts';
import type { Facts, OptionShown } from './terms.ts';

export function whatIs(
  option: OptionShown | undefined,
  { board }: Facts,
  card: GameCard,
): string | undefined {
  const space = option?.about?.space;
  if (space === undefined || option?.about?.hand) return undefined;
  const here = board[nameAt(...squareOf(space))];
  if (!here) return say('what.unexplored');
  const { messages, faces } = card;
  const [own] = 'chamber' in here ? (faces[here.chamber]?.text ?? '').split('\n') : [''];
  return own || messages[`chamber.${here.kind}.text`];
}
