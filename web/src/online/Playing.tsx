/** A table with friends while it is played at, and when it is over: a table like any other, with company. */
import type { TableCard } from '@underhall/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { whyOf } from '../play/trouble.ts';
import { useGame } from '../play/useGame.ts';
import { Seated } from '../screens/Table.tsx';
import type { TableArt } from '../table/art.ts';
import { tableArtOf } from '../table/tableArtOf.ts';
import { After } from './After.tsx';
import { Company } from './Company.tsx';
import type { FarTable, Known } from './farTable.ts';
import { atTable, keptOf, onlineHost } from './host.ts';
import { say } from './say.ts';

interface Props {
  readonly far: FarTable;
  readonly known: Known;
  readonly card: TableCard;
}

export default function Playing({ far, known, card }: Props): ReactNode {
  const { game, you, id } = card;
  const { packs } = known;
  const { card: box, trouble: unfit } = useGame(game, packs);
  const [art, setArt] = useState<TableArt>();
  const [trouble, setTrouble] = useState<string>();
  const onTrouble = useCallback((why: string) => setTrouble(why), []);
  useEffect(() => {
    tableArtOf(game).then(setArt, (error: unknown) => setTrouble(whyOf(error)));
  }, [game]);
  // Who sits where may change while it is played; the table itself stays the same.
  const first = useRef(card);
  const kept = useMemo(() => keptOf(first.current, packs), [packs]);
  const host = useMemo(() => onlineHost(far, kept, you), [far, kept, you]);
  const opening = useMemo(() => box && { kept, card: box }, [kept, box]);
  const names = JSON.stringify(atTable(card));
  useEffect(() => host.seat(JSON.parse(names)), [host, names]);
  const why = trouble ?? unfit;
  if (why) return <TroublePage title={say('online.trouble')} why={why} />;
  if (!opening || !art) return <Waiting />;
  if (opening.card.version !== card.version)
    return (
      <TroublePage title={say('online.outdated')}>
        <button type="button" className="btn primary" onClick={() => location.reload()}>
          {say('online.reload')}
        </button>
      </TroublePage>
    );
  return (
    <Seated
      key={`${id} ${you}`}
      opening={opening}
      host={host}
      art={art}
      onTrouble={onTrouble}
      company={<Company far={far} known={known} card={card} />}
      onward={<After far={far} card={card} />}
    />
  );
}
