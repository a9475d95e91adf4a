/** The board of the 2010 edition as text. */
import type { View } from '@underhall/kernel';
import { type BoardSigns, textBoard } from '../text-board.ts';
import { heroName } from '../words/names.ts';
import { foeOf, type Speech } from './words/names.ts';
import type { World } from './world.ts';

const TOKEN = 'token-';

const signs: BoardSigns<World> = {
  monsters: { skeleton: 's', sorcerer: 'c', troll: 't', golem: 'g', demon: 'd' },
  monstersOn: (view, space) =>
    view.instances.list(view.zone('monsters', space)).map((token) => view.back(token).slice(TOKEN.length)),
  combat: combatLine,
};

/** The board of a match as text, for terminals. */
export function classicBoard(view: View): string {
  return textBoard(view as View<World>, signs);
}

function combatLine(speech: Speech): string | undefined {
  const { say, view } = speech;
  const { combat } = view.world;
  if (!combat) return undefined;
  const stack = (side: number) => view.instances.size(view.zone('damage', side));
  return say('board.combat', {
    hero: heroName(speech, combat.hero),
    foe: foeOf(speech, combat.hero),
    n: combat.round,
    a: stack(0),
    b: stack(1) + combat.monsterWounds,
  });
}
