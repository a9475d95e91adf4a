/** A table before its match: who sits there, the invitation, and how it is to be played. */
import { USUAL_LEVEL } from '@underhall/bots/level';
import type { Begun, TableCard } from '@underhall/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { go } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { toastTrouble, tryTo } from '../app/toasts.ts';
import { gameName } from '../games/catalogue.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { useGame } from '../play/useGame.ts';
import { play } from '../sound/sound.ts';
import type { FarTable, Known } from './farTable.ts';
import { HostPacks } from './HostPacks.tsx';
import { Invite } from './Invite.tsx';
import { forgetInvitation, noteInvitation } from './invited.ts';
import { LobbySeats } from './LobbySeats.tsx';
import { NameField } from './NameField.tsx';
import { rivalAt } from './rival.ts';
import { say } from './say.ts';
import { noteAt, notedAt } from './sealed.ts';
import { callMe, newNonce, useMyName } from './session.ts';
import { TableRules } from './TableRules.tsx';
import { Talk } from './Talk.tsx';
import '../screens/set.css';
import './lobby.css';

interface Props {
  readonly far: FarTable;
  readonly known: Known;
  readonly card: TableCard;
  readonly invite: string | undefined;
  readonly looking: boolean;
}

export default function Lobby({ far, known, card, invite, looking }: Props): ReactNode {
  const { card: box } = useGame(card.game, known.packs);
  useTitle(say('lobby.waiting'), gameName(card.game));
  useArrivals(card);
  useOwnPart(far, card);
  const waits = card.you === undefined && !looking ? invite : undefined;
  useEffect(() => {
    if (waits) noteInvitation(card.id, waits);
    else forgetInvitation(card.id);
  }, [card.id, waits]);
  if (!box) return <Waiting />;
  const host = card.places.find(({ person }) => person === card.host);
  const isHost = card.you !== undefined && card.places[card.you].person === card.host;
  const act = (asking: Parameters<FarTable['say']>[0]) => far.say(asking).catch(toastTrouble);
  return (
    <main className="page lobby" data-host={isHost || undefined}>
      <div className="page-head">
        <p className="faint">
          {isHost ? say('lobby.title') : say('lobby.hosted', { who: host?.name ?? '' })}
        </p>
        <h1 translate="no">{gameName(card.game)}</h1>
      </div>
      {card.you === undefined && !looking && (
        <SitDown far={far} card={card} invite={invite} host={host?.name} />
      )}
      <div className="set-grid">
        <div className="stack">
          <LobbySeats card={card} box={box} packs={known.packs} isHost={isHost} act={act} />
          {known.packs.length > 0 && (
            <HostPacks packs={known.packs} box={box} folded={card.you !== undefined} />
          )}
          <TableRules
            card={card}
            box={box}
            onAlter={isHost ? (change) => void act({ type: 'alter', ...change }) : undefined}
          />
        </div>
        <div className="stack">
          {card.invite && <Invite card={card} invite={card.invite} />}
          {card.you !== undefined && (
            <section className="panel">
              <h2>{say('talk.title')}</h2>
              <Talk far={far} known={known} card={card} />
            </section>
          )}
          {(card.you !== undefined || looking || !card.begun) && <Dice card={card} isHost={isHost} />}
        </div>
      </div>
      {card.you !== undefined && <Start card={card} isHost={isHost} host={host?.name ?? ''} act={act} />}
    </main>
  );
}

/** Where the dice come from. */
function Dice({ card, isHost }: { readonly card: TableCard; readonly isHost: boolean }): ReactNode {
  const { begun, commitment } = card;
  if (begun)
    return (
      <section className="panel sealed">
        <h2>{say('begun.title')}</h2>
        <p>{say(isHost ? 'begun.mine' : 'begun.sentence', whoAndHow(begun))}</p>
      </section>
    );
  return (
    <section className="panel sealed">
      <h2>{say('lobby.sealed')}</h2>
      <p>{say('lobby.sealed.sentence')}</p>
      <code translate="no">{commitment.slice(0, 32)}…</code>
    </section>
  );
}

