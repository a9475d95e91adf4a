/** What can be chosen in the 2010 edition, in words. */
import { type Labelling, listed, NONE, type Pending } from '@underhall/kernel';
import { beyond, type Space, spaceNamed, spaceOf, TREASURE_CHAMBER } from '../../grid.ts';
import { faceOf, type Labels, outcomesLabel, sharedLabels, towards, wayOut } from '../../words/labels.ts';
import {
  aMonster,
  cardName,
  directionName,
  exitNamed,
  heroName,
  nameOnFace,
  typeset,
} from '../../words/names.ts';
import { IN_DUNGEON } from '../../world.ts';
import { attackText } from '../card-text.ts';
import type { CombatCard } from '../content.ts';
import type { ClassicSpec, World } from '../world.ts';
import { monsterOwner, type Speech } from './names.ts';

const movingIn = against(sharedLabels.move, spaceBeyond);

export const labels: Labels<World> = {
  ...sharedLabels,
  move: (speech, pending, words, id) =>
    pending.question.do === 'servant' ? servantMove(speech, words) : movingIn(speech, pending, words, id),
  jump: against(sharedLabels.jump, spaceOfName),
  through: against(sharedLabels.through, spaceBeyond),
  place: against(towards('choice.place'), spaceOfName),
  token: towards('choice.token'),
  go: wayOut('choice.go'),
  meet: (speech, _pending, [kind]) => speech.say('choice.meet', { monster: aMonster(speech, kind) }),
  attack: (speech, _pending, [seat]) =>
    seat === undefined
      ? undefined
      : speech.say('choice.attack.hero', { hero: heroName(speech, Number(seat)) }),
  again: (speech, pending, words, id) =>
    id === 'again:web' ? speech.say('choice.again.web') : sharedLabels.again(speech, pending, words, id),
  loot: lootLabel,
  play: (speech, pending, [id]) => {
    const card = faceOf<CombatCard>(speech, id);
    if (pending.question.do === 'choose-classic') return classicLabel(speech, pending, id);
    const text = attackText(speech.say, card, monsterOwner(speech.say, card));
    return speech.say('choice.play', { name: typeset(card.name), text });
  },
  reroll: ({ say }, { question }, [which]) => {
    if (question.do !== 'reroll-dice') return undefined;
    const [a, b] = question.dice;
    return say(`choice.reroll.${which}`, { a, b });
  },
};

/** DQ-OPTCLASSIC-5: the two cards say who is wounded, and nothing else that is printed on them counts. */
function classicLabel(speech: Speech, { seat }: Pending<World>, own: string): string {
  const { view } = speech;
  const { hand, table } = (view.game.spec as ClassicSpec).content.classicCombat;
  const isHero = view.world.combat?.hero === seat;
  const against = hand.map((theirs) => {
    const { hero, monster } = isHero ? table[own][theirs] : table[theirs][own];
    const [taken, dealt] = isHero ? [hero, monster] : [monster, hero];
    return { card: nameOnFace(speech, theirs) ?? theirs, taken, dealt };
  });
  return outcomesLabel(speech, nameOnFace(speech, own) ?? own, against);
}

/** DQ-OPTPVP-1, DQ-OPTSERV-18: with whom it means to fight, of what can be chosen. */
function against(
  label: Labelling<World>,
  target: (speech: Speech, pending: Pending<World>, word: string) => Space | undefined,
): Labelling<World> {
  return (speech, pending, words, id) => {
    const { say, view } = speech;
    const text = label(speech, pending, words, id);
    const space = target(speech, pending, words[0]);
    if (space === TREASURE_CHAMBER || !pending.options.some((option) => option.id === id)) return text;
    const heroes = view.world.heroes.flatMap((hero, seat) =>
      hero.state === IN_DUNGEON && hero.space === space ? [heroName(speech, seat)] : [],
    );
    if (text === undefined || heroes.length === 0) return text;
    return say('choice.against', { text, heroes: listed(say, heroes, 'or') });
  };
}

function spaceOfName(_speech: Speech, _pending: Pending<World>, name: string): Space | undefined {
  return spaceNamed(name);
}

function spaceBeyond({ view }: Speech, { scope }: Pending<World>, way: string): Space | undefined {
  const exit = exitNamed(view.world.heroes[scope.seat].space, way);
  return exit === undefined ? undefined : spaceOf(beyond(exit));
}

function servantMove(speech: Speech, [space, kind, way]: readonly string[]): string {
  const { say } = speech;
  return say('choice.servant.move', {
    monster: say(`monster.${kind}`),
    space,
    direction: directionName(speech, way),
  });
}

/** Loot by its name; what is facedown, by its number and its back. */
function lootLabel(
  speech: Speech,
  pending: Pending<World>,
  words: readonly string[],
  whole: string,
): string | undefined {
  const { say, view } = speech;
  const [id] = words;
  if (view.game.hasFace(id)) return sharedLabels.loot(speech, pending, words, whole);
  const card = pending.options.find((option) => option.id === whole)?.about?.card ?? NONE;
  const face = card === NONE ? undefined : view.face(card);
  return say('choice.loot.blind', { n: id, card: cardName(speech, card, face ? { [card]: face.id } : {}) });
}
