import { Fragment, type ReactNode } from 'react';
import { Icon, type IconName } from '../art/Icon.tsx';
import { type Key, say } from '../messages/say.ts';
import { Menu } from '../parts/Menu.tsx';
import { to } from './router.ts';
import { useWayBack } from './wayBack.ts';
import './header.css';

interface Place {
  readonly screen: string;
  readonly icon: IconName;
  readonly name: Key;
}

const PLAY: readonly Place[] = [
  { screen: '', icon: 'dungeon-gate', name: 'nav.play' },
  { screen: 'learn', icon: 'torch', name: 'nav.learn' },
  { screen: 'daily', icon: 'sun', name: 'nav.daily' },
];

/** What is looked up, and what is set or tinkered with. */
const GROUPS = [
  {
    name: 'nav.library',
    places: [
      { screen: 'rules', icon: 'open-book', name: 'nav.rules' },
      { screen: 'compendium', icon: 'spell-book', name: 'nav.compendium' },
      { screen: 'hall', icon: 'laurels', name: 'nav.hall' },
    ],
  },
  {
    name: 'nav.more',
    places: [
      { screen: 'lab', icon: 'erlenmeyer', name: 'nav.lab' },
      { screen: 'packs', icon: 'knapsack', name: 'nav.packs' },
      { screen: 'settings', icon: 'gear', name: 'nav.settings' },
      { screen: 'credits', icon: 'quill-ink', name: 'nav.credits' },
    ],
  },
] as const satisfies readonly { name: Key; places: readonly Place[] }[];

interface LinksProps {
  readonly places: readonly Place[];
  readonly here: string;
}

function Links({ places, here }: LinksProps): ReactNode {
  return places.map((place) => (
    <a
      key={place.screen}
      href={place.screen ? to(place.screen) : '#/'}
      aria-current={place.screen === here ? 'page' : undefined}
    >
      <Icon name={place.icon} />
      <span>{say(place.name)}</span>
    </a>
  ));
}

export function Header({ screen }: { screen: string }): ReactNode {
  const here = screen === 'set' || screen === 'friends' ? '' : screen;
  const back = useWayBack();
  return (
    <header className="header" data-back={back ? true : undefined}>
      <a className="wordmark" href="#/" translate="no">
        <Logo />
        <span>{say('app.name')}</span>
      </a>
      {back && (
        <a className="btn primary small header-back" href={back.href}>
          <Icon name="back" /> {say(back.screen === 'replay' ? 'nav.back.replay' : 'nav.back')}
        </a>
      )}
      <nav className="nav-wide" aria-label={say('nav.label')}>
        <Links places={PLAY} here={here} />
        {GROUPS.map(({ name, places }) => (
          <NavGroup key={name} name={say(name)} places={places} here={here} />
        ))}
      </nav>
      <Menu label={say('nav.menu')} className="nav-button">
        <nav className="nav-sheet" aria-label={say('nav.label')}>
          <Links places={PLAY} here={here} />
          {GROUPS.map(({ name, places }) => (
            <Fragment key={name}>
              <p>{say(name)}</p>
              <Links places={places} here={here} />
            </Fragment>
          ))}
        </nav>
      </Menu>
    </header>
  );
}

function NavGroup({ name, places, here }: LinksProps & { readonly name: string }): ReactNode {
  const within = places.find(({ screen }) => screen === here);
  return (
    <Menu
      label={name}
      className="nav-group"
      face={
        <span data-here={within ? true : undefined}>
          {/* Who is in one of its places sees which. */}
          {within ? say(within.name) : name}
        </span>
      }
    >
      <div className="nav-sheet">
        <Links places={places} here={here} />
      </div>
    </Menu>
  );
}

/** A door under a hill, with light in it. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 48 48" aria-hidden="true">
      <path d="M3 44V25C3 12 12 4 24 4s21 8 21 21v19z" fill="#3a2f25" stroke="#a58a5f" strokeWidth="2" />
      <path d="M13 44V27a11 11 0 0 1 22 0v17z" fill="#120c07" />
      <path d="M13 44V27a11 11 0 0 1 22 0v17l-5-5h-12z" fill="#f5a53a" opacity="0.25" />
      <path d="M24 41c-6-4-5-9-2-14 1-2 2-4 1.500-7 5 4 8 9 7 15-.5 3-3 5-6.500 6z" fill="#f5a53a" />
      <path d="M24 40c-3-2-3-5-1-8 3 2 5 6 1 8z" fill="#fff0c0" />
    </svg>
  );
}
