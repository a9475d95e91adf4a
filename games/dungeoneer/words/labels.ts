/** What can be chosen, in words: verbs, with what it costs and how likely it succeeds. */
import {
  capital,
  type Instance,
  type Labelling,
  type Pending,
  plainLabel,
  type Seat,
  toldApart,
} from '@underhall/kernel';
import type { About, Paid } from '../about.ts';
import { textOn } from '../cards/sources.ts';
import type { Card } from '../content/cards.ts';
import { beyond, exitOf, isPassable, opposite, SIDES } from '../map/grid.ts';
import type { World } from '../world.ts';
import { clauseOf } from './clauses.ts';
import { useClause } from './faces.ts';
import {
  calledBy,
  cardName,
  fighterName,
  heroName,
  nameOn,
  percent,
  placeName,
  type Speech,
  textContext,
  tokenName,
} from './names.ts';
import { oddsText } from './odds.ts';

export function label(speech: Speech, pending: Pending<World>, id: string): string {
  return toldApart(speech.say, pending, id, (one) => ownLabel(speech, pending, one));
}

function ownLabel(speech: Speech, pending: Pending<World>, id: string): string {
  const [head, ...words] = id.split(':');
  const about = aboutOf(pending, id);
  const text =
    LABELS[head]?.(speech, pending, words, id) ??
    plainLabel(speech, pending, head, holesOf(speech, pending, about));
  return capital(text);
}

function aboutOf({ options, forbidden, picks }: Pending<World>, id: string): About {
  return [...options, ...picks, ...forbidden].find((one) => one.id === id)?.about ?? {};
}

function effectOf({ options, picks }: Pending<World>, id: string) {
  return [...options, ...picks].find((one) => one.id === id)?.effect;
}

/** What options are about, as holes of their messages. */
function holesOf(speech: Speech, { seat }: Pending<World>, about: About): Record<string, string | number> {
  const { say } = speech;
  // That a step costs a movement point goes without saying.
  const step = about.act === 'move' || about.act === 'sewer' || about.act === 'portal';
  const paid = about.price?.filter(({ n, what }) => n > 0 && !(step && what === 'mp')) ?? [];
  const risks = (about.risks ?? []).map((risk) => oddsText(say, risk));
  const extra = [...paid.map((one) => priceText(speech, one, seat)), ...risks];
  return {
    card: about.card === undefined ? '' : cardName(speech, about.card),
    foe: about.card === undefined ? '' : fighterName(speech, about.card, seat).name,
    other: about.other === undefined ? '' : fighterName(speech, about.other, seat).name,
    player: about.seat === undefined ? '' : calledBy(speech, about.seat, seat).name,
    place: about.space === undefined ? '' : placeName(speech, about.space),
    side: about.side === undefined ? '' : say(`side.${about.side}`),
    form: about.form === undefined ? '' : say(`score.${about.form}`),
    token: tokenName(speech, tokenOf(speech, about.face)),
    extra: extra.length > 0 ? say('choice.extra', { what: extra.join(say('choice.extra.between')) }) : '',
  };
}

function tokenOf({ view }: Speech, face: string | undefined): string | undefined {
  return face !== undefined && (view.game.faces[view.game.faceIndex(face)] as Card).back === 'quest'
    ? face
    : undefined;
}

/** “2 Glory”, “2 of Brannoc’s Peril” */
function priceText(speech: Speech, { seat, what, n }: Paid, asked: Seat): string {
  const { say } = speech;
  if (what === 'card' || what === 'charge')
    return say(n === 1 ? `price.${what}` : `price.${what}.many`, { n });
  if (what === 'life') return say('price.life', { n });
  if (what === 'fall') return say('price.fall');
  const resource = say(`resource.${what}`);
  return seat === asked
    ? say('choice.price', { n, what: resource })
    : say('choice.price.of', { n, what: resource, own: calledBy(speech, seat, asked).own });
}

