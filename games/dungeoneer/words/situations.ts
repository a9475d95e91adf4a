/** Windows: what is about to happen, and what whoever is asked could do about it. */
import {
  type EffectIn,
  listed,
  NONE,
  type OpenWindow,
  type Pending,
  type Scope,
  type Seat,
  type Told,
} from '@underhall/kernel';
import { clashOf, searchOdds, threatOdds } from '../rolls/chances.ts';
import type { World } from '../world.ts';
import {
  calledBy,
  cardName,
  fighterName,
  mapAt,
  percent,
  type Speech,
  sightOf,
  sourceName,
  spaceOf,
} from './names.ts';
import { oddsText } from './odds.ts';

type Subject = EffectIn<World> | undefined;

export function windowLine(speech: Speech, { seat, options }: Pending<World>, window: OpenWindow): Told {
  if (!options.some(({ id }) => id === 'pass')) return { key: 'window.must' };
  const { agenda, scopes } = speech.view;
  const at = agenda.findLastIndex((effect) => effect.do === 'window');
  const subject = at > 0 ? (agenda[at - 1] as Subject) : undefined;
  const { name, own, o } = calledBy(speech, window.seat, seat);
  const line =
    SITUATIONS[window.name]?.(speech, window, subject, seat, at > 0 ? scopes[at - 1] : undefined) ?? {};
  const { key = window.name, ...holes } = line;
  const cards = options
    .filter(({ id }) => id !== 'pass')
    .map(({ about }) => sourceName(speech, about?.card ?? NONE));
  const several = new Set(cards).size > 1;
  return {
    key: 'window',
    situation: capitalised(
      speech.say(`window.${key}${window.seat === seat ? '.own' : ''}`, {
        player: name,
        own,
        o,
        place: spaceOf(speech, window.seat),
        ...holes,
      }),
    ),
    question: speech.say(several ? 'prompt.window.may' : 'prompt.window.one', { card: cards[0] ?? '' }),
  };
}

function capitalised(text: string): string {
  return text === '' ? '' : text[0].toUpperCase() + text.slice(1);
}

type Situation = (
  speech: Speech,
  window: OpenWindow,
  subject: Subject,
  asked: Seat,
  scope: Scope | undefined,
) => Told;

const SITUATIONS: Readonly<Record<string, Situation>> = {
  roll: (speech, { seat }, subject, asked, scope) => {
    const match = sightOf(speech);
    if (subject?.do === 'roll-threat' && subject.roll.score !== '') {
      const odds = threatOdds(match, seat, subject.roll.source, subject.roll.score, subject.number);
      return {
        key: 'roll.threat',
        odds: oddsText(speech.say, odds),
        source: scope && scope.card !== NONE ? cardName(speech, scope.card) : '',
      };
    }
    if (subject?.do === 'roll-search') {
      const odds = searchOdds(match, seat, subject.quest);
      return odds
        ? { key: 'roll.search', odds: oddsText(speech.say, odds), card: cardName(speech, subject.quest) }
        : {};
    }
    if (subject?.do === 'roll-attack') return attackLine(speech, subject.attack, asked);
    return {};
  },
  quest: (speech, { value }) => ({ card: cardName(speech, value) }),
  enter: (speech, { seat }) => {
    const { space } = speech.view.world.heroes[seat];
    const centre = mapAt(speech, space)?.centre;
    if (centre?.kind !== 'pit' && centre?.kind !== 'spikes') return {};
    return { key: `enter.${centre.kind}` };
  },
  response: (speech, _window, _subject, asked) => {
    const { combat, heroes } = speech.view.world;
    const own = heroes[asked];
    const there = (combat?.attacks ?? []).filter(
      ({ over, target, form, space }) => !over && (form === '' ? space === own.space : target === own.card),
    );
    const foes = there.map(({ card }) => fighterName(speech, card, asked).name);
    return { foes: listed(speech.say, foes), n: foes.length };
  },
  bane: (speech, _window, subject) => ({
    card: subject?.do === 'take-hold' ? cardName(speech, subject.card) : speech.say('kind.bane'),
  }),
};

/** “The Verdigris Hound attacks you with Speed 3 against your 2: it hits 58 %.” */
function attackLine(speech: Speech, at: number, asked: Seat): Told {
  const attack = speech.view.world.combat?.attacks[at];
  if (!attack || attack.form === '') return {};
  const { card, target, form, stand } = attack;
  const clash = clashOf(sightOf(speech), { card, target: stand ?? target, form });
  const [by, on] = [fighterName(speech, card, asked), fighterName(speech, stand ?? target, asked)];
  return {
    key: 'roll.attack',
    by: by.name,
    b: by.o,
    on: on.name,
    form: speech.say(`score.${form}`),
    attack: clash.attack,
    counter: clash.counter,
    hits: percent(clash.hits),
  };
}
