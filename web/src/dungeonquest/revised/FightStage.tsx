/** The fight: three cards a side, one each in secret, what both suffer, and what is known of the monster. */
import type { ReactNode } from 'react';
import { MonsterPicture } from '../../art/MonsterPicture.tsx';
import { Portrait } from '../../art/Portrait.tsx';
import { RuleSign } from '../../parts/RuleLink.tsx';
import type { GameCard } from '../../play/scene.ts';
import { Choosable } from '../../table/Choosable.tsx';
import { Digit } from '../../table/Digit.tsx';
import { Throw } from '../../table/Throw.tsx';
import { heroLook } from '../art/tokens.tsx';
import { DieChart } from '../DieChart.tsx';
import { casesOn } from '../FaceCard.tsx';
import { Life } from '../HeroSheet.tsx';
import { heroName, monsterName } from '../people.ts';
import { TypeCard } from '../TypeCard.tsx';
import { handCard } from '../targets.ts';
import { Wounds } from '../Wounds.tsx';
import { CARD_RULES, DIE_RULES, NO_ESCAPE } from './fightRules.ts';
import { foeOf, spanText } from './foe.ts';
import { fightLine, hitIn, type Round, roundOnStage } from './rounds.ts';
import { say } from './say.ts';
import type { AtFight, FightFacts } from './terms.ts';
import { useFightingOn } from './useFightingOn.ts';
import '../combat.css';
import './fight.css';

export function FightStage({ at, facts, fight }: AtFight & { fight: FightFacts }): ReactNode {
  const { card, shown } = at;
  const hero = facts.seats[fight.hero];
  const alone = fight.player === fight.hero;
  const plays = !alone && shown.scene?.viewer === fight.player;
  const round = roundOnStage(shown);
  const met = fight.round === 0 && !round;
  const hit = shown.untold ? undefined : hitIn(shown.now, fight);
  return (
    <section
      className="dq-combat dqr-fight"
      data-met={met || undefined}
      data-rolled={(alone && !met) || undefined}
      aria-label={say('combat.title')}
    >
      <header className="dq-combat-title">
        <h2>{titleOf(fight, round)}</h2>
        {!met && <RuleSign rules={alone ? DIE_RULES : CARD_RULES} game={card.id} />}
        {plays && (
          <span className="chip">{say('fight.yours', { monster: monsterName(fight.kind, card) })}</span>
        )}
        {fight.noEscape && (
          <span className="chip dq-no-escape">
            {say('fight.trapped')} <RuleSign rules={[NO_ESCAPE]} game={card.id} />
          </span>
        )}
      </header>
      <div className="dq-sides" data-past={(round && round.round < fight.round) || undefined}>
        <div
          className="dq-fighter"
          data-side="hero"
          data-hit={hit?.side === 'hero' || undefined}
          style={{ '--who': heroLook(hero.hero).colour } as React.CSSProperties}
        >
          <Portrait id={hero.hero} />
          <div>
            <h3 translate="no">{heroName(hero.hero, card)}</h3>
            <Life wounds={hero.wounds} life={hero.life} />
          </div>
          {hit?.side === 'hero' && <Wounds n={hit.wounds} />}
        </div>
        <div className="dq-fighter" data-side="monster" data-hit={hit?.side === 'monster' || undefined}>
          <MonsterPicture id={fight.kind === '' ? 'unknown' : fight.kind} />
          <Monster fight={fight} facts={facts} card={card} />
          {hit?.side === 'monster' && <Wounds n={hit.wounds} />}
        </div>
        {alone ? (
          <Chance at={at} fight={fight} round={round} />
        ) : (
          !met && <Clash round={round} now={fight.round} card={card} />
        )}
      </div>
      <p className="dq-round-line">{shown.untold ? undefined : fightLine(shown.log)}</p>
      {!alone && !met && <Hand at={at} fight={fight} />}
    </section>
  );
}

/** Before its die has fallen, the facts do not know of a round yet. */
function titleOf({ kind, round }: FightFacts, onStage: Round | undefined): string {
  const n = Math.max(round, onStage?.round ?? 0);
  if (n > 0) return say('combat.round', { n });
  return say(kind === '' ? 'fight.unseen' : 'fight.begins');
}

interface ChanceProps extends Pick<AtFight, 'at'> {
  readonly fight: FightFacts;
  readonly round: Round | undefined;
}

