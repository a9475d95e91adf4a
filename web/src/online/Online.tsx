/** A table with friends, from the first who sits down to the end: `online/TABLE`, `online/TABLE/INVITE`, `…/INVITE/look`. */
import { lazy, type ReactNode, Suspense } from 'react';
import { Header } from '../app/Header.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useTablesHere } from './available.ts';
import { Connection } from './Connection.tsx';
import { NoTables } from './Friends.tsx';
import { say } from './say.ts';
import { useFar } from './useFar.ts';
import '../screens/home.css';
import './online.css';

const Lobby = lazy(() => import('./Lobby.tsx'));
const Playing = lazy(() => import('./Playing.tsx'));

export default function Online({ path: [id = '', invite, way] }: { path: readonly string[] }): ReactNode {
  const here = useTablesHere();
  if (here === undefined) return <Waiting />;
  if (!here)
    return (
      <WithHeader>
        <NoTables />
      </WithHeader>
    );
  return <Meeting key={id} id={id} invite={invite} looking={way === 'look'} />;
}

interface MeetingProps {
  readonly id: string;
  readonly invite: string | undefined;
  /** Somebody came to look on. */
  readonly looking: boolean;
}

function Meeting({ id, invite, looking }: MeetingProps): ReactNode {
  const [far, known] = useFar(id, invite);
  const { card, refused } = known;
  if (refused && !card)
    return (
      <WithHeader>
        <Connection />
        <Refused code={refused.code} why={refused.message} />
      </WithHeader>
    );
  if (!card)
    return (
      <WithHeader>
        <Connection />
        <Waiting />
      </WithHeader>
    );
  if (card.phase === 'stranded')
    return (
      <WithHeader>
        <TroublePage title={say('online.stranded')} why={say('online.stranded.why')} />
      </WithHeader>
    );
  if (card.phase === 'gathering')
    return (
      <WithHeader>
        <Connection />
        <Suspense fallback={<Waiting />}>
          <Lobby far={far} known={known} card={card} invite={invite} looking={looking} />
        </Suspense>
      </WithHeader>
    );
  if (card.you === undefined && !card.spectators)
    return (
      <WithHeader>
        <TroublePage title={say('online.begun')} why={say('online.begun.why')} />
      </WithHeader>
    );
  return (
    <>
      <Connection />
      <Suspense fallback={<Waiting />}>
        <Playing far={far} known={known} card={card} />
      </Suspense>
    </>
  );
}

/** The whole screen belongs to the table; before the match it has a head like every page. */
function WithHeader({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Header screen="friends" />
      {children}
    </>
  );
}

function Refused({ code, why }: { readonly code: string; readonly why: string }): ReactNode {
  if (code === 'reload') return <PageHead title={say('friends.title')} />;
  if (code === 'nowhere')
    return <TroublePage title={say('online.nowhere')} why={say('online.nowhere.why')} />;
  return <TroublePage title={say('online.trouble')} why={why} />;
}
