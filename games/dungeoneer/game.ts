/** Dungeoneer: everything put together. */
import { type Dealt, Game, gameBox, plainWords, type Setup } from '@underhall/kernel';
import { about } from './about.ts';
import { arrangements } from './arrange.ts';
import { gathered } from './chapter.ts';
import { chapters } from './chapters.ts';
import type { Card } from './content/cards.ts';
import { REALMS } from './content/cards.ts';
import { type Content, readContent } from './content/read.ts';
import { declared } from './declared.ts';
import { counts, evaluate } from './evaluation.ts';
import { facts } from './facts.ts';
import { messages } from './messages.ts';
import { conflicts, copiesOf, setsOf, tableOptions } from './options.ts';
import { policy } from './policy.ts';
import { offers } from './turn/open-points.ts';
import { shuffleDecks } from './turn/setup.ts';
import { listens, order, plays } from './windows.ts';
import { cloneWorld, type DungeoneerSpec, newWorld, type World } from './world.ts';
import { zones } from './zones.ts';

/** DNR-COMP-30, DNR-SETUP-1: every card in the deck of its back. */
function dealt(content: Content, setup: Setup): Dealt[] {
  return setsOf(content, setup).flatMap(({ heroes, quests, maps, adventures }) => {
    const into = (cards: readonly Card[], zone: string, key = 0): Dealt[] =>
      cards.flatMap((card) => {
        const count = copiesOf(card, setup);
        return count > 0 ? [{ face: card.id, zone, key, count }] : [];
      });
    return [
      ...into(heroes, 'heroes'),
      ...into(quests, 'quest-deck'),
      ...maps.flatMap((map) => into([map], 'map-deck', REALMS.indexOf(map.realm))),
      ...into(adventures, 'deck'),
    ];
  });
}

function specOf(content: Content): DungeoneerSpec {
  return {
    id: 'dungeoneer',
    name: 'Dungeoneer',
    version: 1,
    seats: { least: 2, most: 4 },
    options: tableOptions(content),
    conflicts: (setup) => conflicts(content, setup),
    content,
    rules: gathered(chapters, content),
    faces: content.sets.flatMap(({ heroes, quests, maps, adventures }) => [
      ...heroes,
      ...quests,
      ...maps,
      ...adventures,
    ]),
    zones,
    dealt: (setup) => dealt(content, setup),
    world: newWorld,
    cloneWorld,
    begin: shuffleDecks,
    chapters,
    offers,
    listens,
    plays,
    order,
    preferences: ['skip-roll', 'skip-enter', 'skip-lethal', 'skip-response', 'skip-meet', 'ask-response'],
    resignation: ({ world }, seat) => (world.heroes[seat].out ? undefined : { do: 'give-up' }),
    declares: declared,
    about,
    facts,
    arrangements,
    spans: { turn: ({ world }) => world.turn },
    horizon: ({ world }) => world.turn,
    counts,
    evaluate,
    policy,
    messages,
  };
}

export function openDungeoneer(): Game<World> {
  return new Game<World>(specOf(readContent()));
}

export const dungeoneer = gameBox<World>({
  id: 'dungeoneer',
  name: 'Dungeoneer',
  define: openDungeoneer,
  words: plainWords,
});
