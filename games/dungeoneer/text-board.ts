/**
 * The map as text, for terminals: the cards around the hero of the viewer (or of the player whose turn it is), each with
 * its exits, what it gives and who stands there; below it the players.
 */
import { listed, type Say, type Seat, sayIn, type View } from '@underhall/kernel';
import type { Card, Exit, MapCard } from './content/cards.ts';
import type { Facts } from './facts.ts';
import { exitOf } from './map/grid.ts';
import { NOWHERE, type Space, type World } from './world.ts';

/** Characters of a card, its borders included, and how many cards are shown. */
const WIDTH = 17;
const ACROSS = 7;
const DOWN = 5;
const LINES = 5;

const STANDING = { open: ' ', locked: '=', trapped: '!', wall: '|' } as const;
const LYING = { open: '     ', locked: '= = =', trapped: '! ! !', wall: '-----' } as const;

/** The map of a match as text, for terminals. */
export function dungeoneerBoard(view: View): string {
  return textBoard(view as View<World>);
}

function textBoard(view: View<World>): string {
  const say = sayIn(view.game.spec.messages);
  const facts = view.facts();
  return [
    ...map(view),
    say('board.signs'),
    say('board.turn', { round: facts.round, turn: facts.turn, left: facts.mapDeck }),
    ...facts.global.map((quest) => say('board.global', { quest: questName(say, view, facts, quest) })),
    ...facts.seats.flatMap((_, seat) => sheet(say, view, facts, seat)),
  ].join('\n');
}

// ------------------------------------------------------------------ the map

/** The space in the middle, and so the realm that is shown. */
function middle({ viewer, world }: View<World>): Space | undefined {
  const own = typeof viewer === 'number' ? world.heroes[viewer].space : NOWHERE;
  const space = own === NOWHERE ? world.heroes[world.active].space : own;
  return world.spaces[space === NOWHERE ? 0 : space];
}

function map(view: View<World>): string[] {
  const here = middle(view);
  if (here === undefined) return [];
  const shown = view.world.spaces.filter(
    ({ realm, x, y }) =>
      realm === here.realm && Math.abs(x - here.x) <= ACROSS / 2 && Math.abs(y - here.y) <= DOWN / 2,
  );
  const columns = shown.map(({ x }) => x);
  const rows = shown.map(({ y }) => y);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const lines: string[] = [];
  for (let y = Math.min(...rows); y <= Math.max(...rows); y++) {
    const cards = Array.from({ length: right - left + 1 }, (_, i) =>
      shown.find((space) => space.x === left + i && space.y === y),
    ).map((space) => (space ? drawn(view, space) : EMPTY));
    for (let line = 0; line < LINES; line++)
      lines.push(
        cards
          .map((card) => card[line])
          .join('')
          .trimEnd(),
      );
  }
  return lines;
}

const EMPTY: readonly string[] = Array.from({ length: LINES }, () => ' '.repeat(WIDTH));

/** One card: its borders with the exits, its name, what it gives, who is there. */
function drawn(view: View<World>, space: Space): readonly string[] {
  const { world } = view;
  const face = view.face(space.card) as MapCard | undefined;
  if (face === undefined) return EMPTY;
  const [north, east, south, west] = [0, 1, 2, 3].map((side) => exitOf(face.exits, side, space.turned));
  const number = world.spaces.indexOf(space);
  const heroes = world.heroes.flatMap((hero, seat) =>
    hero.space === number && !hero.out ? [`@${seat + 1}`] : [],
  );
  const centre = face.centre.kind === 'none' || face.centre.kind === 'effect' ? '' : face.centre.kind;
  const sewer = face.sewer === '' ? '' : `~${face.sewer}`;
  const gives = [`g${face.glory}`, `p${face.peril}`, centre, sewer].filter(Boolean).join(' ');
  return [
    lying(north),
    `|${fitted(face.name)}|`,
    `${STANDING[west.kind]}${fitted(gives)}${STANDING[east.kind]}`,
    `|${fitted(heroes.join(' '))}|`,
    lying(south),
  ];
}

function fitted(text: string): string {
  return text.slice(0, WIDTH - 2).padEnd(WIDTH - 2);
}

function lying({ kind }: Exit): string {
  const side = '-'.repeat((WIDTH - 2 - LYING[kind].length) / 2);
  return `+${side}${LYING[kind]}${side}+`;
}

// ------------------------------------------------------------------ below the map

function nameOf({ game }: View<World>, id: string): string {
  return game.hasFace(id) ? (game.faces[game.faceIndex(id)] as Card).name : id;
}

/** With where it leads, as far as that is laid. */
function questName(say: Say, view: View<World>, { places }: Facts, id: string): string {
  const quest = nameOf(view, id);
  const { at = [], to = [] } = places[id] ?? {};
  const where = [...new Set([...at, ...to])].map((space) => nameOf(view, space));
  if (where.length === 0) return say('board.quest.nowhere', { quest });
  return say('board.quest.at', { quest, place: where.slice(0, 3).join(', ') });
}

function sheet(say: Say, view: View<World>, facts: Facts, seat: Seat): string[] {
  const own = facts.seats[seat];
  const mark = facts.active === seat && view.outcome === undefined ? '>' : ' ';
  const holes = { mark, n: seat + 1, hero: own.hero === null ? '–' : nameOf(view, own.hero) };
  if (own.out) return [say('board.seat.out', holes)];
  const named = (ids: readonly string[]) =>
    listed(
      say,
      ids.map((id) => nameOf(view, id)),
    );
  const cards = [...own.boons, ...own.treasures, ...own.banes].map(({ card }) => card);
  const known = own.hand.every((id) => view.game.hasFace(id));
  const lines = [
    say('board.scores', { melee: own.melee, magic: own.magic, speed: own.speed, mp: own.mp }),
    own.tipped ? say('board.tipped') : '',
    own.quests.length > 0
      ? say('board.quests', {
          quests: listed(
            say,
            own.quests.map((id) => questName(say, view, facts, id)),
          ),
        })
      : '',
    own.completed.length > 0 ? say('board.completed', { quests: named(own.completed) }) : '',
    cards.length > 0 ? say('board.cards', { cards: named(cards) }) : '',
    own.pack.length > 0 ? say('board.pack', { cards: named(own.pack.map(({ card }) => card)) }) : '',
    known && own.hand.length > 0
      ? say('board.hand', { cards: named(own.hand) })
      : say('board.hand.hidden', { n: own.hand.length }),
  ];
  return [
    say('board.seat', {
      ...holes,
      level: own.level,
      where: own.space === null ? '–' : nameOf(view, own.space),
      life: own.life,
      most: own.lifeScore,
      glory: own.glory,
      peril: own.peril,
    }),
    ...lines.filter(Boolean).map((line) => `    ${line}`),
  ];
}
