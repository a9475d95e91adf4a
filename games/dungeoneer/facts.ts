/** How a match stands, for one viewer: what scenarios, screens and tests read. */
import { type Instance, NONE, type Seat, type Shaped, shape, type View } from '@underhall/kernel';
import { woundsOn } from './cards/control.ts';
import { quest } from './cards.ts';
import { heroSymbol } from './combat/monsters.ts';
import { type Attack, NO_ATTACK } from './combat/state.ts';
import { REALMS } from './content/cards.ts';
import { deckFacts, deckShapes } from './deck-facts.ts';
import { lifeScore } from './heroes/stack.ts';
import type { Selector } from './language/selectors.ts';
import { type AttackSymbol, FORMS, SYMBOLS } from './language/words.ts';
import { cellName, SIDES } from './map/grid.ts';
import { carryLimit, formScore, packLimit } from './modifiers/rules.ts';
import { spacesThatFit } from './selecting/spaces.ts';
import { cell, heroId, mapId, questId, score, seenAdventure, seenMap } from './shapes.ts';
import { victoryPoints } from './winning/winning.ts';
import { type Hero, type M, NOWHERE, PHASES, type World } from './world.ts';

const { bySeat, card, flag, listOf, mapBy, meant, nullable, object, oneOf, seat, seenCard, wholeNumber } =
  shape;

const from0 = wholeNumber(0);
const seen = listOf(seenAdventure);
const quests = listOf(questId);
const numbers = meant('the numbers of the cards, in the same order', listOf(card));

const symbol = oneOf(...SYMBOLS);
const NO_SYMBOLS: Readonly<Record<'melee' | 'magic' | 'speed', AttackSymbol>> = {
  melee: 'none',
  magic: 'none',
  speed: 'none',
};

/** A card in play, with what lies on it. */
const inPlay = object({
  card: seenAdventure,
  number: card,
  charges: from0,
  wounds: from0,
  attached: seen,
});

