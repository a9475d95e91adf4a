/** A combat on its stage: its steps, the attack that is carried out, both dice, what comes of it, and what is still to come. */
import type { ReactNode } from 'react';
import { Dice } from '../../parts/Dice.tsx';
import { FORM_SIGNS } from '../Card.tsx';
import { Sign } from '../icons.ts';
import { nameOf } from '../printed.ts';
import { say } from '../say.ts';
import type { AtTable, Facts, Told } from '../terms.ts';
import { Fighter } from './Fighter.tsx';
import {
  type Attack,
  attackAt,
  type Clash,
  type CombatFacts,
  chances,
  clashOf,
  isFighting,
  STEPS,
  stepOf,
  type ToldClash,
  toldClash,
} from './fight.ts';
import './combat.css';

/** A combat that the viewer takes part in; those of others are told in passing. */
export function isStaged({ combat, seats }: Facts, now: Told | undefined, seat: number | undefined): boolean {
  if (!combat || (now && !isFighting(now))) return false;
  if (seat === undefined) return now !== undefined;
  const own = seats[seat].number;
  const takesPart = ({ number, targetNumber }: Attack) => number === own || targetNumber === own;
  return combat.attacker === seat || combat.attacks.some(takesPart);
}

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly combat: CombatFacts;
}