/** Who was seated by a rematch adds a part of his own to the seed, too. */
function useOwnPart(far: FarTable, { id, you }: TableCard): void {
  const sits = you !== undefined;
  useEffect(() => {
    if (!sits || notedAt(id).nonce !== undefined) return;
    const nonce = newNonce();
    noteAt(id, { nonce });
    far.say({ type: 'sit', nonce }).catch(toastTrouble);
  }, [far, id, sits]);
}

/** A sound for whoever waits when somebody sits down. */
function useArrivals({ places }: TableCard): void {
  const people = places.filter(({ kind }) => kind === 'person').length;
  const before = useRef(people);
  useEffect(() => {
    if (people > before.current) play('door');
    before.current = people;
  }, [people]);
}

const whoAndHow = ({ by, choices }: Begun) => ({ who: by, n: choices });

interface SitDownProps {
  readonly far: FarTable;
  readonly card: TableCard;
  readonly invite: string | undefined;
  readonly host: string | undefined;
}

function SitDown({ far, card, invite, host }: SitDownProps): ReactNode {
  const [name, setName] = useMyName();
  const [busy, setBusy] = useState(false);
  const free = card.places.some(({ kind }) => kind === 'open');
  const game = gameName(card.game);
  const sit = async () => {
    const nonce = newNonce();
    noteAt(card.id, { nonce });
    await callMe(name.trim());
    await far.say({ type: 'sit', nonce, ...(invite ? { invite } : {}) });
  };
  return (
    <form
      className="parchment sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        setBusy(true);
        tryTo(() => sit().finally(() => setBusy(false)));
      }}
    >
      <p className="sit-words">
        {host ? say('lobby.sit.sentence', { who: host, game }) : say('lobby.sit.open', { game })}
      </p>
      {card.begun && <p className="sit-note">{say('begun.sentence', whoAndHow(card.begun))}</p>}
      {card.packs.length > 0 && (
        <p className="sit-note">{say('lobby.packs.sit', { packs: card.packs.join(', ') })}</p>
      )}
      {free ? (
        <>
          <NameField name={name} onChange={setName} />
          <button type="submit" className="btn primary big" disabled={busy || !name.trim()}>
            {say('lobby.sit')}
          </button>
        </>
      ) : (
        <p>{say('lobby.full')}</p>
      )}
    </form>
  );
}

interface StartProps {
  readonly card: TableCard;
  readonly isHost: boolean;
  readonly host: string;
  readonly act: (asking: Parameters<FarTable['say']>[0]) => Promise<unknown>;
}

function Start({ card, isHost, host, act }: StartProps): ReactNode {
  const free = card.places.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const others = card.places.some(
    ({ kind }, seat) => seat !== card.you && (kind === 'person' || kind === 'bot'),
  );
  const fill = async () => {
    for (const seat of free) await act({ type: 'place', seat, as: rivalAt(seat, USUAL_LEVEL) });
  };
  const stand = async () => {
    await act({ type: 'stand' });
    go('friends');
  };
  return (
    <div className="set-start">
      <p className="set-summary" role="status">
        {isHost ? readiness(free.length, others) : say('lobby.start.guest', { who: host })}
      </p>
      <button type="button" className="btn ghost" onClick={() => void stand()}>
        {say('lobby.stand')}
      </button>
      {isHost && free.length > 0 && (
        <button type="button" className="btn" onClick={() => void fill()}>
          {say('lobby.fill')}
        </button>
      )}
      {isHost && (
        <button
          type="button"
          className="btn primary big"
          disabled={free.length > 0}
          onClick={() => void act({ type: 'start' })}
        >
          {say(card.begun ? 'begun.start' : 'lobby.start')}
        </button>
      )}
    </div>
  );
}

function readiness(free: number, others: boolean): string {
  if (free === 0) return say('lobby.start.ready');
  return others ? say('lobby.start.wait', { n: free }) : say('lobby.start.alone');
}
