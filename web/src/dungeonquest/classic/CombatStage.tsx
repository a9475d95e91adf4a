/** The fight: both sides, the secret choice, the reveal, the damage, and what is known of the enemy. */
import { STACK_RULE } from '@underhall/dungeonquest/people';
import type { ReactNode } from 'react';
import { MonsterPicture } from '../../art/MonsterPicture.tsx';
import { Portrait } from '../../art/Portrait.tsx';
import { RuleSign } from '../../parts/RuleLink.tsx';
import type { GameCard } from '../../play/scene.ts';
import { Choosable } from '../../table/Choosable.tsx';
import { Digit } from '../../table/Digit.tsx';
import { heroLook } from '../art/tokens.tsx';
import { FaceCard, TypeIcon } from '../FaceCard.tsx';
import { Life } from '../HeroSheet.tsx';
import { heroName, monsterName } from '../people.ts';
import { TypeCard } from '../TypeCard.tsx';
import { handCard } from '../targets.ts';
import { Wounds } from '../Wounds.tsx';
import { CombatRoll } from './CombatRoll.tsx';
import { casesOf } from './cases.ts';
import { type Clash, escapeRule, hitIn, lastClash, lastRoll, roundOnStage, stackGains } from './clash.ts';
import { FIGHT_RULES } from './fightRules.ts';
import { say, sayIf } from './say.ts';
import type { Asked, AtTable, CombatFacts, Facts } from './terms.ts';
import { livesOf, tokenOf } from './tokens.ts';
import { useNoAnswer } from './useNoAnswer.ts';
import '../combat.css';

/** Combat variants that are rolled, not played with cards. */
const ROLLED: ReadonlySet<CombatFacts['mode']> = new Set(['dice', 'soloclassic']);
const HERO = 0;
const MONSTER = 1;

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly combat: CombatFacts;
}

/** What lies between the two sides: the cards of this round, else those of the last one. */
interface Shown {
  readonly cards: readonly (readonly string[])[];
  readonly totals: readonly (number | null | undefined)[];
  /** Where no card lies yet, one will. */
  readonly slots: boolean;
  readonly past: number | undefined;
  readonly winner: Clash['winner'];
  readonly line: string | undefined;
}

const FACEDOWN = [['[combat]'], ['[combat]']];

function shownOf(combat: CombatFacts, { log, now, untold }: AtTable['shown']): Shown {
  const { played, totals, begun, round } = combat;
  const nothing = { slots: begun, past: undefined, winner: undefined, line: undefined };
  // Both hold their breath: the cards lie facedown.
  if (untold && now?.event.type === 'revealed') return { ...nothing, cards: FACEDOWN, totals: [] };
  if (played.some((cards) => cards.length > 0)) return { ...nothing, cards: played, totals };
  if (!begun) return { ...nothing, cards: combat.escape, totals: [] };
  const clash = lastClash(log);
  if (!clash) return { ...nothing, cards: [], totals: [] };
  return {
    ...clash,
    slots: true,
    totals: clash.totals ?? [],
    past: clash.round < round ? clash.round : undefined,
  };
}

