/** After a match with friends: once more with the same people, and where its dice came from. */
import type { Fairness, TableCard } from '@underhall/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { go, to } from '../app/router.ts';
import { tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { MatchRecord } from '../play/scene.ts';
import type { FarTable } from './farTable.ts';
import { fetchRecord } from './host.ts';
import { say } from './say.ts';
import { judge, notedAt, type Verdict } from './sealed.ts';
import { wire } from './session.ts';

interface Props {
  readonly far: FarTable;
  readonly card: TableCard;
}

export function After({ far, card }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const again = async () => {
    const { table } = await wire.ask({ type: 'rematch', table: far.id });
    if (table) go('online', table);
  };
  return (
    <>
      {card.rematch ? (
        <a className="btn primary" href={to('online', card.rematch)}>
          {say('after.rematch.go')}
        </a>
      ) : (
        card.you !== undefined && (
          <button type="button" className="btn primary" onClick={() => tryTo(again)}>
            {say('after.rematch')}
          </button>
        )
      )}
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        <Icon name="lock" /> {say('after.fair')}
      </button>
      <Dialog open={open} title={say('after.fair')} onClose={() => setOpen(false)}>
        {card.begun ? (
          <p>{say('begun.unproved', { who: card.begun.by, n: card.begun.choices })}</p>
        ) : (
          <Fair far={far} />
        )}
      </Dialog>
    </>
  );
}

interface Shown {
  readonly verdict: Verdict;
  readonly record: MatchRecord;
  readonly fairness: Fairness;
}

async function judged(far: FarTable): Promise<Shown | undefined> {
  const {
    record,
    origin: { fairness },
  } = await fetchRecord(far);
  if (!fairness) return undefined;
  return { record, fairness, verdict: await judge(record, fairness, notedAt(far.id)) };
}

/** What was sealed, what it was made of, and whether the one is the other. */
function Fair({ far }: { readonly far: FarTable }): ReactNode {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    tryTo(async () => setShown(await judged(far)));
  }, [far]);
  if (!shown) return <p className="muted">{say('after.fair.checking')}</p>;
  const { verdict, record, fairness } = shown;
  return (
    <div className="fair" data-verdict={verdict}>
      <p>
        <Icon name={verdict === 'bad' ? 'close' : 'check'} /> {say(`after.fair.${verdict}`)}
      </p>
      <dl>
        <dt>{say('after.fair.commitment')}</dt>
        <dd translate="no">{fairness.commitment}</dd>
        <dt>{say('after.fair.secret')}</dt>
        <dd translate="no">{fairness.secret}</dd>
        <dt>{say('after.fair.nonces')}</dt>
        {fairness.nonces.map((nonce, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <dd key={seat} translate="no">
            {nonce}
          </dd>
        ))}
        <dt>{say('after.fair.seed')}</dt>
        <dd translate="no">{record.setup.seed}</dd>
      </dl>
    </div>
  );
}
