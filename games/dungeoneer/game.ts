/** Dungeoneer: everything put together. */
import { Game, gameBox, type Json } from '@underhall/kernel';
import { arrangements } from './arrange.ts';
import { gathered, saidIn } from './chapter.ts';
import { chapters } from './chapters.ts';
import { type Content, readContent } from './content/read.ts';
import { dealt } from './dealt.ts';
import { declared } from './declared.ts';
import { counts, evaluate, tally } from './evaluation.ts';
import { facts } from './facts.ts';
import { messages } from './messages.ts';
import { notesOf } from './notes.ts';
import { comesBack } from './options/reincarnation.ts';
import { combination, conflicts, tableOptions } from './options.ts';
import { policy } from './policy.ts';
import { remembers } from './remembered.ts';
import { about } from './stakes.ts';
import { offers } from './turn/open-points.ts';
import { shuffleDecks } from './turn/setup.ts';
import { listens, order, plays } from './windows.ts';
import { words } from './words.ts';
import { cloneWorld, type DungeoneerSpec, newWorld, type World } from './world.ts';
import { zonesOf } from './zones.ts';

function specOf(content: Content): DungeoneerSpec {
  const faces = content.sets.flatMap(({ heroes, quests, maps, adventures }) => [
    ...heroes,
    ...quests,
    ...maps,
    ...adventures,
  ]);
  return {
    id: 'dungeoneer',
    name: 'Dungeoneer',
    version: 1,
    seats: { least: 2, most: 6 },
    options: tableOptions(content),
    conflicts: (setup) => conflicts(content, setup),
    content,
    rules: gathered(chapters),
    carried: saidIn(content),
    faces,
    zones: zonesOf(faces),
    dealt: (setup) => dealt(content, setup),
    world: (setup) => newWorld(setup, combination(content, setup)),
    cloneWorld,
    begin: shuffleDecks,
    chapters,
    offers,
    listens,
    plays,
    order,
    preferences: ['skip-roll', 'skip-enter', 'skip-lethal', 'skip-response', 'skip-meet', 'ask-response'],
    resignation: (match, seat) =>
      match.world.heroes[seat].out && !comesBack(match, seat) ? undefined : { do: 'give-up' },
    declares: declared,
    about,
    facts,
    arrangements,
    spans: { turn: ({ world }) => world.turn },
    horizon: ({ world }) => world.turn,
    compared: ['hero'],
    notes: notesOf(content),
    leavable: faces.map(({ id, decks }) => ({ id, count: decks.length })),
    counts,
    tally,
    evaluate,
    policy,
    remembers,
    foresight: 2,
    messages,
  };
}

/** The game with these cards. */
export function dungeoneerWith(content: Content): Game<World> {
  return new Game<World>(specOf(content));
}

/** Opens the box, with content packs if there are any. */
export function openDungeoneer(packs: readonly Json[] = []): Game<World> {
  return dungeoneerWith(readContent(packs));
}

export const dungeoneer = gameBox<World>({
  id: 'dungeoneer',
  name: 'Dungeoneer',
  define: openDungeoneer,
  words,
});