const LABELS: Readonly<Record<string, Labelling<World>>> = {
  move: (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    return speech.say(
      about.space === undefined ? 'choice.move.nowhere' : 'choice.move',
      holesOf(speech, pending, about),
    );
  },
  lay: (speech, pending, [cell, turned]) => layLabel(speech, pending, cell, turned !== undefined),
  play: (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    const key =
      about.other === undefined || pending.question.do === 'window' ? 'choice.play' : 'choice.play.at';
    return speech.say(key, holesOf(speech, pending, about));
  },
  use: (speech, pending, [, use], id) => {
    const about = aboutOf(pending, id);
    const face = about.card === undefined ? undefined : (speech.view.face(about.card) as Card | undefined);
    const what = face && textOn(face).uses[Number(use)];
    const name = face?.back === 'hero' ? face.abilityName : (face?.name ?? '');
    return speech.say('choice.use', {
      ...holesOf(speech, pending, about),
      card: name,
      do: what ? useClause({ say: speech.say, game: speech.view.game }, what) : '',
    });
  },
  send: (speech, pending, _words, id) => {
    const { say } = speech;
    const about = aboutOf(pending, id);
    const { clash, special, form, face } = about;
    const holes = holesOf(speech, pending, about);
    if (form === undefined || !clash) return say('choice.send.trap', holes);
    const card =
      face === undefined ? undefined : (speech.view.game.faces[speech.view.game.faceIndex(face)] as Card);
    const ability = card?.back === 'adventure' ? card.monster?.special?.name : undefined;
    return say(special ? 'choice.send.special' : 'choice.send', {
      ...holes,
      special: ability ?? '',
      hits: percent(clash.hits),
    });
  },
  challenge: (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    const holes = {
      ...holesOf(speech, pending, { ...about, price: [] }),
      hits: percent(about.clash?.hits ?? 0),
    };
    return speech.say(about.clash ? 'choice.challenge' : 'choice.challenge.not', holes);
  },
  minion: (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    return speech.say('choice.minion', {
      ...holesOf(speech, pending, about),
      hits: percent(about.clash?.hits ?? 0),
    });
  },
  form: (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    const face = about.card === undefined ? undefined : (speech.view.face(about.card) as Card | undefined);
    const special =
      face?.back === 'quest' && face.criteria.kind === 'slay'
        ? face.criteria.monster.special?.name
        : undefined;
    return speech.say(about.special ? 'choice.form.special' : 'choice.form', {
      ...holesOf(speech, pending, about),
      special: special ?? '',
      hits: percent(about.clash?.hits ?? 0),
    });
  },
  against: (speech, pending, [attack], id) => {
    const about = aboutOf(pending, id);
    const form = speech.view.world.combat?.attacks[Number(attack)]?.form;
    return speech.say('choice.against', {
      ...holesOf(speech, pending, about),
      form: form ? speech.say(`score.${form}`) : '',
    });
  },
  at: aimed,
  on: aimed,
  pick: aimed,
  fund: (speech, _pending, [seat]) =>
    speech.say('choice.fund', {
      player: heroName(speech, Number(seat)),
      n: speech.view.world.heroes[Number(seat)].peril,
    }),
  give: (speech, pending, [seat]) =>
    Number(seat) === pending.seat
      ? speech.say('choice.give.you')
      : speech.say('choice.give', {
          player: heroName(speech, Number(seat)),
          n: speech.view.world.heroes[Number(seat)].peril,
        }),
  'pay-for': (speech, pending, _words, id) => {
    const about = aboutOf(pending, id);
    return speech.say('choice.pay-for', holesOf(speech, pending, about));
  },
  spend: (speech, _pending, [n]) =>
    speech.say(Number(n) === 0 ? 'choice.spend.none' : 'choice.spend', { n: Number(n) }),
  take: (speech, pending, _words, id) => {
    const effect = effectOf(pending, id);
    if (effect?.do !== 'carry-out') return undefined;
    return clauseOf(
      speech,
      effect.steps as never,
      { ...pending.scope, seat: effect.you, it: effect.it },
      pending.seat,
    );
  },
  hit: (speech) => speech.say('choice.hit'),
  'play-as': (speech, _pending, [hero]) =>
    speech.say('choice.play-as', { hero: nameOn(speech, hero) ?? hero }),
  bring: placed('choice.bring'),
  'start-at': placed('choice.start-at'),
  portal: placed('choice.portal'),
  sewer: (speech, pending, [space], id) => {
    const about = aboutOf(pending, id);
    return speech.say('choice.sewer', {
      ...holesOf(speech, pending, about),
      place: placeName(speech, space),
    });
  },
  link: placed('choice.link'),
  warp: placed('choice.warp'),
  lift: placed('choice.lift'),
  attempt: quested('choice.attempt'),
  search: quested('choice.search'),
  'pick-up': quested('choice.pick-up'),
  'put-down': quested('choice.put-down'),
  deliver: quested('choice.deliver'),
  steal: quested('choice.steal'),
  'draw-map': (speech, _pending, [realm]) =>
    speech.say('choice.draw-map', { realm: speech.say(`realm.${realm}`) }),
  draw: (speech, _pending, [pile]) => speech.say('choice.draw', { pile: speech.say(`pile.${pile}`) }),
  look: (speech, _pending, [pile]) => speech.say('choice.look', { pile: speech.say(`pile.${pile}`) }),
};

