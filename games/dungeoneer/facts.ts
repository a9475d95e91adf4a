/** How a match stands, for one viewer: what scenarios, screens and tests read. */
import { type Instance, NONE, type Seat, type Shaped, shape, type View } from '@underhall/kernel';
import { REALMS } from './content/cards.ts';
import { lifeScore } from './heroes/stack.ts';
import { FORMS } from './language/words.ts';
import { cellName, SIDES } from './map/grid.ts';
import { carryLimit, formScore } from './modifiers/rules.ts';
import { cell, heroId, mapId, questId, score, seenAdventure } from './shapes.ts';
import { type Hero, type M, NOWHERE, PHASES, type World } from './world.ts';

const { bySeat, flag, listOf, meant, nullable, object, oneOf, seat, seenCard, wholeNumber } = shape;

const from0 = wholeNumber(0);
const seen = listOf(seenAdventure);
const quests = listOf(questId);

/** A card in play, with what lies on it. */
const inPlay = object({
  card: seenAdventure,
  charges: from0,
  wounds: from0,
  attached: seen,
});

export const factsShape = object({
  turn: meant('turns begun', from0),
  round: from0,
  active: meant('whose turn it is', seat),
  first: meant('Player A', nullable(seat)),
  phase: oneOf(...PHASES),
  global: quests,
  tokens: meant(
    'Escort tokens in play: in a space, or on their card',
    listOf(object({ quest: questId, space: nullable(mapId) })),
  ),
  questDeck: meant('Quests left in their deck', from0),
  mapDeck: meant('Map cards left in the decks', from0),
  drawn: meant('the Map card that is to be laid', nullable(mapId)),
  deck: meant('Adventure cards left', from0),
  discard: meant('the Adventure discard pile, top first', seen),
  combat: meant(
    'the combat in progress',
    nullable(
      object({
        attacker: seat,
        attacks: listOf(
          object({
            card: seenCard('what attacks', 'card of adventure', 'card of quest', 'card of hero'),
            target: seenCard('what is attacked', 'card of adventure', 'card of quest', 'card of hero'),
            form: oneOf('', ...FORMS),
            special: flag,
            over: flag,
          }),
        ),
      }),
    ),
  ),
  map: listOf(
    object({
      space: mapId,
      realm: oneOf(...REALMS),
      cell,
      turned: flag,
      opened: meant('Locked exits that are open until the next Reset Phase', listOf(oneOf(...SIDES))),
      attached: seen,
    }),
  ),
  seats: bySeat(
    object({
      hero: nullable(heroId),
      out: flag,
      space: nullable(mapId),
      level: from0,
      life: from0,
      lifeScore: from0,
      glory: from0,
      peril: from0,
      mp: from0,
      saved: meant('the saved MP', from0),
      melee: from0,
      magic: from0,
      speed: from0,
      tipped: flag,
      rise: meant('what he must overcome to stand up', nullable(object({ score, number: from0 }))),
      onExit: meant('the exit his token stands on', nullable(oneOf(...SIDES))),
      moved: flag,
      attacked: meant('has initiated an attack this turn', flag),
      boonLimit: from0,
      treasureLimit: from0,
      hand: seen,
      boons: listOf(inPlay),
      treasures: listOf(inPlay),
      banes: listOf(inPlay),
      pack: listOf(inPlay),
      attached: meant('Attachments on the Hero card', seen),
      quests,
      completed: quests,
    }),
  ),
});

export type Facts = Shaped<typeof factsShape>;

export function facts(view: View<World>): Facts {
  const { world, instances } = view;
  const { base } = instances.layout;
  const drawn = instances.first(base.drawn);
  return {
    turn: world.turn,
    round: world.round,
    active: world.active,
    first: world.first === NONE ? null : world.first,
    phase: world.phase,
    global: view.faces(base.global),
    tokens: world.tokens.map(({ quest, space }) => ({
      quest: idOf(view, quest),
      space: space === NOWHERE ? null : idOf(view, world.spaces[space].card),
    })),
    questDeck: instances.size(base['quest-deck']),
    mapDeck: instances.size(base['map-deck']) + instances.size(base['map-deck'] + 1),
    drawn: drawn === NONE ? null : idOf(view, drawn),
    deck: instances.size(base.deck),
    discard: view.faces(base.discard),
    combat: world.combat && {
      attacker: world.combat.attacker,
      attacks: world.combat.attacks.map(({ card, target, form, special, over }) => ({
        card: seenId(view, card),
        target: seenId(view, target),
        form,
        special,
        over,
      })),
    },
    map: world.spaces.map((space, number) => ({
      space: idOf(view, space.card),
      realm: REALMS[space.realm],
      cell: cellName(space),
      turned: space.turned,
      opened: SIDES.filter((_side, i) => world.opened.includes(number * 4 + i)),
      attached: view.faces(base.attached + space.card),
    })),
    seats: world.heroes.map((hero, i) => seatFacts(view, hero, i)),
  };
}

function idOf(view: View<World>, card: Instance): string {
  return view.face(card)?.id ?? '';
}

/** A monster that went back to a hand is not known to everybody any more. */
function seenId(view: View<World>, card: Instance): string {
  return view.face(card)?.id ?? '[adventure]';
}

/** All that decides about a hero is public, so a view can be asked like the match itself. */
function seatFacts(view: View<World>, hero: Hero, seat: Seat): Facts['seats'][number] {
  const { world, instances } = view;
  const { base } = instances.layout;
  const match = view as unknown as M;
  const there = hero.card !== NONE && !hero.out;
  const [melee, magic, speed] = FORMS.map((form) => (there ? formScore(match, seat, form) : 0));
  const cardsIn = (zone: number) => instances.list(zone + seat).map((card) => inPlayFacts(view, card));
  return {
    hero: hero.card === NONE ? null : idOf(view, hero.card),
    out: hero.out,
    space: hero.space === NOWHERE ? null : idOf(view, world.spaces[hero.space].card),
    level: hero.level,
    life: hero.life,
    lifeScore: there ? lifeScore(match, seat) : 0,
    glory: hero.glory,
    peril: hero.peril,
    mp: hero.mp,
    saved: hero.saved,
    melee,
    magic,
    speed,
    tipped: hero.tipped,
    rise: hero.rise,
    onExit: hero.onExit === NOWHERE ? null : SIDES[hero.onExit],
    moved: hero.moved,
    attacked: hero.attacked,
    boonLimit: there ? carryLimit(match, seat, 'boon') : 0,
    treasureLimit: there ? carryLimit(match, seat, 'treasure') : 0,
    hand: view.faces(base.hand + seat),
    boons: cardsIn(base.boons),
    treasures: cardsIn(base.treasures),
    banes: cardsIn(base.banes),
    pack: cardsIn(base.pack),
    attached: hero.card === NONE ? [] : view.faces(base.attached + hero.card),
    quests: view.faces(base.quests + seat),
    completed: view.faces(base.completed + seat),
  };
}

function inPlayFacts(view: View<World>, card: Instance): Shaped<typeof inPlay> {
  const counter = view.world.counters.find((one) => one.card === card);
  return {
    card: idOf(view, card),
    charges: counter?.charges ?? 0,
    wounds: counter?.wounds ?? 0,
    attached: view.faces(view.instances.layout.base.attached + card),
  };
}
