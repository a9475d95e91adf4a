/** What decks, grades and Portals there are: what combined sets bring (HIDDEN-3, HIDDEN-21). */
import { type Instance, type Shaped, shape, type View } from '@underhall/kernel';
import { GRADES, REALMS } from './content/cards.ts';
import { mapId, seenAdventure } from './shapes.ts';
import { NOWHERE, type World } from './world.ts';
import { laterMaps } from './zones.ts';

const { listOf, meant, nullable, object, oneOf, text, wholeNumber } = shape;

const from0 = wholeNumber(0);
const grade = oneOf(...GRADES);
const seen = listOf(seenAdventure);
const pile = object({ deck: from0, discard: seen });

export const deckShapes = {
  mapDeck: meant('Map cards left in the decks', from0),
  mapDecks: meant('Map cards left, by realm', object({ dungeon: from0, wilderness: from0 })),
  deck: meant('Adventure cards left, in both decks where they are apart', from0),
  discard: meant('the Adventure discard pile, top first; both piles where they are apart', seen),
  decks: meant(
    'the Glory and the Peril deck, where Adventure cards are in two decks',
    nullable(object({ glory: pile, peril: pile })),
  ),
  grade: meant('the grade whose decks are in play', grade),
  grades: meant('the grades in the game, the lowest first', listOf(grade)),
  later: meant(
    'the decks of later grades that are set aside',
    listOf(object({ grade, adventures: from0, quests: from0, maps: from0 })),
  ),
  portals: meant(
    'Portals on the map, and the Dungeon Entrance each is linked to, with the letter of their markers',
    listOf(object({ space: mapId, entrance: nullable(mapId), letter: nullable(text) })),
  ),
};

const shapes = object(deckShapes);
type DeckFacts = Shaped<typeof shapes>;

export function deckFacts(view: View<World>): DeckFacts {
  const { world, instances } = view;
  const { base } = instances.layout;
  const [dungeon, wilderness] = REALMS.map((_realm, i) => instances.size(base['map-deck'] + i));
  const idOf = (card: Instance) => view.face(card)?.id ?? '';
  return {
    mapDeck: dungeon + wilderness,
    mapDecks: { dungeon, wilderness },
    ...pileFacts(view),
    grade: GRADES[world.grade],
    grades: world.grades.map((one) => GRADES[one]),
    later: world.grades.filter((one) => one > world.grade).map((one) => laterFacts(view, one)),
    portals: world.portals.map(({ space, entrance, letter }) => ({
      space: idOf(world.spaces[space].card),
      entrance: entrance === NOWHERE ? null : idOf(world.spaces[entrance].card),
      letter: letter || null,
    })),
  };
}

function pileFacts(view: View<World>): Pick<DeckFacts, 'deck' | 'discard' | 'decks'> {
  const { base } = view.instances.layout;
  const pileOf = (deck: number, discard: number) => ({
    deck: view.instances.size(deck),
    discard: view.faces(discard),
  });
  if (!view.world.apart) return { ...pileOf(base.deck, base.discard), decks: null };
  const { grade: now } = view.world;
  const glory = pileOf(base['glory-deck'] + now, base['glory-discard']);
  const peril = pileOf(base['peril-deck'] + now, base['peril-discard']);
  return {
    deck: glory.deck + peril.deck,
    discard: [...glory.discard, ...peril.discard],
    decks: { glory, peril },
  };
}

function laterFacts({ instances }: View<World>, one: number): DeckFacts['later'][number] {
  const { base } = instances.layout;
  return {
    grade: GRADES[one],
    adventures: instances.size(base['glory-deck'] + one) + instances.size(base['peril-deck'] + one),
    quests: instances.size(base['quest-deck'] + one),
    maps: REALMS.reduce((sum, _, i) => sum + instances.size(base['later-maps'] + laterMaps(one, i)), 0),
  };
}
