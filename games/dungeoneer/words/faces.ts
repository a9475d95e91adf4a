/** What is printed on cards, made from what they do (DNR-CONTENT-16). */
import { capital, type FaceWords, type Game, listed, type Say } from '@underhall/kernel';
import type {
  AdventureCard,
  Card,
  Goal,
  HeroCard,
  MapCard,
  Monster,
  Offered,
  QuestCard,
  Special,
} from '../content/cards.ts';
import type { Standard, Text, Trigger, Use } from '../content/texts.ts';
import type { Says, Steps } from '../language/says.ts';
import type { Selector } from '../language/selectors.ts';
import { FORMS } from '../language/words.ts';
import type { World } from '../world.ts';
import { heroFolk } from './folk.ts';
import { piecesOf, youIn } from './phrases.ts';
import { type Context, isNothing, joined, type Named, rawSentences, sentences, told } from './pieces.ts';
import { called, named, raceText, rollText, spaceText, whereText } from './selected.ts';

export function faceWords(say: Say, game: Game<World>, id: string): FaceWords {
  const card = game.faces[game.faceIndex(id)] as Card;
  const reading: Reading = { say, game };
  switch (card.back) {
    case 'hero':
      return {
        name: card.name,
        line: heroLine(say, card),
        text: heroText(reading, card),
        folk: heroFolk(say, card),
      };
    case 'quest':
      return { name: card.name, line: questLine(say, card), text: questText(reading, card) };
    case 'map':
      return { name: card.name, line: mapLine(say, card), text: mapText(reading, card) };
    default:
      return { name: card.name, line: adventureLine(say, card), text: adventureText(reading, card) };
  }
}

/** “Mother Mire's Island” has no article. */
const OWN_NAMES = /^(Saint|Mother|Father|Sister|Brother) .*'s /;

export interface Reading {
  readonly say: Say;
  readonly game: Game<World>;
}

export function contextOf({ say, game }: Reading, more: Partial<Context> = {}): Context {
  return {
    say,
    it: youIn({ say }),
    addressed: false,
    itself: false,
    aimed: false,
    windows: [],
    response: false,
    changed: '',
    placeName: (id) => {
      const name = game.hasFace(id) ? (game.faces[game.faceIndex(id)] as Card).name : id;
      return OWN_NAMES.test(name) ? name : say('place.the', { name: name.replace(/^The /, '') });
    },
    ...more,
  };
}

// ------------------------------------------------------------------ texts

/** Everything a card says, sentence by sentence, in the order in which people want to know it. */
function rawText({ steps, standing, triggers, uses }: Text, context: Context): string[] {
  return [
    ...rawSentences(piecesOf(steps, context), context),
    ...rawSentences(piecesOf(staticOf(standing), context), later(context, steps)),
    ...triggers.map((trigger) => triggerText(trigger, context)),
    ...usesText(uses, context),
  ];
}

/** Somebody who was named is called “they” from then on. */
function later(context: Context, before: Steps): Context {
  return before.length === 0 ? context : thereafter(context);
}

function thereafter(context: Context): Context {
  return { ...context, it: context.it.next ?? context.it };
}

/** What holds while a card is in play, put together as it was written. */
function staticOf(standing: readonly Standard[]): Steps {
  const steps: Says[] = [];
  for (let i = 0; i < standing.length; ) {
    const { each, as, test } = standing[i];
    const end = standing.findIndex(
      (one, j) => j > i && !(one.each === each && one.as === as && one.test === test),
    );
    const group = standing.slice(i, end < 0 ? standing.length : end);
    const rules = (no: boolean) => group.filter((one) => one.no === no).map(({ rule }) => rule);
    const inner: Says[] = test ? [{ do: 'if', test, yes: rules(false), no: rules(true) }] : rules(false);
    const owned: Says[] = as === '' ? inner : [{ do: 'as', who: as, block: inner }];
    steps.push(...(each ? [{ do: 'each' as const, of: each, block: owned }] : owned));
    i += group.length;
  }
  return steps;
}

/** “at the start of your turn, gain 1 Peril” */
function triggerText({ moment, once, steps }: Trigger, context: Context): string {
  const { say, it, placeName } = context;
  if (it.kind === 'space') return enteredText(steps, context);
  const [step] = steps;
  const { o, subject, own } = it;
  // “each time you enter plains or town”
  const narrow =
    moment === 'enter' && step?.do === 'if' && step.test.noun === 'space' && isNothing(step.no)
      ? step
      : undefined;
  const when = narrow
    ? say('moment.enter.where', { o, subject, space: spaceText(say, narrow.test, placeName) })
    : say(`moment.${moment}`, { o, subject, own, object: it.object });
  const pieces = piecesOf(narrow ? narrow.yes : steps, context);
  const timed = moment === 'turn-start' || moment === 'turn-end';
  const key = timed ? 'text.on' : once ? 'text.on.once' : 'text.on.each';
  const cases = !narrow && step?.do === 'if' && !isNothing(step.no);
  return say(cases ? `${key}.cases` : key, { when, do: joined(pieces, thereafter(context)) });
}

