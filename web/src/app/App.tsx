import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { say, sayIf } from '../messages/say.ts';
import { TroublePage } from '../parts/TroublePage.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { TOO_LONG, under } from './address.ts';
import { Fallible } from './Fallible.tsx';
import { Header } from './Header.tsx';
import { useRoute } from './router.ts';
import { Speaker, Toasts } from './Toasts.tsx';
import { nameTab, useTitle } from './title.ts';
import { BARE } from './wayBack.ts';

const screens: Readonly<
  Record<string, React.LazyExoticComponent<(props: { path: readonly string[] }) => ReactNode>>
> = {
  '': lazy(() => import('../screens/Home.tsx')),
  set: lazy(() => import('../screens/SetTable.tsx')),
  table: lazy(() => import('../screens/Table.tsx')),
  replay: lazy(() => import('../screens/Replay.tsx')),
  rules: lazy(() => import('../screens/Rulebook.tsx')),
  compendium: lazy(() => import('../screens/Compendium.tsx')),
  learn: lazy(() => import('../screens/Learn.tsx')),
  hall: lazy(() => import('../screens/Hall.tsx')),
  daily: lazy(() => import('../screens/Daily.tsx')),
  friends: lazy(() => import('../online/Friends.tsx')),
  online: lazy(() => import('../online/Online.tsx')),
  me: lazy(() => import('../online/account/Account.tsx')),
  lab: lazy(() => import('../screens/Lab.tsx')),
  packs: lazy(() => import('../screens/Packs.tsx')),
  settings: lazy(() => import('../screens/Settings.tsx')),
  credits: lazy(() => import('../screens/Credits.tsx')),
  ...(import.meta.env.DEV ? { gallery: lazy(() => import('../screens/Gallery.tsx')) } : {}),
};

export function App(): ReactNode {
  const route = useRoute();
  const [screen = '', ...path] = route;
  const Screen = under(screens, screen);
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen begins at its top
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [screen]);
  return (
    <>
      <button type="button" className="skip" onClick={() => content.current?.focus()}>
        {say('skip-to-content')}
      </button>
      {!BARE.has(screen) && <Header screen={screen} />}
      <div ref={content} id="content" tabIndex={-1} className="content">
        <Fallible screen={screen}>
          <Suspense fallback={<Waiting />}>
            {Screen ? (
              <Titled key={screen} title={sayIf(`nav.${screen}`)}>
                <Screen path={path} />
              </Titled>
            ) : (
              <Lost title={say(route === TOO_LONG ? 'trouble.long' : 'trouble.lost')} />
            )}
          </Suspense>
        </Fallible>
      </div>
      <Toasts />
      <Speaker />
    </>
  );
}

/** The name of a screen on the tab; a screen that knows a better one gives it after that. */
function Titled({ title, children }: { title?: string | undefined; children: ReactNode }): ReactNode {
  // Before the effects of the screen itself, which may know better.
  useLayoutEffect(() => nameTab(title), [title]);
  return children;
}

function Lost({ title }: { title: string }): ReactNode {
  useTitle(title);
  return <TroublePage title={title} />;
}
