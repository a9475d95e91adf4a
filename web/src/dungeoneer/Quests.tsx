/** The Quests in play: one's own, anybody's, and at a closer look everybody's, with where they lead. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { CATEGORY_SIGNS, Card } from './Card.tsx';
import { Sign } from './icons.ts';
import { nameOf, questOn } from './printed.ts';
import { say } from './say.ts';
import type { Facts, Scene } from './terms.ts';
import './quests.css';

interface Props {
  readonly facts: Facts;
  readonly scene: Scene;
  readonly card: GameCard;
  /** The viewer's seat. */
  readonly seat: number | undefined;
  /** Shows on the map where a Quest leads. */
  readonly onPoint: (cell: string | undefined) => void;
}

export function Quests({ facts, scene, card, seat, onPoint }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const own = seat === undefined ? [] : facts.seats[seat].quests;
  const line = (quest: string, whose: 'own' | 'global') => (
    <QuestLine
      key={quest}
      quest={quest}
      whose={whose}
      facts={facts}
      card={card}
      onOpen={() => setOpen(true)}
      onPoint={onPoint}
    />
  );
  return (
    <section className="dnr-side-quests" aria-label={say('dnr.quests')}>
      {own.length > 0 && <h2>{say('dnr.quests.own')}</h2>}
      {own.map((quest) => line(quest, 'own'))}
      {facts.global.length > 0 && <h2>{say('dnr.quests.global')}</h2>}
      {facts.global.map((quest) => line(quest, 'global'))}
      <Dialog open={open} title={say('dnr.quests.all')} onClose={() => setOpen(false)} broad>
        <Group title={say('dnr.quests.global')} quests={facts.global} card={card} />
        {facts.seats.map(({ hero, quests, completed }, i) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other id
            key={i}
            title={say('dnr.quests.of', { who: hero ? nameOf(hero, card) : scene.sitters[i].name })}
            quests={[...completed, ...quests]}
            done={completed.length}
            card={card}
          />
        ))}
      </Dialog>
    </section>
  );
}

function QuestLine({
  quest,
  whose,
  facts,
  card,
  onOpen,
  onPoint,
}: {
  quest: string;
  whose: 'own' | 'global';
  facts: Facts;
  card: GameCard;
  onOpen: () => void;
  onPoint: (cell: string | undefined) => void;
}): ReactNode {
  const [category = 'threat'] = questOn(quest, card)?.categories ?? [];
  const words = card.faces[quest];
  const { at = [], to = [] } = facts.places[quest] ?? {};
  const [place] = [...at, ...to];
  const cell = facts.map.find(({ space }) => space === place)?.cell;
  return (
    <button
      type="button"
      className="dnr-quest-line"
      data-whose={whose}
      onClick={onOpen}
      onPointerEnter={() => onPoint(cell)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(cell)}
      onBlur={() => onPoint(undefined)}
    >
      <Sign name={CATEGORY_SIGNS[category]} />
      <strong translate="no">{words?.name ?? quest}</strong>
      <span>{words?.text}</span>
      {at.length === 0 && <small>{say('dnr.quest.unlaid')}</small>}
    </button>
  );
}

function Group({
  title,
  quests,
  done = 0,
  card,
}: {
  title: string;
  quests: readonly string[];
  done?: number;
  card: GameCard;
}): ReactNode {
  if (quests.length === 0) return null;
  return (
    <section className="stack">
      <h3>{title}</h3>
      <div className="dnr-spread">
        {quests.map((quest, i) => (
          <div key={quest} className="dnr-spread-one" data-done={i < done || undefined}>
            <Card face={quest} card={card} />
          </div>
        ))}
      </div>
    </section>
  );
}