/** A card that lies on a space: whoever enters it. */
function enteredText(steps: Steps, context: Context): string {
  const { say } = context;
  const [step] = steps;
  const orders: Context = { ...context, it: called(say, 'hero', say('one.enters'), 'they') };
  if (step?.do !== 'if' || step.test.noun !== 'hero')
    return say('text.entered', {
      do: joined(piecesOf(steps, { ...orders, addressed: true }), { ...orders, addressed: true }),
    });
  const you: Context = { ...context, it: youIn(context) };
  const others: Context = { ...context, it: called(say, 'hero', say('one.other'), 'they') };
  return say('text.entered.you', {
    you: joined(piecesOf(step.yes, you), you),
    others: joined(piecesOf(step.no, others), others),
  });
}

/** Uses that differ only in when they may be used are told together. */
function usesText(uses: readonly Use[], context: Context): string[] {
  const { say } = context;
  const [first, ...more] = uses;
  const told = (use: Use) => `${priceText(use, context)}: ${bodyOf(use, context)}`;
  const alike = more.length > 0 && more.every((use) => told(use) === told(first));
  if (!alike) return uses.map((use) => useText(use, context));
  const rolled = uses.every(({ window }) => window === 'roll');
  const moments = rolled
    ? [say('when.roll', { roll: rollsText(say, uses) })]
    : uses.map((use) => momentOf(use, context));
  const when = [
    first.once ? say('use.once.each') : '',
    listed(say, moments, 'or'),
    priceText(first, context),
  ];
  return [say('text.use', { when: when.filter(Boolean).join(', '), do: bodyOf(first, context) })];
}

/** “once per turn in your Hero Phase, pay 3 Glory: heal 1 and lose 1 Peril” */
function useText(use: Use, context: Context): string {
  const { say } = context;
  const time = say(`use.${use.time}${use.once ? '.once' : ''}`);
  // A Response says itself what it is about.
  const answers = use.time === 'response' && use.window !== 'trap';
  const moment = use.window === '' || use.window === 'open' || answers ? '' : momentOf(use, context);
  const when = [time, moment, priceText(use, context)].filter(Boolean).join(', ');
  return when === '' ? bodyOf(use, context) : say('text.use', { when, do: bodyOf(use, context) });
}

/** What one use of a card does: “prevent your next wound this turn”. */
export function useClause(reading: Reading, use: Use): string {
  return bodyOf(use, contextOf(reading));
}

function bodyOf({ window, steps, time }: Use, context: Context): string {
  const inside: Context = {
    ...context,
    windows: window === '' ? [] : [window],
    response: time === 'response',
  };
  const [first, ...rest] = rawSentences(piecesOf(steps, inside), inside);
  return rest.length === 0 ? (first ?? '') : joinedSentences(first, rest, inside);
}

/** Deeds go on in one sentence; what else is said stands in its own. */
function joinedSentences(first: string, rest: readonly string[], { say }: Context): string {
  const [next] = rest;
  const own = /^(Attacks|attacks|traps)/.test(next);
  return own
    ? told([first, ...rest], true).replace(/\.$/, '')
    : [first, ...rest].reduce((a, b) => say('list.then', { a, b }));
}

function momentOf({ window, roll, time }: Use, { say }: Context): string {
  if (window === 'roll') return say('when.roll', { roll: rollText(say, roll) });
  return say(window === '' ? `when.${time}` : `when.${window}`);
}

function priceText({ price }: Use, { say }: Context): string {
  const { glory, mp, life, card, charge } = price;
  const parts = [
    glory.times > 0 ? say('price.glory', { n: '#' }) : glory.n > 0 ? say('price.glory', { n: glory.n }) : '',
    mp > 0 ? say('price.mp', { n: mp }) : '',
    life > 0 ? say('price.life', { n: life }) : '',
    card > 0 ? say(card === 1 ? 'price.card' : 'price.card.many', { n: card }) : '',
    charge > 0 ? say(charge === 1 ? 'price.charge' : 'price.charge.many', { n: charge }) : '',
    price.this ? say('price.this') : '',
  ];
  return listed(say, parts.filter(Boolean));
}

// ------------------------------------------------------------------ Adventure cards

