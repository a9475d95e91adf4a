/** The board of the Revised Edition as text. */
import type { View } from '@underhall/kernel';
import { type BoardSigns, textBoard, WAY_DOWN } from '../text-board.ts';
import { heroName, tileOn } from '../words/names.ts';
import { foeName, type Speech } from './words/foes.ts';
import type { World } from './world.ts';

const SEARCHED = 'x';

const signs: BoardSigns<World> = {
  /** DQR-COMP-39: monster tokens are all alike. */
  monsters: { token: 'm' },
  monstersOn: ({ world }, space) => (world.monsters.includes(space) ? ['token'] : []),
  marks: { searched: SEARCHED },
  marksOn: (view, space) => {
    const { searched, markers } = view.world;
    const printed = tileOn(view, space)?.entrance === true && !markers.includes(space);
    return [...(printed ? [WAY_DOWN] : []), ...(searched.includes(space) ? [SEARCHED] : [])];
  },
  combat: combatLine,
};

/** The board of a match as text, for terminals. */
export function revisedBoard(view: View): string {
  return textBoard(view as View<World>, signs);
}

function combatLine(speech: Speech): string | undefined {
  const { say, view } = speech;
  const { fight } = view.world;
  if (!fight) return undefined;
  return say('board.combat', {
    hero: heroName(speech, fight.hero),
    foe: foeName(speech, fight.kind),
    n: fight.round,
    wounds: fight.wounds,
  });
}
