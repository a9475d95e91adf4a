import type { ReactNode } from 'react';
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

const PLACES: readonly Place[] = [
  { screen: '', icon: 'dungeon-gate', name: 'nav.play' },
  { screen: 'learn', icon: 'torch', name: 'nav.learn' },
  { screen: 'daily', icon: 'sun', name: 'nav.daily' },
  { screen: 'rules', icon: 'open-book', name: 'nav.rules' },
  { screen: 'compendium', icon: 'spell-book', name: 'nav.compendium' },
  { screen: 'hall', icon: 'laurels', name: 'nav.hall' },
  { screen: 'lab', icon: 'erlenmeyer', name: 'nav.lab' },
  { screen: 'packs', icon: 'knapsack', name: 'nav.packs' },
  { screen: 'settings', icon: 'gear', name: 'nav.settings' },
  { screen: 'credits', icon: 'quill-ink', name: 'nav.credits' },
];

export function Header({ screen }: { screen: string }): ReactNode {
  const here = screen === 'set' ? '' : screen;
  const back = useWayBack();
  const links = PLACES.map((place) => (
    <a
      key={place.screen}
      href={place.screen ? to(place.screen) : '#/'}
      aria-current={place.screen === here ? 'page' : undefined}
    >
      <Icon name={place.icon} />
      <span>{say(place.name)}</span>
    </a>
  ));
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
        {links}
      </nav>
      <Menu label={say('nav.menu')} className="nav-button">
        <nav className="nav-sheet" aria-label={say('nav.label')}>
          {links}
        </nav>
      </Menu>
    </header>
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
