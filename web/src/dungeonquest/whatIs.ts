/** What the space or the card does that an option is about, in the words of the game: for those who do not know it. */
import type { GameCard } from '../play/scene.ts';
import { nameAt, squareOf } from './board.ts';
import { say } from './say.ts';
import type { Facts, OptionShown } from './terms.ts';

export function whatIs(
  option: OptionShown | undefined,
  { board }: Facts,
  card: GameCard,
): string | undefined {
  const { space, face, hand } = option?.about ?? {};
  // What the cards of a fight do stands on them.
  if (hand) return undefined;
  if (space === undefined) return face === undefined ? undefined : card.faces[face]?.text || undefined;
  const here = board[nameAt(...squareOf(space))];
  if (!here) return say('what.unexplored');
  const { messages, faces } = card;
  const [own] = 'chamber' in here ? (faces[here.chamber]?.text ?? '').split('\n') : [''];
  return own || messages[`chamber.${here.kind}.text`];
}