export const factsShape = object({
  turn: meant('turns begun', from0),
  round: meant('rounds begun', from0),
  active: meant('whose turn it is', seat),
  first: meant('Player A', nullable(seat)),
  phase: meant('of the turn', oneOf(...PHASES)),
  global: meant('Quests that anybody may attempt', quests),
  globalNumbers: numbers,
  places: meant(
    'where on the map each Quest in play leads: to attempt or search for it, and to bring its token to',
    mapBy(questId, object({ at: listOf(mapId), to: listOf(mapId) })),
  ),
  tokens: meant(
    'Escort tokens in play: in a space, or on their card',
    listOf(object({ quest: questId, space: nullable(mapId) })),
  ),
  questDeck: meant('Quests left in their deck', from0),
  drawn: meant('the Map card that is to be laid', nullable(mapId)),
  ...deckShapes,
  combat: meant(
    'the combat in progress',
    nullable(
      object({
        attacker: meant('whose monsters and Traps attack, or whose hero', seat),
        at: meant('the attack that is carried out, counted from 0', nullable(from0)),
        attacks: listOf(
          object({
            number: card,
            targetNumber: card,
            card: seenCard('what attacks', 'card of adventure', 'card of quest', 'card of hero'),
            target: seenCard('what is attacked', 'card of adventure', 'card of quest', 'card of hero'),
            form: meant('empty for a Trap', oneOf('', ...FORMS)),
            special: meant('its special effect is used', flag),
            variable: meant('the Peril spent for #', from0),
            transformed: flag,
            space: meant('where it takes place', mapId),
            stand: meant('the Minion that answers for the hero', nullable(seenAdventure)),
            wounds: meant('on the card that attacks', from0),
            over: meant('rolled, or ended before', flag),
          }),
        ),
      }),
    ),
  ),
  map: listOf(
    object({
      space: mapId,
      number: card,
      realm: oneOf(...REALMS),
      cell: meant('as it lies from the Entrance of its realm: `0,-1` is north of it', cell),
      turned: meant('it lies upside down', flag),
      opened: meant('Locked exits that are open until the next Reset Phase', listOf(oneOf(...SIDES))),
      attached: meant('Traps and other Attachments that lie there', seen),
    }),
  ),
  seats: bySeat(
    object({
      hero: nullable(heroId),
      number: meant('the number of his Hero card', nullable(card)),
      heroCards: meant('the Hero cards, one of each grade in the game, the lowest first', listOf(heroId)),
      points: meant('victory points, which decide where grades are combined', from0),
      out: meant('defeated, or the player has left', flag),
      space: meant('where he stands', nullable(mapId)),
      level: from0,
      life: from0,
      lifeScore: meant('what Life he has unwounded', from0),
      glory: from0,
      peril: from0,
      mp: meant('movement points left this turn', from0),
      saved: meant('the saved MP', from0),
      melee: meant('after all modifiers', from0),
      magic: from0,
      speed: from0,
      symbols: meant('what he can do in each form', object({ melee: symbol, magic: symbol, speed: symbol })),
      tipped: flag,
      rise: meant('what he must overcome to stand up', nullable(object({ score, number: from0 }))),
      onExit: meant('the exit his token stands on', nullable(oneOf(...SIDES))),
      moved: meant('has come into a space this turn', flag),
      visited: meant('spaces he has collected from this turn', listOf(mapId)),
      found: meant(
        'Search Quests whose place he has found, and where',
        listOf(object({ quest: questId, space: mapId })),
      ),
      attempted: meant('Quests he has attempted this turn: another attempt costs an MP', quests),
      attacked: meant('has initiated an attack this turn', flag),
      boonLimit: from0,
      treasureLimit: from0,
      packLimit: from0,
      hand: seen,
      handNumbers: numbers,
      unlaid: meant('Map cards still to be laid before play begins (Revealed Map)', listOf(seenMap)),
      boons: listOf(inPlay),
      treasures: listOf(inPlay),
      banes: listOf(inPlay),
      pack: listOf(inPlay),
      attached: meant('Attachments on the Hero card', seen),
      quests,
      questNumbers: numbers,
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
    globalNumbers: instances.list(base.global),
    places: placesOf(view),
    tokens: world.tokens.map(({ quest, space }) => ({
      quest: idOf(view, quest),
      space: space === NOWHERE ? null : idOf(view, world.spaces[space].card),
    })),
    questDeck: instances.size(base['quest-deck'] + world.grade),
    drawn: drawn === NONE ? null : idOf(view, drawn),
    ...deckFacts(view),
    combat: world.combat && {
      attacker: world.combat.attacker,
      at: world.combat.at === NO_ATTACK ? null : world.combat.at,
      attacks: world.combat.attacks.map((attack) => attackFacts(view, attack)),
    },
    map: world.spaces.map((space, number) => ({
      space: idOf(view, space.card),
      number: space.card,
      realm: REALMS[space.realm],
      cell: cellName(space),
      turned: space.turned,
      opened: SIDES.filter((_side, i) => world.opened.includes(number * 4 + i)),
      attached: view.faces(base.attached + space.card),
    })),
    seats: world.heroes.map((hero, i) => seatFacts(view, hero, i)),
  };
}

function attackFacts(view: View<World>, attack: Attack): NonNullable<Facts['combat']>['attacks'][number] {
  const { card, target, form, special, variable, transformed, space, stand = NONE, over } = attack;
  return {
    number: card,
    targetNumber: target,
    card: seenId(view, card),
    target: seenId(view, target),
    form,
    special,
    variable,
    transformed,
    space: idOf(view, view.world.spaces[space].card),
    stand: stand === NONE ? null : seenId(view, stand),
    wounds: woundsOn(view, card),
    over,
  };
}

/** Quests name spaces by what is printed on them, so they lead everybody to the same ones. */
function placesOf(view: View<World>): Facts['places'] {
  const { world, instances } = view;
  const { base } = instances.layout;
  const match = view as unknown as M;
  const on = (place: Selector<'space'> | undefined) =>
    place
      ? spacesThatFit(match, place, world.active).map((space) => idOf(view, world.spaces[space].card))
      : [];
  const cards = [base.global, ...world.heroes.map((_, seat) => base.quests + seat)].flatMap((zone) =>
    instances.list(zone),
  );
  return Object.fromEntries(
    cards.map((one) => {
      const { id, location, search, second } = quest(match, one);
      return [id, { at: on(search?.on ?? location), to: on(second) }];
    }),
  );
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
    number: hero.card === NONE ? null : hero.card,
    heroCards: view.faces(base.hero + seat),
    points: victoryPoints(match, seat),
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
    symbols: there
      ? {
          melee: heroSymbol(match, seat, 'melee'),
          magic: heroSymbol(match, seat, 'magic'),
          speed: heroSymbol(match, seat, 'speed'),
        }
      : NO_SYMBOLS,
    tipped: hero.tipped,
    rise: hero.rise,
    onExit: hero.onExit === NOWHERE ? null : SIDES[hero.onExit],
    moved: hero.moved,
    visited: hero.visited.map((space) => idOf(view, world.spaces[space].card)),
    found: hero.found.flatMap(({ quest, space }) => {
      // A Quest that went back to its deck is not known any more.
      const id = view.face(quest)?.id;
      return id === undefined ? [] : [{ quest: id, space: idOf(view, world.spaces[space].card) }];
    }),
    attempted: [...new Set(hero.attempts)].flatMap((quest) => view.face(quest)?.id ?? []),
    attacked: hero.attacked,
    boonLimit: there ? carryLimit(match, seat, 'boon') : 0,
    treasureLimit: there ? carryLimit(match, seat, 'treasure') : 0,
    packLimit: there ? packLimit(match, seat) : 0,
    hand: view.faces(base.hand + seat),
    handNumbers: instances.list(base.hand + seat),
    unlaid: view.faces(base.unlaid + seat),
    boons: cardsIn(base.boons),
    treasures: cardsIn(base.treasures),
    banes: cardsIn(base.banes),
    pack: cardsIn(base.pack),
    attached: hero.card === NONE ? [] : view.faces(base.attached + hero.card),
    quests: view.faces(base.quests + seat),
    questNumbers: instances.list(base.quests + seat),
    completed: view.faces(base.completed + seat),
  };
}

function inPlayFacts(view: View<World>, card: Instance): Shaped<typeof inPlay> {
  const counter = view.world.counters.find((one) => one.card === card);
  return {
    card: idOf(view, card),
    number: card,
    charges: counter?.charges ?? 0,
    wounds: counter?.wounds ?? 0,
    attached: view.faces(view.instances.layout.base.attached + card),
  };
}