function adventureText(reading: Reading, card: AdventureCard): string {
  const { say } = reading;
  const { monster, effect, upkeep, charges, most, category } = card;
  const windows = card.when?.map(({ window }) => window) ?? [];
  const response = card.times.includes('response');
  const context = contextOf(reading, { windows, response, it: aimOf(say, card) });
  if (monster) {
    const own = told(rawText(effect, { ...context, it: itself(say) }));
    return [own, monsterText(reading, monster)].filter(Boolean).join(' ');
  }
  const text = category === 'trap' ? trapText(card, context) : playedText(card, context);
  return [
    charges > 0 ? say('text.charges', { n: charges }) : '',
    hostText(say, card),
    text,
    most > 0 ? say('text.variable', { n: most }) : '',
    upkeep > 0 ? say('text.upkeep', { n: upkeep }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whom the text is about: your own hero, or what it is aimed at or attached to (GRAMMAR 1.1). */
function aimOf(say: Say, { kind, target, host, when }: AdventureCard): Named {
  const aim = host ?? target;
  if (!aim) return youIn({ say });
  if (aim.noun === 'space') return called(say, 'space', say('one.space'), 'it');
  if (aim.noun === 'hero') {
    if (kind === 'boon' || kind === 'treasure') return youIn({ say });
    // “Attach to an opponent's hero” has named that hero already.
    if (host) return thereafter({ it: called(say, 'hero', '', 'they') } as Context).it;
    const attempts = when?.some(({ window }) => window === 'attempt');
    return called(say, 'hero', say(attempts ? 'one.attempts' : 'one.target'), 'they');
  }
  return host ? itself(say, aim.noun === 'monster' ? 'monster' : 'card') : named(say, aim, youIn({ say }));
}

function itself(say: Say, kind: Named['kind'] = 'monster'): Named {
  return {
    kind,
    subject: say('person.it'),
    object: say('person.it.object'),
    own: say('person.it.own'),
    o: 1,
  };
}

function hostText(say: Say, { host, kind, category }: AdventureCard): string {
  if (!host || category === 'trap') return '';
  if (host.noun === 'hero') return say(kind === 'bane' ? 'text.attach.opponent' : 'text.attach.hero');
  if (host.noun === 'space') return say('text.attach.space');
  if (host.noun === 'monster') return say('text.attach.pack');
  const kinds = host.tests.find(({ key }) => key === 'kind');
  if (!kinds) return say('text.attach.treasure');
  const words = kinds.words.map((word) => say(`category.${word}`));
  return say('text.attach.kind', { what: listed(say, words, 'or') });
}

function playedText({ effect, when, target }: AdventureCard, context: Context): string {
  const { say, it } = context;
  const rolls = when?.filter(({ window }) => window === 'roll') ?? [];
  if (rolls.length > 0) {
    const before = { subject: it.subject, o: it.o, rolls: rollsText(say, rolls) };
    return told([
      say('text.before', { ...before, do: joined(piecesOf(effect.steps, context), thereafter(context)) }),
    ]);
  }
  const text = rawText(effect, context);
  // A Threat is the hero's to roll: “Target hero: Speed 7+ or …”
  if (effect.steps[0]?.do !== 'threat' || target?.noun !== 'hero') return told(text);
  return capital(say('text.each', { who: it.subject, do: told(text) }));
}

function rollsText(say: Say, rolls: readonly Pick<Offered, 'roll'>[]): string {
  const words = rolls.map(({ roll }) => rollText(say, roll));
  return listed(say, words, 'or');
}

/** DNR-THREAT-7, DNR-DUR-15 */
function trapText({ effect, host }: AdventureCard, context: Context): string {
  const { say } = context;
  const inside: Context = { ...context, it: called(say, 'hero', say('one.the'), 'they'), addressed: true };
  const now = sentences(piecesOf(effect.steps, inside), inside);
  const who = say('each.hero.here');
  if (!host) return capital(say('text.each', { who, do: now }));
  const after = effect.triggers.map(({ steps }) => sentences(piecesOf(steps, inside), inside)).join(' ');
  return capital(
    after === now ? say('text.trap.same', { who, do: now }) : say('text.trap', { who, now, after }),
  );
}

// ------------------------------------------------------------------ monsters

function monsterText(reading: Reading, monster: Monster): string {
  const { say } = reading;
  const { hit, special, alt } = monster;
  const values = alt
    ? [valuesText(say, alt), alt.hit ? say('text.changed.hit', { text: hitText(reading, alt.hit) }) : '']
    : [];
  const hero = called(say, 'hero', say('one.the'), 'they');
  const context = contextOf(reading, { it: hero, changed: values.filter(Boolean).join(', ') });
  return [
    say('text.hit', { text: hit ? hitText(reading, hit) : say('text.wounds', { n: 1 }) }),
    special ? specialText(special, context) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** “Bowl Over (1 Peril): Melee 5+ or be tipped.” */
function specialText({ name, cost, most, text }: Special, context: Context): string {
  const { say } = context;
  const price =
    most > 0 ? say('text.special.variable', { most }) : cost > 0 ? say('text.special.cost', { n: cost }) : '';
  const [step] = text.steps;
  const all = step?.do === 'each' && step.of.noun === 'hero';
  const inside: Context = all ? { ...context, addressed: true } : context;
  const raw = rawSentences(piecesOf(all ? step.block : text.steps, inside), inside);
  return say(all ? 'text.special.all' : 'text.special', { name, price, text: told(raw, true) });
}

/** “2 wounds”, “1 wound, and the hero is tipped”, “no wound, but you take up to 3 Glory from the hero” */
function hitText(reading: Reading, { steps }: Text): string {
  const { say } = reading;
  const [first, ...rest] = steps;
  const wounds = first?.do === 'wound' ? first.wounds.n : 0;
  const context = contextOf(reading, { it: called(say, 'hero', say('one.the'), 'they') });
  const deeds = rawSentences(piecesOf(wounds > 0 ? rest : steps, context), context);
  const [then, ...more] = deeds.map((text) =>
    /^(the hero|they|you) /.test(text) ? text : say('text.you', { text }),
  );
  const wound = say(wounds > 0 ? 'text.wounds' : 'text.wounds.none', { n: wounds });
  if (then === undefined) return wound;
  const both = say(wounds > 0 ? 'list.then' : 'list.but', { a: wound, b: then });
  return [both, ...more].reduce((a, b) => say('list.then', { a, b }));
}

/** “Melee 4, Speed 2” */
function valuesText(say: Say, { scores, symbols }: Pick<Monster, 'scores' | 'symbols'>): string {
  const shown = FORMS.filter((form) => symbols[form] !== 'none');
  return shown.map((form) => say('text.value', { score: say(`score.${form}`), n: scores[form] })).join(', ');
}

/** With what each symbol means: “Melee 3 ●, Magic 0 –, Speed 1 ◆” */
function scoresLine(say: Say, { scores, symbols }: Pick<Monster, 'scores' | 'symbols'>): string {
  return FORMS.map((form) =>
    say('line.score', {
      score: say(`score.${form}`),
      n: scores[form],
      symbol: say(`symbol.${symbols[form]}`),
    }),
  ).join(', ');
}

// ------------------------------------------------------------------ heroes

function heroText(reading: Reading, { ability, abilityName }: HeroCard): string {
  return reading.say('text.ability', { name: abilityName, text: told(rawText(ability, contextOf(reading))) });
}

// ------------------------------------------------------------------ Quests

function questText(reading: Reading, card: QuestCard): string {
  const { say } = reading;
  const { effect, reward, bonus, location, search, criteria } = card;
  const context = contextOf(reading);
  const holds = told(rawText(effect, context), true);
  const gained = told([joined(piecesOf(reward.steps, context), context)], true);
  const artifact = piecesOf(
    bonus.map(({ rule }) => rule),
    context,
  );
  const task = taskText(reading, card);
  const where = location ? capital(whereText(say, location, context.placeName)) : '';
  const found = criteria.kind === 'found';
  return [
    holds ? say('quest.while', { text: holds }) : '',
    search
      ? say(found ? 'quest.found' : 'quest.search', {
          where: spacesText(say, search.on),
          n: search.number,
          task,
        })
      : '',
    search ? '' : criteria.kind === 'escort' ? task : say('quest.at', { where, task }),
    artifact.length > 0 ? say('quest.artifact', { text: joined(artifact, context) }) : '',
    gained ? say('quest.reward', { text: gained }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Spaces of a kind, many: “Rooms”, “forest or swamp”. */
function spacesText(say: Say, { tests }: Selector): string {
  const [test] = tests;
  const group = test?.key === 'terrain' ? 'terrain' : 'spaces';
  return listed(
    say,
    (test?.words ?? []).map((word) => say(`${group}.${word}`)),
    'or',
  );
}

/** What must be done there, behind a colon. */
function taskText(reading: Reading, { criteria, location, second }: QuestCard): string {
  const { say } = reading;
  const context = contextOf(reading);
  switch (criteria.kind) {
    case 'threat': {
      const { score, number, fail, success } = criteria;
      const threat: Says = { do: 'threat', score, number, fail: fail.steps, success: success.steps };
      return told(rawSentences(piecesOf([threat], context), context), true);
    }
    case 'slay': {
      const { name, monster } = criteria;
      const foe = say('quest.slay', {
        name: name.replace(/^The /, 'the '),
        life: monster.life,
        scores: scoresLine(say, monster),
      });
      return [foe, monsterText(reading, monster)].filter(Boolean).join(' ');
    }
    case 'chance':
      return goalText(say, criteria.dice, criteria.goal);
    case 'sacrifice':
      return told([joined(piecesOf(criteria.price.steps, context), context)], true);
    case 'escort':
      return say('quest.escort', {
        // “the heir, asleep in a jar, from …”
        token: criteria.token.includes(',') ? `${criteria.token},` : criteria.token,
        from: location ? spaceText(say, location, context.placeName) : '',
        to: second ? spaceText(say, second, context.placeName) : '',
      });
    default:
      return '';
  }
}

function goalText(say: Say, dice: number, { kind, number, faces }: Goal): string {
  return say(`goal.${kind}`, { dice: say(`number.${dice}`), n: number, faces: faces.join(', ') });
}

// ------------------------------------------------------------------ Map cards

function mapText(reading: Reading, card: MapCard): string {
  const { say } = reading;
  const { centre, sewer, portal, entrance, realm } = card;
  const context = contextOf(reading);
  const middle =
    centre.kind === 'effect'
      ? told(rawText(centre.text, context))
      : centre.kind === 'none'
        ? ''
        : say(
            `centre.${centre.kind}`,
            centre.kind === 'hazard'
              ? { n: centre.bonus }
              : { score: say(`score.${centre.score}`), n: centre.number },
          );
  return [
    entrance ? say('map.entrance') : '',
    say('map.gives', { glory: card.glory, peril: card.peril }),
    sewer ? say('map.sewer', { letter: sewer }) : '',
    portal ? say('map.portal') : '',
    middle,
    exitsText(say, card, realm),
  ]
    .filter(Boolean)
    .join(' ');
}

const SIDE_NAMES = ['north', 'east', 'south', 'west'] as const;

/** “Locked to the north (Melee 5+).” Open exits need no words; in the Wilderness exits have other names. */
function exitsText(say: Say, { exits }: MapCard, realm: string): string {
  const words = exits.flatMap(({ kind, score, number }, i) =>
    kind === 'open'
      ? []
      : [
          say(kind === 'wall' ? 'exit.wall' : 'exit.threat', {
            kind: say(`exit.${kind}.${realm}`),
            side: say(`side.${SIDE_NAMES[i]}`),
            score: say(`score.${score}`),
            n: number,
          }),
        ],
  );
  return words.length > 0 ? told([words.join(', ')]) : '';
}

// ------------------------------------------------------------------ lines above the text

function heroLine(say: Say, { race, class: profession, life, boons, treasures }: HeroCard): string {
  return say('line.hero', { race: raceText(race), class: profession, life, boons, treasures });
}

function questLine(say: Say, { categories }: QuestCard): string {
  return say('line.quest', {
    kinds: listed(
      say,
      categories
        .map((kind) => say(`quest.kind.${kind}`))
        .map((word, i) => (i === 0 ? word : word.toLowerCase())),
    ),
  });
}

function mapLine(say: Say, { kind, grim, terrain }: MapCard): string {
  const name = capital(`${grim ? say('space.grim') : ''}${say(`space.${kind}`)}`);
  return terrain.length > 0
    ? say('line.map.terrain', {
        name,
        terrain: listed(
          say,
          terrain.map((one) => say(`terrain.${one}`)),
        ),
      })
    : name;
}

function adventureLine(say: Say, card: AdventureCard): string {
  const { kind, category, cost, most, times, monster, race } = card;
  const glory = kind === 'boon' || kind === 'treasure';
  const price = say(glory ? 'line.glory' : 'line.peril', {
    n: most > 0 ? (cost > 0 ? `${cost} + #` : '#') : cost,
  });
  const what = monster
    ? say('line.monster', { race: raceText(race) })
    : category === ''
      ? say(`kind.${kind}`)
      : category === 'trap'
        ? say('kind.trap')
        : say('line.kind', { kind: say(`kind.${kind}`), category: say(`category.${category}`) });
  const when =
    kind === 'encounter'
      ? ''
      : listed(
          say,
          times.map((time) => say(`time.${time}`)),
          'or',
        );
  const values = monster ? say('line.values', { life: monster.life, scores: scoresLine(say, monster) }) : '';
  return [what, price, when, values].filter(Boolean).join(' · ');
}
