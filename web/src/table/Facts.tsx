/** Whatever a game says about itself, shown plainly: numbers, lists of cards, seats. */
import type { ReactNode } from 'react';
import { say, sayIf } from '../messages/say.ts';
import type { GameCard, Json } from '../play/scene.ts';
import { SmallCard } from './SmallCard.tsx';

type Facts = Readonly<Record<string, Json>>;

function isRecord(value: Json | undefined): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function seatFacts(facts: Json): readonly Facts[] {
  if (!isRecord(facts) || !Array.isArray(facts.seats)) return [];
  return facts.seats.filter(isRecord);
}

export function tableFacts(facts: Json): Facts {
  if (!isRecord(facts)) return {};
  const { seats: _, ...others } = facts;
  return others;
}

export function FactList({ facts, card }: { facts: Facts; card: GameCard }): ReactNode {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} data-list={Array.isArray(value) || undefined}>
          <dt>{card.messages[`fact.${name}`] ?? sayIf(`count.${name}`) ?? name.replaceAll('-', ' ')}</dt>
          <dd>
            <Value value={value} card={card} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const MANY = 8;

function Value({ value, card }: { value: Json; card: GameCard }): ReactNode {
  if (value === null || value === '') return <span className="faint">{say('table.none')}</span>;
  if (typeof value === 'boolean') return say(value ? 'table.yes' : 'table.no');
  if (typeof value === 'string') return isFace(value, card) ? <SmallCard face={value} card={card} /> : value;
  if (typeof value === 'number') return <b>{value}</b>;
  if (isRecord(value)) return <FactList facts={value} card={card} />;
  if (value.length === 0) return <span className="faint">{say('table.none')}</span>;
  const hidden = value.filter((one) => typeof one === 'string' && one.startsWith('['));
  if (hidden.length === value.length && value.length > MANY)
    return <Pile back={String(value[0])} count={value.length} />;
  return (
    <span className="cards">
      {value.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list of facts has no other key
        <Value key={i} value={one} card={card} />
      ))}
    </span>
  );
}

function isFace(value: string, card: GameCard): boolean {
  return value.startsWith('[') || value in card.faces;
}

function Pile({ back, count }: { back: string; count: number }): ReactNode {
  return (
    <span className="pile">
      <SmallCard face={back} card={undefined} />
      <span className="faint">{say('table.deck', { n: count })}</span>
    </span>
  );
}