export function CombatStage({ at, facts, combat }: Props): ReactNode {
  const { card, shown } = at;
  const now = shown.busy ? shown.now : undefined;
  const rolling = toldClash(now);
  const index = rolling ? indexOf(combat, rolling.clash) : attackAt(combat);
  const attack = combat.attacks[index];
  if (!attack) return null;
  const told = rolling ?? clashOf(shown.log, attack, attack.targetNumber);
  const step = stepOf(at, combat);
  const line = shown.untold ? undefined : lineOf(now, shown.log);
  return (
    <section className="dnr-combat" aria-label={say('dnr.combat')} data-untold={shown.untold || undefined}>
      <ol className="plain dnr-steps" aria-label={say('dnr.combat.steps')}>
        {STEPS.map((one) => (
          <li key={one} aria-current={one === step ? 'step' : undefined}>
            {say(`dnr.step.${one}`)}
          </li>
        ))}
      </ol>
      <Duel at={at} facts={facts} attack={attack} told={told} rolling={rolling !== undefined} />
      <p className="dnr-combat-line">{line}</p>
      {combat.attacks.length > 1 && (
        <ol className="plain dnr-attacks" aria-label={say('dnr.combat.attacks')}>
          {combat.attacks.map((one, i) => (
            <li
              key={`${one.number} ${one.targetNumber}`}
              data-over={one.over || undefined}
              data-now={i === index || undefined}
            >
              <span translate="no">{nameOf(one.card, card)}</span>
              {one.form !== '' && <Sign name={FORM_SIGNS[one.form]} title={say(`dnr.${one.form}`)} />}
              <span translate="no">{nameOf(one.target, card)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function indexOf({ attacks, at }: CombatFacts, { card, form }: Clash): number {
  const found = attacks.findIndex((one) => one.number === card && one.form === form && !one.over);
  return found >= 0 ? found : (at ?? attacks.findLastIndex((one) => one.number === card));
}

/** What was said last of this fight. */
function lineOf(now: Told | undefined, log: readonly Told[]): string | undefined {
  return now?.line ?? log.findLast((told) => isFighting(told) && told.line)?.line;
}

interface DuelProps {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly attack: Attack;
  /** The roll, as soon as it is made. */
  readonly told: ToldClash | undefined;
  /** It is being made. */
  readonly rolling: boolean;
}

/** Two sides, a die each, and the higher total hits. */
function Duel({ at, facts, attack, told, rolling }: DuelProps): ReactNode {
  const { card, shown } = at;
  const clash = told?.clash;
  const { form } = attack;
  const known = clash && !(rolling && shown.untold) ? clash : undefined;
  const defender = clash?.target ?? attack.targetNumber;
  const defends = told?.faces[defender] ?? attack.stand ?? attack.target;
  const wounds = (number: number) => woundsOn(facts, number);
  return (
    <div className="dnr-duel" data-form={form}>
      <Fighter
        face={attack.card}
        number={attack.number}
        side="attack"
        form={form}
        wounds={attack.wounds}
        has={clash?.has}
        facts={facts}
        card={card}
        hit={known !== undefined && known.counter > known.total}
      >
        {clash && <Rolled at={at} dice={clash.dice} total={known?.total} rolling={rolling} />}
      </Fighter>
      <div className="dnr-versus">
        {form !== '' && (
          <span className="dnr-versus-form">
            <Sign name={FORM_SIGNS[form]} />
            {say(`dnr.${form}`)}
          </span>
        )}
        {shown.inHand && rolling ? (
          <button type="button" className="btn primary" onClick={at.act.step}>
            {say('table.throw')} <span className="kbd">{say('key.space')}</span>
          </button>
        ) : (
          <i aria-hidden="true">{say('dnr.versus')}</i>
        )}
        {!known && form !== '' && <Odds facts={facts} attack={attack} clash={clash} card={card} />}
        {known && <Result clash={known} />}
      </div>
      <Fighter
        face={defends}
        number={defender}
        side="counter"
        form={form}
        wounds={wounds(defender)}
        has={clash?.counterHas}
        facts={facts}
        card={card}
        hit={known !== undefined && known.total > known.counter}
      >
        {clash && <Rolled at={at} dice={clash.counterDice} total={known?.counter} rolling={rolling} />}
      </Fighter>
    </div>
  );
}

function woundsOn({ seats, combat }: Facts, number: number): number {
  const lies = seats
    .flatMap(({ pack, treasures }) => [...pack, ...treasures])
    .find((one) => one.number === number);
  return lies?.wounds ?? combat?.attacks.find((one) => one.number === number)?.wounds ?? 0;
}

function Rolled({
  at: { shown },
  dice,
  total,
  rolling,
}: {
  at: AtTable;
  dice: readonly number[];
  total: number | undefined;
  rolling: boolean;
}): ReactNode {
  return (
    <span className="dnr-rolled">
      <Dice dice={dice} settled={!rolling} untold={shown.untold} inHand={shown.inHand && rolling} />
      {total !== undefined && <b className="dnr-total">{total}</b>}
    </span>
  );
}

/** How likely each side hits, before the dice. */
function Odds({
  facts,
  attack,
  clash,
  card,
}: {
  facts: Facts;
  attack: Attack;
  clash: Clash | undefined;
  card: AtTable['card'];
}): ReactNode {
  const has = clash?.has ?? scoreIn(facts, attack.card, attack.number, attack.form, card);
  const counter = clash?.counterHas ?? scoreIn(facts, attack.target, attack.targetNumber, attack.form, card);
  if (has === undefined || counter === undefined) return null;
  const { hits, countered } = chances(has, counter);
  return (
    <span className="dnr-odds">
      <span>{say('dnr.odds.hits', { n: Math.round(hits * 100) })}</span>
      <span>{say('dnr.odds.countered', { n: Math.round(countered * 100) })}</span>
    </span>
  );
}

function scoreIn(
  { seats }: Facts,
  face: string,
  number: number,
  form: Attack['form'],
  { faces }: AtTable['card'],
): number | undefined {
  if (form === '') return undefined;
  const hero = seats.find((one) => one.number === number);
  if (hero) return hero[form];
  const printed = faces[face]?.printed as { monster?: { scores: Record<string, number> } | null } | undefined;
  return printed?.monster?.scores[form];
}

function Result({ clash: { total, counter } }: { clash: Clash }): ReactNode {
  const key = total > counter ? 'dnr.result.hit' : total < counter ? 'dnr.result.counter' : 'dnr.result.even';
  return <b className="dnr-result">{say(key)}</b>;
}
