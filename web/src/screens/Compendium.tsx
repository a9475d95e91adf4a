import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { go, to } from '../app/router.ts';
import { useTitle } from '../app/title.ts';
import { Icon } from '../art/Icon.tsx';
import { onShelf, playable } from '../games/catalogue.ts';
import {
  cardsOf,
  countOf,
  decksOf,
  type Entry,
  entriesOf,
  type Kind,
  kindsOf,
  levelsOf,
  ownerOf,
  setName,
  setOf,
  setsOf,
} from '../games/entries.ts';
import { CardFace, isCard, Patterns, Picture } from '../games/pictures.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { FolkCard } from '../parts/FolkCard.tsx';
import { LookUp, matcher } from '../parts/LookUp.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Words } from '../parts/Words.tsx';
import type { FaceCard, GameCard } from '../play/scene.ts';
import { useGame } from '../play/useGame.ts';
import { say } from './say.ts';
import './compendium.css';

export default function Compendium({ path: [wanted, entry] }: { path: readonly string[] }): ReactNode {
  const game = onShelf(wanted ?? '')?.playable ? wanted : playable[0].id;
  const { card, trouble } = useGame(game);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState('');
  const [set, setSet] = useState('');
  const query = useDeferredValue(search);
  const sets = useMemo(() => (card ? setsOf(card) : []), [card]);
  const inSet = sets.some(({ id }) => id === set) ? set : '';
  const kinds = useMemo(
    () => (card ? searched(kindsOf(card), card, query, inSet) : []),
    [card, query, inSet],
  );
  const shown = kinds.some(({ id }) => id === kind) ? kinds.filter(({ id }) => id === kind) : kinds;
  const open = useMemo(() => (card && entry ? entryOf(card, entry) : undefined), [card, entry]);
  useTitle(open?.face.name, say('comp.title'), card?.name);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <main className="page">
      <PageHead title={say('comp.title')} lede={say('comp.lede')} />
      <LookUp
        games={playable}
        game={game}
        onGame={(chosen) => go('compendium', chosen)}
        label={say('comp.search')}
        search={search}
        onSearch={setSearch}
        found={card ? say('comp.found', { n: count }) : (trouble ?? say('loading'))}
      />
      {card && sets.length > 1 && (
        <Picker
          label={say('comp.sets')}
          all={say('comp.sets.all')}
          choices={sets}
          chosen={inSet}
          onChange={setSet}
        />
      )}
      {card && kinds.length > 1 && (
        <Picker
          label={say('comp.kinds')}
          all={say('comp.all')}
          choices={kinds.map(({ id, name, entries }) => ({ id, name, count: entries.length }))}
          chosen={kind}
          onChange={setKind}
        />
      )}
      {card && kinds.length === 0 && <p className="muted">{say(query ? 'comp.none' : 'comp.empty')}</p>}
      {card && entry && !open && <p className="muted">{say('comp.missing', { entry })}</p>}
      <Patterns game={game} />
      {card &&
        shown.map(({ id, name, entries }) => (
          <section key={id} className="comp-group" aria-labelledby={`kind-${id}`}>
            <h2 id={`kind-${id}`}>{name}</h2>
            <Entries entries={entries} card={card} />
          </section>
        ))}
      {card && (
        <Dialog
          open={open !== undefined}
          title={open?.face.name ?? ''}
          onClose={() => go('compendium', game)}
          wide={(open && cardsOf(open.face, card).length > 0) ?? false}
        >
          {open && <Details entry={open} card={card} />}
        </Dialog>
      )}
    </main>
  );
}