export function CombatStage({ at, facts, combat }: Props): ReactNode {
  const { card } = at;
  const hero = facts.seats[combat.hero];
  const duel = combat.kind === '';
  const other = duel ? facts.seats[combat.opponent] : undefined;
  const shown = shownOf(combat, at.shown);
  // Alone, nobody plays the Monster.
  const own = at.shown.scene?.viewer === combat.opponent && combat.opponent !== combat.hero;
  const trapped = escapeRule(at.shown.log);
  const rolled = combat.begun && ROLLED.has(combat.mode);
  const hit = at.shown.untold ? undefined : hitIn(at.shown.now, combat);
  useNoAnswer(at.act, at.shown.busy ? undefined : at.shown.scene?.asked);
  return (
    <section
      className="dq-combat"
      data-met={!combat.begun || undefined}
      data-rolled={rolled || undefined}
      aria-label={say('combat.title')}
    >
      <header className="dq-combat-title">
        <h2>{titleOf(combat.begun, roundOnStage(at.shown, combat))}</h2>
        {combat.begun && <RuleSign rules={FIGHT_RULES[combat.mode]} game={card.id} />}
        {own && !other && (
          <span className="chip">{say('combat.yours', { monster: monsterName(combat.kind, card) })}</span>
        )}
        {combat.fleeing && <span className="chip">{say('combat.fleeing')}</span>}
        {trapped && (
          <span className="chip dq-no-escape">
            {say('combat.trapped')} <RuleSign rules={[trapped]} game={card.id} />
          </span>
        )}
      </header>
      <div className="dq-sides" data-past={shown.past !== undefined || undefined}>
        <div
          className="dq-fighter"
          data-side="hero"
          data-hit={hit?.side === 'hero' || undefined}
          style={{ '--who': heroLook(hero.hero).colour } as React.CSSProperties}
        >
          <Portrait id={hero.hero} />
          <div>
            <h3 translate="no">{heroName(hero.hero, card)}</h3>
            <Life wounds={hero.wounds} life={hero.life} more={combat.damage[HERO]?.length ?? 0} />
            {own && <Held combat={combat} side={HERO} />}
          </div>
          {hit?.side === 'hero' && <Wounds n={hit.wounds} />}
        </div>
        <div className="dq-fighter" data-side="monster" data-hit={hit?.side === 'monster' || undefined}>
          {other ? <Portrait id={other.hero} /> : <MonsterPicture id={combat.kind} />}
          <div>
            <h3 translate="no">{other ? heroName(other.hero, card) : monsterName(combat.kind, card)}</h3>
            <Enemy combat={combat} card={card} other={other} own={own} />
          </div>
          {hit?.side === 'monster' && <Wounds n={hit.wounds} />}
        </div>
        {rolled ? (
          <CombatRoll at={at} combat={combat} hero={hero} />
        ) : (
          <>
            <Played side="hero" shown={shown} card={card} mode={combat.mode} />
            <div className="dq-versus">
              {shown.past !== undefined && (
                <span className="dq-past">{say('combat.last', { n: shown.past })}</span>
              )}
              <Total side="hero" shown={shown} card={card} />
              <i aria-hidden="true" />
              <Total side="monster" shown={shown} card={card} />
            </div>
            <Played side="monster" shown={shown} card={card} mode={combat.mode} />
          </>
        )}
      </div>
      <p className="dq-round-line">{lineOn(at, combat, shown)}</p>
      {combat.stack.length > 0 && <Stack combat={combat} card={card} />}
      {/* Cards on a phone have no room for their words. */}
      {combat.mode !== 'classic' && (
        <p className="dq-card-words" translate="no">
          {wordsOf(at)}
        </p>
      )}
      <Hand at={at} combat={combat} />
    </section>
  );
}

/** What the combat stack adds to a win; where it adds several things each is said in short, so that they fit in a line. */
function Stack({ combat, card }: { combat: CombatFacts; card: GameCard }): ReactNode {
  const gains = stackGains(combat.stack, card);
  const several = gains.length > 1;
  return (
    <div className="dq-stack" data-several={several || undefined}>
      <span className="faint">
        {say(several ? 'combat.gains' : 'combat.stack')} <RuleSign rules={[STACK_RULE]} game={card.id} />
      </span>
      {gains.map(({ type, wounds }) => {
        const holes = { n: wounds, type: sayIf(`attack.${type}`) ?? type };
        return (
          <span key={type} className="dq-stack-gain" data-attack={type} title={say('combat.gain', holes)}>
            <TypeIcon type={type} />
            {say(several ? 'combat.gain.short' : 'combat.gain', holes)}
          </span>
        );
      })}
    </div>
  );
}

/** What to expect of a Monster, before one decides to fight it. */
function characterOf({ kind }: CombatFacts, card: GameCard): string | undefined {
  return ((card.faces[kind]?.printed ?? {}) as { character?: string }).character;
}

/** How the last round ended; before the first one what to expect of the Monster. */
function lineOn(
  { shown: { log, untold }, card }: AtTable,
  combat: CombatFacts,
  shown: Shown,
): string | undefined {
  if (!combat.begun) return characterOf(combat, card);
  if (!ROLLED.has(combat.mode)) return shown.line;
  return untold ? undefined : lastRoll(log)?.line;
}

function titleOf(begun: boolean, round: number): string {
  if (!begun) return say('combat.met');
  return round > 0 ? say('combat.round', { n: round }) : say('combat.begins');
}

/** The card of the hand that is being weighed, in words. */
function wordsOf({ shown: { scene }, weighed, armed, card }: AtTable): string {
  const meant = scene?.asked?.options.find(({ id }) => id === (weighed?.option ?? armed));
  const words = card.faces[handCard(meant) ?? ''];
  return words?.text ? `${words.name}: ${words.text}` : '';
}

interface EnemyProps {
  readonly combat: CombatFacts;
  readonly card: GameCard;
  readonly other: Facts['seats'][number] | undefined;
  /** The viewer plays it, and sees its hand below. */
  readonly own: boolean;
}

/** What is known of the enemy: its life, or what it can be; its wounds; how many cards it holds. */
function Enemy({ combat, card, other, own }: EnemyProps): ReactNode {
  const hits = combat.damage[MONSTER]?.length ?? 0;
  const taken = hits + combat.monsterWounds;
  const life = tokenOf(card.faces[combat.token ?? ''])?.life;
  return (
    <>
      {other ? (
        <Life wounds={other.wounds} life={other.life} more={hits} />
      ) : life !== undefined ? (
        <Life wounds={taken} life={life} />
      ) : (
        <p className="dq-known">
          {say(taken > 0 ? 'combat.lives.taken' : 'combat.lives', {
            lives: span(livesOf(combat.kind, card).filter((n) => n > taken)),
            n: taken,
          })}
        </p>
      )}
      {!own && <Held combat={combat} side={MONSTER} />}
    </>
  );
}

