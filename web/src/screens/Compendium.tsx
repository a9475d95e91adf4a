import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { go, to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { Icon } from '../art/Icon.tsx';
import { onShelf, playable } from '../games/catalogue.ts';
import { cardsOf, countOf, fits, type Kind, kindsOf, ownerOf } from '../games/entries.ts';
import { Patterns, Picture } from '../games/pictures.tsx';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { GamePicker } from '../parts/GamePicker.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Words } from '../parts/Words.tsx';
import type { FaceCard, GameCard } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import './compendium.css';

export default function Compendium({ path: [wanted, entry] }: { path: readonly string[] }): ReactNode {
  const game = onShelf(wanted ?? '')?.playable ? wanted : playable[0].id;
  const { card, trouble } = useGame(game);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const query = useDeferredValue(search);
  const kinds = useMemo(() => (card ? searched(kindsOf(card), query) : []), [card, query]);
  const shown = kinds.some(({ id }) => id === kind) ? kinds.filter(({ id }) => id === kind) : kinds;
  const open = entry ? card?.faces[entry] : undefined;
  useTitle(open?.name, say('comp.title'), card?.name);
  useSlash(field);
  const count = shown.reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    <main className="page">
      <PageHead title={say('comp.title')} lede={say('comp.lede')} />
      <div className="rules-tools">
        <GamePicker
          label={say('set.game')}
          games={playable}
          game={game}
          onChange={(chosen) => go('compendium', chosen)}
        />
        <label className="field">
          <span>{say('comp.search')}</span>
          <input
            ref={field}
            type="search"
            value={search}
            aria-keyshortcuts="/"
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <p className="faint" role="status">
          {card ? say('comp.found', { n: count }) : (trouble ?? say('loading'))}
        </p>
      </div>
      {card && kinds.length > 1 && <KindPicker kinds={kinds} kind={kind} onChange={setKind} />}
      {card && kinds.length === 0 && <p className="muted">{say(query ? 'comp.none' : 'comp.empty')}</p>}
      {card && entry && !open && <p className="muted">{say('comp.missing', { entry })}</p>}
      <Patterns game={game} />
      {card &&
        shown.map(({ id, name, faces }) => (
          <section key={id} className="comp-group" aria-labelledby={`kind-${id}`}>
            <h2 id={`kind-${id}`}>{name}</h2>
            <ul className="plain comp-cards">
              {faces.map((face) => (
                <Entry key={face.id} face={face} card={card} />
              ))}
            </ul>
          </section>
        ))}
      {card && (
        <Dialog
          open={open !== undefined}
          title={open?.name ?? ''}
          onClose={() => go('compendium', game)}
          wide={(open && cardsOf(open, card).length > 0) ?? false}
        >
          {open && <Details face={open} card={card} />}
        </Dialog>
      )}
    </main>
  );
}

/** `/` goes to the search, as in most places where people search. */
function useSlash(field: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [field]);
}

function searched(kinds: readonly Kind[], query: string): Kind[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return kinds
    .map((kind) => ({ ...kind, faces: kind.faces.filter((face) => fits(face, words)) }))
    .filter(({ faces }) => faces.length > 0);
}

interface PickerProps {
  readonly kinds: readonly Kind[];
  readonly kind: string;
  readonly onChange: (kind: string) => void;
}

function KindPicker({ kinds, kind, onChange }: PickerProps): ReactNode {
  const one = (id: string, name: string, count: number) => (
    <button
      key={id}
      type="button"
      className="comp-kind"
      aria-pressed={kind === id}
      onClick={() => onChange(kind === id ? '' : id)}
    >
      {name} <span>{count}</span>
    </button>
  );
  const all = kinds.reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of buttons everywhere
    <div className="comp-kinds" role="group" aria-label={say('comp.kinds')}>
      {one('', say('comp.all'), all)}
      {kinds.map(({ id, name, faces }) => one(id, name, faces.length))}
    </div>
  );
}

function Entry({ face, card }: { face: FaceCard; card: GameCard }): ReactNode {
  const owner = ownerOf(face, card);
  return (
    <li>
      <a className="comp-card parchment" data-kind={face.back} href={to('compendium', card.id, face.id)}>
        <Picture face={face} card={card} />
        <h3 translate="no">{face.name}</h3>
        {owner && (
          <p className="comp-owner" translate="no">
            {owner.name}
          </p>
        )}
        {face.text && <Words text={face.text} />}
        <Count face={face} />
      </a>
    </li>
  );
}

function Count({ face }: { face: FaceCard }): ReactNode {
  const count = countOf(face);
  return count === undefined ? null : <p className="comp-count">{say('comp.count', { n: count })}</p>;
}

/** One thing by itself, at an address of its own. */
function Details({ face, card }: { face: FaceCard; card: GameCard }): ReactNode {
  const cards = cardsOf(face, card);
  const owner = ownerOf(face, card);
  return (
    <>
      <div className="comp-detail" data-kind={face.back}>
        <Picture face={face} card={card} />
        <div className="stack">
          <div className="comp-words">
            <Words text={face.text || face.name} />
          </div>
          {owner && (
            <p>
              <a href={to('compendium', card.id, owner.id)} translate="no">
                {owner.name}
              </a>
            </p>
          )}
          <Count face={face} />
        </div>
      </div>
      {cards.length > 0 && (
        <section className="stack">
          <h3>{say('comp.cards')}</h3>
          <ul className="plain comp-cards">
            {cards.map((one) => (
              <Entry key={one.id} face={one} card={card} />
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href={to('rules', card.id)}>
          <Icon name="open-book" /> {say('comp.rules')}
        </a>
      </p>
    </>
  );
}