/** Alone, a die decides each round. */
function Chance({ at, fight: { kind }, round }: ChanceProps): ReactNode {
  const { card, shown } = at;
  const { n, die } = round ?? {};
  return (
    <div className="dq-rolled">
      {die === undefined ? (
        <p className="dq-known">{say('fight.chart')}</p>
      ) : (
        <Throw key={n} at={at} dice={[die]} settled={shown.now?.n !== n} />
      )}
      <DieChart monster={monsterName(kind, card)} die={shown.untold ? undefined : die} />
    </div>
  );
}

/** Its name and its card: facedown, what the card can still be; its wounds lie open. */
function Monster({
  fight,
  facts,
  card,
}: Omit<AtFight, 'at'> & { fight: FightFacts; card: GameCard }): ReactNode {
  const { known, health, penalty } = foeOf(fight, facts, card);
  return (
    <div className="dqr-foe">
      <h3 translate="no">{monsterName(fight.kind, card)}</h3>
      {known && <Life wounds={fight.wounds} life={health[0]} dead={fight.wounds >= health[0]} />}
      <ul className="plain dq-known" data-facedown={!known || undefined}>
        <li>{say('fight.health', { health: spanText(health) })}</li>
        <li>{say('fight.penalty', { penalty: spanText(penalty) })}</li>
        {!known && fight.wounds > 0 && <li>{say('fight.wounds', { n: fight.wounds })}</li>}
      </ul>
    </div>
  );
}

interface ClashProps {
  readonly round: Round | undefined;
  /** The round that is being fought. */
  readonly now: number;
  readonly card: GameCard;
}

/** The two cards that were turned up, and what both suffer by them. */
function Clash({ round, now, card }: ClashProps): ReactNode {
  const [hero, monster] = round?.cards ?? [];
  return (
    <>
      <Played side="hero" face={hero} lost={round?.wounds} card={card} />
      <div className="dq-versus">
        {round && round.round < now && (
          <span className="dq-past">{say('fight.last', { n: round.round })}</span>
        )}
        <Suffered side="hero" n={round?.wounds?.[0]} />
        <i aria-hidden="true" />
        <Suffered side="monster" n={round?.wounds?.[1]} />
      </div>
      <Played side="monster" face={monster} lost={round?.wounds} card={card} />
    </>
  );
}

interface PlayedProps {
  readonly side: 'hero' | 'monster';
  readonly face: string | undefined;
  readonly lost: Round['wounds'];
  readonly card: GameCard;
}

function Played({ side, face, lost, card }: PlayedProps): ReactNode {
  const [hero, monster] = lost ?? [0, 0];
  const worse = side === 'hero' ? hero > monster : monster > hero;
  return (
    <div className="dq-played" data-side={side} data-lost={worse || undefined}>
      {face ? <TypeCard key={face} face={face} card={card} /> : <div className="dq-card empty" />}
    </div>
  );
}

function Suffered({ side, n }: { side: 'hero' | 'monster'; n: number | undefined }): ReactNode {
  if (n === undefined) return <span />;
  return (
    <span className="dqr-suffered" data-hurt={n > 0 || undefined}>
      <span className="sr">{say(`fight.${side}.suffers`, { n })}</span>
      <span aria-hidden="true">{n > 0 ? say('fight.hurt', { n }) : say('fight.unhurt')}</span>
    </span>
  );
}

/** The three cards of whoever looks on, each with its damage table; they are taken back after every round. */
function Hand({ at, fight }: Pick<AtFight, 'at'> & { fight: FightFacts }): ReactNode {
  const { card, shown } = at;
  const { scene, busy } = shown;
  const asked = busy ? undefined : scene?.asked;
  const fightOn = useFightingOn(at.act, asked);
  const side = scene?.viewer === fight.hero ? 'hero' : scene?.viewer === fight.player ? 'monster' : undefined;
  if (!side) return null;
  const hand = Object.values(card.faces).filter(({ back }) => back === `${side}-combat`);
  return (
    <>
      <p className="dq-hand-note">{say('case.how')}</p>
      <ul className="plain dq-hand" aria-label={say('combat.hand')}>
        {hand.map(({ id }) => {
          const option = asked?.options.find((one) => handCard(one) === id);
          const drawn = <TypeCard face={id} card={card} cases={casesOn(id, card)} />;
          return (
            <li key={id}>
              {option && asked ? (
                <Choosable at={at} option={option.id} className="dq-play">
                  {drawn}
                  <Digit asked={asked} option={option.id} />
                </Choosable>
              ) : fightOn ? (
                <button
                  type="button"
                  className="dq-play"
                  aria-description={say('fight.on')}
                  onClick={() => fightOn(id)}
                >
                  {drawn}
                </button>
              ) : (
                <div className="dq-play" data-off>
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