/** What names a Map card. */
function placed(key: string): Labelling<World> {
  return (speech, pending, [space], id) =>
    speech.say(key, { ...holesOf(speech, pending, aboutOf(pending, id)), place: placeName(speech, space) });
}

/** What names a Quest. */
function quested(key: string): Labelling<World> {
  return (speech, pending, [quest], id) =>
    speech.say(key, {
      ...holesOf(speech, pending, aboutOf(pending, id)),
      card: nameOn(speech, quest) ?? '',
      token: tokenName(speech, quest),
    });
}

/** Something that is aimed at, attached to or picked: a hero, a monster, a card, a space. */
function aimed(speech: Speech, pending: Pending<World>, [number]: readonly string[]): string {
  const { say, view } = speech;
  const card = Number(number) as Instance;
  const face = view.face(card) as Card | undefined;
  const seat = view.world.heroes.findIndex((hero) => hero.card === card);
  if (seat === pending.seat) return say('choice.at.you');
  if (seat >= 0) return say('choice.at', { what: heroName(speech, seat) });
  if (face?.back === 'map') return say('choice.at', { what: placeName(speech, face.id) });
  const owner = ownerOf(speech, card);
  const name = cardName(speech, card);
  return owner === undefined || owner === pending.seat
    ? say('choice.at', { what: name })
    : say('choice.at.of', { what: name, own: calledBy(speech, owner, pending.seat).own });
}

/** Whose card it is, where it lies with somebody. */
function ownerOf({ view }: Speech, card: Instance): Seat | undefined {
  const { layout } = view.instances;
  const zone = view.instances.zoneOf(card);
  return layout.spec(zone).per === 'seat' ? layout.key(zone) : undefined;
}

/** “Lay it north of the Ropewalk, upside down”: beside a card that it would join. */
function layLabel(speech: Speech, pending: Pending<World>, cell: string, turned: boolean): string {
  const { say, view } = speech;
  const [x, y] = cell.split(',').map(Number);
  const about =
    pending.options.find(({ about: one }) => one?.cell === cell)?.about ??
    pending.forbidden.find(({ about: one }) => one?.cell === cell)?.about;
  const { spaces } = view.world;
  const near = SIDES.flatMap((_side, side) => {
    const next = beyond({ x, y }, side);
    const at = spaces.findIndex(
      (one) =>
        one.x === next.x &&
        one.y === next.y &&
        (about?.realm === undefined || realmOf(speech, one.card) === about.realm),
    );
    if (at < 0) return [];
    const face = view.face(spaces[at].card) as
      | { readonly exits: Parameters<typeof exitOf>[0]; readonly id: string }
      | undefined;
    const joins = face ? isPassable(exitOf(face.exits, opposite(side), spaces[at].turned)) : false;
    return face ? [{ side: SIDES[opposite(side)], id: face.id, joins }] : [];
  });
  const [beside] = [...near.filter(({ joins }) => joins), ...near];
  if (!beside) return say('choice.lay.cell', { cell });
  return say(turned ? 'choice.lay.turned' : 'choice.lay', {
    side: say(`side.${beside.side}`),
    place: textContext(speech).placeName(beside.id),
  });
}

function realmOf({ view }: Speech, card: Instance): string | undefined {
  return (view.face(card) as { readonly realm?: string } | undefined)?.realm;
}