/** What fits the words that are looked for, of one set or of all. */
function searched(kinds: readonly Kind[], card: GameCard, query: string, set: string): Kind[] {
  const fits = matcher(query);
  return kinds
    .map((kind) => ({
      ...kind,
      entries: kind.entries.filter(
        ({ face }) =>
          (set === '' || setOf(face, card) === set) && fits(`${face.name} ${face.line ?? ''} ${face.text}`),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function entryOf(card: GameCard, id: string): Entry | undefined {
  const all = entriesOf(Object.values(card.faces), card);
  return all.find(({ alike }) => alike.some((face) => face.id === id));
}

interface PickerProps {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly { readonly id: string; readonly name: string; readonly count?: number }[];
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}

/** One of these, or all of them. */
function Picker({ label, all, choices, chosen, onChange }: PickerProps): ReactNode {
  const counts = choices.flatMap(({ count }) => count ?? []);
  const sum = counts.length > 0 ? counts.reduce((total, count) => total + count) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line of buttons everywhere
    <div className="comp-kinds" role="group" aria-label={label}>
      {[{ id: '', name: all, count: sum }, ...choices].map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          className="comp-kind"
          aria-pressed={chosen === id}
          onClick={() => onChange(chosen === id ? '' : id)}
        >
          {name} {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly Entry[];
  readonly card: GameCard;
}

function Entries({ entries, card }: EntriesProps): ReactNode {
  const real = entries.length > 0 && isCard(entries[0].face, card);
  return (
    <ul className={`plain ${real ? 'comp-reals' : 'comp-cards'}`}>
      {entries.map((one) => (
        <EntryCard key={one.face.id} entry={one} card={card} />
      ))}
    </ul>
  );
}

/** A card as it lies on the table, a hero as people compare them, anything else with its picture. */
function EntryCard({ entry: { face, alike }, card }: EntryProps): ReactNode {
  const copies = copiesOf(alike, card);
  const owner = ownerOf(face, card);
  const href = to('compendium', card.id, face.id);
  if (isCard(face, card)) {
    return (
      <li className="comp-real">
        <a href={href}>
          <CardFace face={face} card={card} />
        </a>
        <p className="comp-count">{[owner?.name, copies].filter(Boolean).join(' · ')}</p>
      </li>
    );
  }
  return (
    <li>
      <a className="comp-card parchment" data-kind={face.back} href={href}>
        {face.folk ? (
          <FolkCard face={face} card={card} />
        ) : (
          <>
            <Picture face={face} card={card} />
            <h3 translate="no">{face.name}</h3>
            {face.text && <Words text={face.text} />}
          </>
        )}
        {copies && <p className="comp-count">{copies}</p>}
      </a>
    </li>
  );
}

interface EntryProps {
  readonly entry: Entry;
  readonly card: GameCard;
}

/** Where it lies and how many of it there are. */
function copiesOf(alike: readonly FaceCard[], card: GameCard): string {
  const levels = levelsOf(alike).map(([level]) => level);
  const count = countOf(alike);
  const set = setOf(alike[0], card);
  const decks = decksOf(alike[0]);
  return [
    set !== undefined && setName(set, card),
    decks.length > 0 && say('comp.decks', { n: decks.length, decks: decks.join(', ') }),
    levels.length > 0 && say('comp.levels', { n: levels.length, levels: levels.join(', ') }),
    // Of a set most cards are there once.
    count !== undefined && (set === undefined || count > 1) && say('comp.count', { n: count }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The same, level by level. */
function Copies({ alike, card }: { alike: readonly FaceCard[]; card: GameCard }): ReactNode {
  const levels = levelsOf(alike);
  const lines =
    levels.length > 0 ? levels.map(([, faces]) => copiesOf(faces, card)) : [copiesOf(alike, card)];
  return (
    <div className="comp-count">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** One thing by itself, at an address of its own. */
function Details({ entry: { face, alike }, card }: EntryProps): ReactNode {
  const cards = entriesOf(cardsOf(face, card), card);
  const owner = ownerOf(face, card);
  return (
    <>
      <div className="comp-detail" data-kind={face.back}>
        {isCard(face, card) ? <CardFace face={face} card={card} /> : <Picture face={face} card={card} />}
        <div className="stack">
          <div className="comp-words">
            {face.line && <p className="muted">{face.line}</p>}
            <Words text={face.text || face.name} />
          </div>
          {owner && (
            <p>
              <a href={to('compendium', card.id, owner.id)} translate="no">
                {owner.name}
              </a>
            </p>
          )}
          <Copies alike={alike} card={card} />
        </div>
      </div>
      {cards.length > 0 && (
        <section className="stack">
          <h3>{say('comp.cards')}</h3>
          <Entries entries={cards} card={card} />
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
