/** What lies over the map: a combat, what is happening, which realm is shown. */
import type { ReactNode } from 'react';
import { CombatStage, isStaged } from './combat/CombatStage.tsx';
import { Happening, isHappening } from './Happening.tsx';
import { activeName } from './printed.ts';
import { say } from './say.ts';
import type { AtTable, Facts, RealmName } from './terms.ts';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly seat: number | undefined;
  /** Something is to be chosen on the map: nothing may lie over it. */
  readonly reaches: boolean;
  readonly realm: RealmName;
  readonly other: RealmName | undefined;
  readonly onRealm: () => void;
}

export function OverMap(props: Props): ReactNode {
  const { at, facts, seat, reaches, realm, other, onRealm } = props;
  const { shown } = at;
  const now = shown.busy ? shown.now : undefined;
  const staged = !reaches && isStaged(facts, now, seat);
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
            : say('dnr.lord', { who: shown.scene ? activeName(facts, shown.scene, at.card) : '' })}
        </p>
      )}
      {staged && facts.combat && <CombatStage at={at} facts={facts} combat={facts.combat} />}
      {now && !staged && isHappening(now) && (
        <Happening key={now.n} at={at} now={now} facts={facts} viewer={seat} />
      )}
    </>
  );
}
