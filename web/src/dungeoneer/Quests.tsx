/** The Quests in play: one's own, anybody's, and at a closer look everybody's, with where they lead. */
import { type ReactNode, useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import type { GameCard } from '../play/scene.ts';
import { Choosable } from '../table/Choosable.tsx';
import { CATEGORY_SIGNS, Card } from './Card.tsx';
import { Sign } from './icons.ts';
import { nameOf, questOn } from './printed.ts';
import { say } from './say.ts';
import type { About, Asked, AtTable, Facts, OptionShown, Scene } from './terms.ts';
import './quests.css';

interface Props {
  readonly at: AtTable;
  readonly facts: Facts;
  readonly scene: Scene;
  readonly asked: Asked | undefined;
  /** The viewer's seat. */
  readonly seat: number | undefined;
  /** Shows on the map where a Quest leads. */
  readonly onPoint: (cell: string | undefined) => void;
}

export function Quests({ at, facts, scene, asked, seat, onPoint }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const { card } = at;
  const own = seat === undefined ? [] : facts.seats[seat].quests;
  const line = (quest: string, whose: 'own' | 'global') => (
    <QuestLine
      key={quest}
      at={at}
      quest={quest}
      whose={whose}
      facts={facts}
      ways={asked?.options.filter(({ about }) => about?.face === quest && QUEST_ACTS.has(about.act)) ?? []}
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

const QUEST_ACTS: ReadonlySet<About['act']> = new Set<About['act']>([
  'attempt',
  'search',
  'pick-up',
  'put-down',
  'deliver',
]);

interface LineProps {
  readonly at: AtTable;
  readonly quest: string;
  readonly whose: 'own' | 'global';
  readonly facts: Facts;
  /** What can be done about it now. */
  readonly ways: readonly OptionShown[];
  readonly onOpen: () => void;
  readonly onPoint: (cell: string | undefined) => void;
}

function QuestLine({ at, quest, whose, facts, ways, onOpen, onPoint }: LineProps): ReactNode {
  const { card } = at;
  const [category = 'threat'] = questOn(quest, card)?.categories ?? [];
  const words = card.faces[quest];
  const { at: here = [], to = [] } = facts.places[quest] ?? {};
  const [place] = [...here, ...to];
  const cell = facts.map.find(({ space }) => space === place)?.cell;
  return (
    <div className="dnr-quest-one" data-whose={whose} data-can={ways.length > 0 || undefined}>
      <button
        type="button"
        className="dnr-quest-line"
        onClick={onOpen}
        onPointerEnter={() => onPoint(cell)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(cell)}
        onBlur={() => onPoint(undefined)}
      >
        <Sign name={CATEGORY_SIGNS[category]} />
        <strong translate="no">{words?.name ?? quest}</strong>
        <span>{words?.text}</span>
        {here.length === 0 && <small>{say('dnr.quest.unlaid')}</small>}
      </button>
      {ways.map(({ id, label }) => (
        <Choosable key={id} at={at} option={id} className="btn small">
          {label}
        </Choosable>
      ))}
    </div>
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
