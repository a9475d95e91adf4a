/** Whom the one who is asked faces or may face, as far as he knows, and the numbers that decide the fight. */
import { type Holes, type Instance, NONE, type Pending, type Seat } from '@underhall/kernel';
import { levelOf, type Space } from '../board.ts';
import { chanceOf, levels } from '../chances.ts';
import type { Column, SpellColumn } from '../columns.ts';
import { DASH, type MonsterCard, type TreasureCard } from '../content.ts';
import { target } from '../fight.ts';
import { bonusIn } from '../treasure.ts';
import { UNMARKED, type World } from '../world.ts';
import { cardSeen, contentOf, numberOf, type Speech, theMonster } from './names.ts';

interface Facing {
  /** NONE if it lies face down, or nobody is there. */
  readonly card: Instance;
  readonly space: Space;
}

/** Undefined where no fight is asked about. */
export function facing({ view }: Speech, { question, scope: { seat } }: Pending<World>): Facing | undefined {
  const { space } = view.world.adventurers[seat];
  const first = (zone: string, key: number) => view.instances.first(view.zone(zone, key));
  const known = (card: Instance) => (card !== NONE && view.face(card) ? card : NONE);
  const looked = first('look', seat);
  switch (question.do) {
    case 'act': {
      const card = first('fight', seat);
      return card === NONE ? undefined : { card, space };
    }
    case 'how-to-fight': {
      const { number } = question;
      if (number === UNMARKED) return { card: looked, space };
      const guard = first('guard', number);
      return { card: known(guard === NONE ? first('seen-monster', number) : guard), space };
    }
    case 'enter-or-refuse': {
      const { room } = question;
      const mark = view.world.marks.find((one) => one.seen && one.space === room);
      const seen = mark ? known(first('seen-monster', mark.number)) : NONE;
      return { card: looked === NONE ? seen : looked, space: room };
    }
    default:
      return undefined;
  }
}

/** “the Ogre”, with the ending of its verbs and what it takes to kill it by hand; nothing if nobody is seen. */
export function foeHoles(speech: Speech, pending: Pending<World>): Holes | undefined {
  const card = facing(speech, pending)?.card ?? NONE;
  if (card === NONE) return undefined;
  const name = cardSeen(speech, card);
  return {
    monster: theMonster(speech, name),
    m: numberOf(name),
    odds: oddsByHand(speech, pending.scope.seat, card),
  };
}

/** “You need 9 or more (28 %).” A trap is not to be killed. */
function oddsByHand(speech: Speech, seat: Seat, card: Instance): string {
  const { say } = speech;
  if (isTrap(speech, card)) return say('odds.trap');
  const needed = neededFor(speech, seat, card, '');
  if (needed === undefined) return say('odds.never');
  if (chanceOf(needed) === 1) return say('odds.always');
  return say('odds.needs', { needed, chance: percent(chanceOf(needed)) });
}

/** “Cast Fire Ball (56 %)”: how likely it kills. What lies face down is any monster of its level. */
export function withChance(
  speech: Speech,
  pending: Pending<World>,
  text: string,
  spell: SpellColumn | '',
): string {
  const faced = facing(speech, pending);
  if (!faced || isTrap(speech, faced.card)) return text;
  const { seat } = pending.scope;
  const chance =
    faced.card === NONE
      ? levels(contentOf(speech.view))[levelOf[faced.space]].kill[columnOf(speech, seat, spell)]
      : chanceOf(neededFor(speech, seat, faced.card, spell));
  return speech.say('choice.chance', { text, chance: percent(chance) });
}

function isTrap({ view }: Speech, card: Instance): boolean {
  return card !== NONE && (view.face(card) as MonsterCard).values === undefined;
}

function columnOf({ view }: Speech, seat: Seat, spell: SpellColumn | ''): Column {
  return spell === '' ? contentOf(view).adventurers[view.world.adventurers[seat].type].id : spell;
}

/** What two dice must show against a monster that is seen; undefined if nothing is enough. */
function neededFor(speech: Speech, seat: Seat, card: Instance, spell: SpellColumn | ''): number | undefined {
  const { values } = speech.view.face(card) as MonsterCard;
  const value = values?.[columnOf(speech, seat, spell)] ?? DASH;
  return target(speech.view, value, spell === '' ? swordOf(speech, seat) : 0);
}

function swordOf({ view }: Speech, seat: Seat): number {
  if (!contentOf(view).adventurers[view.world.adventurers[seat].type].swords) return 0;
  const hand = view.instances.list(view.zone('hand', seat));
  return Math.max(0, ...hand.map((card) => bonusIn(view, view.face(card) as TreasureCard | undefined)));
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
