/** The invitation: a link, a code to scan, and whatever the device shares with. */
import type { TableCard } from '@underhall/protocol';
import type { ReactNode } from 'react';
import { encode } from 'uqr';
import { to } from '../app/router.ts';
import { toast, tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { gameName } from '../games/catalogue.ts';
import { copyText } from '../play/tables.ts';
import { say } from './say.ts';

interface Props {
  readonly card: TableCard;
  readonly invite: string;
}

function addressOf(...place: readonly string[]): string {
  return `${location.origin}${location.pathname}${to(...place)}`;
}

/** Names by which a machine calls itself: nobody else gets here by them. */
const OWN_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export function Invite({ card, invite }: Props): ReactNode {
  const link = addressOf('online', card.id, invite);
  const copy = async (text: string, said: string) => {
    await copyText(text);
    toast(said);
  };
  const share = () =>
    navigator
      .share({
        title: say('app.name'),
        text: say('lobby.share.text', { game: gameName(card.game) }),
        url: link,
      })
      // Whoever closes the sheet has shared nothing, and nothing is wrong.
      .catch(() => undefined);
  return (
    <section className="parchment invite" aria-labelledby="invite">
      <h2 id="invite">{say('lobby.invite')}</h2>
      <p>{say(OWN_NAMES.includes(location.hostname) ? 'lobby.invite.own' : 'lobby.invite.sentence')}</p>
      <QrCode text={link} />
      <input
        type="text"
        readOnly
        value={link}
        aria-label={say('lobby.invite')}
        translate="no"
        onFocus={(event) => event.target.select()}
      />
      <div className="row tight">
        <button
          type="button"
          className="btn primary"
          onClick={() => tryTo(() => copy(link, say('lobby.copied')))}
        >
          <Icon name="link" /> {say('lobby.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className="btn" onClick={() => void share()}>
            {say('lobby.share')}
          </button>
        )}
        {card.spectators && (
          <button
            type="button"
            className="btn ghost small"
            onClick={() =>
              tryTo(() => copy(addressOf('online', card.id, invite, 'look'), say('lobby.watchlink.copied')))
            }
          >
            <Icon name="eye" /> {say('lobby.watchlink')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Dark on light whatever the page is: that is what cameras read. */
function QrCode({ text }: { readonly text: string }): ReactNode {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('lobby.qr')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