function Held({ combat: { hands }, side }: { combat: CombatFacts; side: number }): ReactNode {
  const n = hands[side]?.length ?? 0;
  return n > 0 && <p className="dq-known">{say('combat.holds', { n })}</p>;
}

/** “2–5” */
function span(numbers: readonly number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

const SIDES = ['hero', 'monster'] as const;

interface SideProps {
  readonly side: (typeof SIDES)[number];
  readonly shown: Shown;
}

function Played({ side, shown, card, mode }: SideProps & { card: GameCard; mode: string }): ReactNode {
  const Face = mode === 'classic' && shown.slots ? TypeCard : FaceCard;
  const faces = shown.cards[SIDES.indexOf(side)] ?? [];
  return (
    <div
      className="dq-played"
      data-side={side}
      data-lost={(shown.winner && shown.winner !== side) || undefined}
      style={{ '--n': faces.length } as React.CSSProperties}
    >
      {faces.length === 0 && shown.slots && <div className="dq-card empty" />}
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
        <Face key={`${face} ${i}`} face={face} card={card} />
      ))}
    </div>
  );
}

/** The total, and by how much it differs from what the cards show. */
function Total({ side, shown, card }: SideProps & { card: GameCard }): ReactNode {
  const total = shown.totals[SIDES.indexOf(side)];
  if (typeof total !== 'number') return <b />;
  const faces = shown.cards[SIDES.indexOf(side)] ?? [];
  const printed = faces.reduce((sum, face) => sum + attackOn(card, face), 0);
  const by = total - printed;
  return (
    <b data-won={shown.winner === side || undefined}>
      <span className="sr">{say('combat.total')}</span> {total}
      {by !== 0 && <small>{say('combat.changed', { printed, by: by < 0 ? `− ${-by}` : `+ ${by}` })}</small>}
    </b>
  );
}

function attackOn(card: GameCard, face: string): number {
  return ((card.faces[face]?.printed ?? {}) as { attack?: number }).attack ?? 0;
}

/** The cards in hand; those that can be played are buttons. */
function Hand({ at, combat }: { at: AtTable; combat: CombatFacts }): ReactNode {
  const { card, shown } = at;
  const { scene, busy } = shown;
  const seat = scene?.viewer;
  const side = seat === combat.hero ? HERO : seat === combat.opponent ? MONSTER : undefined;
  const asked = busy ? undefined : scene?.asked;
  const hand = side === undefined ? [] : handOf(combat, side, asked);
  if (side === undefined || hand.length === 0) return null;
  const answered = mayCounter(asked) ? typeOn(card, combat.played[1 - side]?.[0]) : undefined;
  return (
    <>
      {combat.mode === 'classic' && <p className="dq-hand-note">{say('case.how')}</p>}
      {combat.mode !== 'classic' && (
        <p className="dq-hand-note" data-how={!answered || undefined}>
          {say(answered ? 'combat.answers' : 'combat.how')}
        </p>
      )}
      <ul className="plain dq-hand" aria-label={say('combat.hand')}>
        {hand.map((face, i) => {
          const option = asked?.options.find((one) => handCard(one) === face);
          const why = asked?.forbidden.find((one) => handCard(one) === face);
          const drawn =
            combat.mode === 'classic' ? (
              <TypeCard face={face} card={card} cases={casesOf(face, SIDES[side])} />
            ) : (
              <FaceCard face={face} card={card} />
            );
          const off = asked && !(answered && counterOn(card, face) === answered);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have the same face
            <li key={i}>
              {option && asked ? (
                <Choosable at={at} option={option.id} className="dq-play">
                  {drawn}
                  <Digit asked={asked} option={option.id} />
                </Choosable>
              ) : (
                <div className="dq-play" data-off={off || undefined} title={why?.reason}>
                  {drawn}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** In Classic Combat the same three cards are played all the time and never lie in a hand. */
function handOf({ hands, mode }: CombatFacts, side: number, asked: Asked | undefined): readonly string[] {
  if (mode !== 'classic') return hands[side] ?? [];
  return asked?.options.flatMap((option) => handCard(option) ?? []) ?? [];
}

/** Has he a card to answer with? */
function mayCounter(asked: Asked | undefined): boolean {
  return asked?.question.do === 'counterattack' && asked.forbidden.length === 0;
}

function typeOn(card: GameCard, face = ''): string | undefined {
  return ((card.faces[face]?.printed ?? {}) as { type?: string }).type;
}

function counterOn(card: GameCard, face: string): string | undefined {
  return ((card.faces[face]?.printed ?? {}) as { counter?: string }).counter;
}
