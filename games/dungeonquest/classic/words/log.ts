/** What has happened in the 2010 edition, in full sentences. */
import {
  type Holes,
  type Instance,
  listed,
  type SeenEvent,
  type Tellings,
  type Told,
} from '@underhall/kernel';
import { nameOf } from '../../grid.ts';
import { MONSTERS } from '../../verbs.ts';
import { type Common, type Seen, sharedTellings } from '../../words/log.ts';
import { aMonster, type Called, calledAs, calledFor, causeName, theMonster } from '../../words/names.ts';
import { diceText, sumOf } from '../../words/rolls.ts';
import { ESCAPE_REASONS } from '../combat/escape.ts';
import type { CombatCard } from '../content.ts';
import type { World } from '../world.ts';
import { attackName, type Speech } from './names.ts';

export const tellings: Tellings<World> = {
  ...sharedTellings,
  'late-start': (_speech, { event: { space } }) => ({ space }),
  'monster-met': (speech, { event }, { o }) => {
    const monster = aMonster(speech, event.kind);
    if (!ESCAPE_REASONS[event.rule ?? '']) return { monster };
    return { key: o === 2 ? 'monster-met.no-escape.you' : 'monster-met.no-escape', monster };
  },
  rolled: (speech, seen, common) => {
    const { cause, dice } = seen.event;
    if (cause !== 'knocked-out') return sharedTellings.rolled(speech, seen, common);
    return { key: 'rolled.for', name: causeName(speech, cause), dice: diceText(speech.say, dice) };
  },
  wounded: (speech, seen, common) => {
    const line = sharedTellings.wounded(speech, seen, common);
    return line.key === 'wounded' && isSum(speech, seen) ? { ...line, key: 'wounded.fight' } : line;
  },
  prevented: (speech, seen, common) => ({
    ...sharedTellings.prevented(speech, seen, common),
    ...ownerOf(speech, seen.faces[seen.event.card]),
  }),
  'escape-tried': (_speech, { event }) => ({
    key: event.success ? 'escape-tried' : 'escape-tried.fail',
    own: event.hero,
    theirs: event.monster,
  }),
  revealed: (speech, { event, faces }) => {
    const [a = '', b = ''] = attacksOf(speech, event.cards, faces);
    if (b) return { a, b };
    return { key: a ? 'revealed.one' : 'revealed.none', a };
  },
  counterattack: (speech, { event, faces }) => ({ name: attackName(speech, event.card, faces) }),
  'attack-changed': (_speech, { event: { by } }, { name }) => {
    return { key: name ? 'attack-changed.by' : 'attack-changed', by: by < 0 ? `−${-by}` : `+${by}` };
  },
  'monster-counter': (speech, { event: { played }, faces }) => {
    if (played.length === 0) return { key: 'monster-counter.none' };
    return { cards: listed(speech.say, attacksOf(speech, played, faces)) };
  },
  round: roundLine,
  struck: (_speech, { event: { cards, wounds = 0 } }) => ({ n: cards?.length ?? wounds }),
  'combat-dice': ({ say }, { event: { dice, attribute } }) => {
    if (dice.length === 1) return { key: 'combat-die', dice: dice[0] };
    return { dice: dice.join(' + '), sum: sumOf(dice), attribute: say(`attribute.${attribute}`) };
  },
  'hero-attacked': (speech, { event }) => ({ other: calledFor(speech, event.opponent).name }),
  'hero-defeated': (speech, { event }) => ({
    key: event.killed ? 'hero-defeated.killed' : 'hero-defeated',
    other: calledFor(speech, event.loser).name,
  }),
  'loot-taken': (speech, { event }) => ({ other: calledFor(speech, event.from).name }),
  'servant-moved': ({ say }, { event }) => ({
    kind: say(`monster.${event.kind}`),
    from: nameOf(event.from),
  }),
  'servant-added': ({ say }, { event }) => ({ kind: say(`monster.${event.kind}`) }),
};

/** DQ-COMBAT-42: where cards are played, the wounds of all rounds come together at the end of the fight. */
function isSum({ view: { setup } }: Speech, { event: { source } }: Seen<World, 'wounded'>): boolean {
  const { dice, soloclassic, classic } = setup.options;
  return source === 'combat' && !dice && !soloclassic && !classic;
}

/** Whom a Hero fought, if no Monster. */
export function otherFoe(speech: Speech, { kind, opponent }: Common): Called {
  if (kind === '' && opponent !== undefined) return calledFor(speech, opponent);
  return calledAs(
    speech,
    speech.say(speech.view.setup.options.pvp === true ? 'monster.other' : 'monster.some'),
  );
}

function attacksOf(speech: Speech, cards: readonly Instance[], faces: SeenEvent['faces']): string[] {
  return cards.map((card) => attackName(speech, card, faces));
}

/** The Monster whose Power card this is: its player, who has played it, is not the one it is about. */
function ownerOf(speech: Speech, face: string | undefined): Holes {
  const { game } = speech.view;
  const { owner } = face === undefined ? {} : (game.faces[game.faceIndex(face)] as Partial<CombatCard>);
  const kind = MONSTERS.find((known) => known === owner);
  return kind ? { who: theMonster(speech, kind), p: 1 } : {};
}

/** With cards, the totals decide; in a variant a round gives wounds to one side or both. */
function roundLine(_speech: Speech, { event }: Seen<World, 'round'>, { hero, foe, o, f }: Holes): Told {
  const { winner, hero: a, monster: b, damage, deathblow = 0 } = event;
  const won = winner === 'hero';
  const sides = { winner: won ? hero : foe, loser: won ? foe : hero, w: won ? o : f };
  if (damage !== undefined) {
    const result = deathblow > 0 ? 'round.deathblow' : 'round';
    const totals = { own: won ? a : b, theirs: won ? b : a };
    return { key: damage > 0 ? result : 'round.harmless', ...sides, ...totals, n: damage };
  }
  if (winner === null) return { key: 'round.both', a, b };
  return { key: 'round.plain', ...sides, n: won ? b : a };
}
