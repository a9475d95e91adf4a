/** DUN-DEATH-12, DUN-DEATH-13: a player leaves the game for good. */
import { type Chapter, type Handlers, NONE } from '@underhall/kernel';
import { NOWHERE } from './board.ts';
import { release } from './looking.ts';
import { discardAssigned, leaveBehind, returnMonster, returnTreasure, takeMark } from './marks.ts';
import { win } from './winning.ts';
import { NO_TYPE, playersLeft, treasureFace, UNMARKED, type World } from './world.ts';

export type Leaving = { do: 'leave-game' };

const handlers: Handlers<World, Leaving> = {
  /** DUN-DEATH-12 */
  'leave-game'(match, _effect, { seat }) {
    const { instances, world } = match;
    const { base } = instances.layout;
    const adventurer = world.adventurers[seat];
    if (adventurer.gone) return;
    match.tell({ type: 'left-game', seat });
    leaveBehind(match, seat);
    if (adventurer.number !== UNMARKED) {
      discardAssigned(match, adventurer.number);
      takeMark(match, adventurer.number);
    }
    const looked = instances.first(base.look + seat);
    if (looked !== NONE) returnMonster(match, looked);
    for (const card of instances.list(base.hand + seat)) {
      const { id, power } = treasureFace(match, card);
      if (power === 'ball') release(match, id);
    }
    while (instances.first(base.hand + seat) !== NONE)
      returnTreasure(match, instances.first(base.hand + seat));
    instances.pour(base.spells + seat, base.supply);
    adventurer.gone = true;
    adventurer.space = NOWHERE;
    adventurer.type = NO_TYPE;
    adventurer.number = UNMARKED;
    adventurer.lostTurns = 0;
    adventurer.afterwards = [];
    match.dropFor(seat, 'end-of-turn');
    // DUN-DEATH-13
    if (playersLeft(world) > 1) return;
    win(
      match,
      world.adventurers.findIndex(({ gone }) => !gone),
      'DUN-DEATH-13',
    );
  },
};

export const leaving: Chapter<World, Leaving> = { handlers, questions: {} };
