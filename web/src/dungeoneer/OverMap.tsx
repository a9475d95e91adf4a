/** What lies over the map: a combat, the Map card in hand, what is happening, which realm is shown. */
import type { ReactNode } from 'react';
import { CombatStage, isStaged } from './combat/CombatStage.tsx';
import { Happening, isHappening } from './Happening.tsx';
import { MapCardArt } from './map/MapCardArt.tsx';
import { mapOn, nameOf } from './printed.ts';
import { say } from './say.ts';
import type { Asked, AtTable, Facts, RealmName } from './terms.ts';

interface Props {
  readonly at: AtTable;
  readonly asked: Asked | undefined;
  readonly facts: Facts;
  readonly held: { readonly id: string; readonly turned: boolean } | undefined;
  readonly seat: number | undefined;
  readonly realm: RealmName;
  readonly other: RealmName | undefined;
  readonly onRealm: () => void;
  readonly onTurn: () => void;
}

export function OverMap(props: Props): ReactNode {
  const { at, facts, held, seat, realm, other, onRealm, onTurn } = props;
  const { shown, card } = at;
  const now = shown.busy ? shown.now : undefined;
  const staged = isStaged(facts, now, seat);
  return (
    <>
      {other && (
        <fieldset className="dnr-realms">
          <legend className="sr">{say('dnr.realms')}</legend>
          {([realm, other] as const).toSorted().map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === realm}
              onClick={one === realm ? undefined : onRealm}
            >
              {say(`dnr.realm.${one}`)}
            </button>
          ))}
        </fieldset>
      )}
      {facts.phase === 'dungeonlord' && !shown.scene?.outcome && (
        <p key={facts.turn} className="dnr-banner" aria-hidden="true">
          {facts.active === seat
            ? say('dnr.lord.you')
            : say('dnr.lord', { who: shown.scene?.sitters[facts.active]?.name ?? '' })}
        </p>
      )}
      {held && <Held held={held} card={card} onTurn={onTurn} />}
      {staged && facts.combat && <CombatStage at={at} facts={facts} combat={facts.combat} />}
      {now && !staged && isHappening(now) && (
        <Happening key={now.n} at={at} now={now} facts={facts} viewer={seat} />
      )}
    </>
  );
}

/** The card that is to be laid, as it is held. */
function Held({
  held: { id, turned },
  card,
  onTurn,
}: {
  held: NonNullable<Props['held']>;
  card: AtTable['card'];
  onTurn: () => void;
}): ReactNode {
  const printed = mapOn(id, card);
  if (!printed) return null;
  return (
    <div className="dnr-drawn">
      <svg viewBox="-120 -120 240 240" role="img" aria-label={`${say('dnr.lay.card')}: ${nameOf(id, card)}`}>
        <MapCardArt id={id} name={nameOf(id, card)} printed={printed} turned={turned} />
      </svg>
      <button type="button" className="btn small" onClick={onTurn}>
        ⟲ {say('dnr.lay.turn')} <span className="kbd">T</span>
      </button>
    </div>
  );
}
