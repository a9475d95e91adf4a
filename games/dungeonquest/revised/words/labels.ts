/** What can be chosen in the Revised Edition, in words. */
import type { Labelling, Pending } from '@underhall/kernel';
import { faceOf, type Labels, outcomesLabel, sharedLabels, wayOut } from '../../words/labels.ts';
import { beyondName, directionName, exitNamed, typeset } from '../../words/names.ts';
import type { CombatCard } from '../content.ts';
import type { World } from '../world.ts';
import { contentOf, type Speech } from './foes.ts';

export const labels: Labels<World> = {
  ...sharedLabels,
  move: throughChamber,
  flee: wayOut('choice.flee'),
  light: (speech, _pending, [way]) => speech.say('choice.light', { direction: directionName(speech, way) }),
  hall: (speech, _pending, [way]) => speech.say('choice.hall', { direction: directionName(speech, way) }),
  spend: spendLabel,
  play: (speech, _pending, [id]) => {
    const card = faceOf<CombatCard>(speech, id);
    const others = contentOf(speech.view).combatCards.filter(({ side }) => side !== card.side);
    const against = others.map((other) => ({
      card: typeset(other.name),
      taken: card.suffers[other.type],
      dealt: other.suffers[card.type],
    }));
    return outcomesLabel(speech, typeset(card.name), against);
  },
  reroll: ({ say, view }, _pending, [which]) => {
    const [a = 0, b = 0] = view.coming('suffer')?.dice ?? [];
    return say(`choice.reroll.${which}`, { a, b });
  },
};

/** What it takes to get to a hall: through a web, over rubble. */
const EFFORTS: Readonly<Record<string, string>> = {
  struggle: 'choice.struggle.way',
  climb: 'choice.climb.way',
};

function throughChamber(...[speech, pending, words, id]: Parameters<Labelling<World>>): string | undefined {
  const key = EFFORTS[effortOf(pending, id)];
  const [way] = words;
  const exit = exitNamed(speech.view.world.heroes[pending.scope.seat].space, way);
  if (key === undefined || exit === undefined) return sharedLabels.move(speech, pending, words, id);
  return speech.say(key, { direction: directionName(speech, way), place: beyondName(speech, exit) });
}

function effortOf({ options }: Pending<World>, id: string): string {
  const effect = options.find((option) => option.id === id)?.effect;
  const first = effect?.do === 'all' ? effect.effects[0] : effect;
  return first?.do ?? '';
}

/** What so many tokens do for the test. */
function spendLabel(
  { say, view }: Speech,
  { question, scope }: Pending<World>,
  [count]: readonly string[],
): string | undefined {
  if (question.do !== 'spend-determination') return undefined;
  const n = Number(count);
  if (n === 0) return say('choice.spend.none');
  const { dice, test } = question.judge;
  const facts = view.facts().seats[scope.seat];
  const names = test.attribute.split('/') as ('strength' | 'agility' | 'armor' | 'luck')[];
  const target = Math.min(...names.map((name) => facts[name])) + test.modifier;
  const short = dice[0] + dice[1] + (test.burden ?? 0) - target;
  if (n < short) return say('choice.spend.short', { n, left: short - n });
  return say(n === short ? 'choice.spend.enough' : 'choice.spend.more', { n });
}
