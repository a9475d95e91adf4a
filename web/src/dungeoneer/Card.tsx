/** The cards of Dungeoneer as they lie on the table: what they cost, what they are, when they can be played. */
import type { PrintedAdventure, PrintedHero, PrintedMonster, PrintedQuest } from '@underhall/dungeoneer';
import type { ReactNode } from 'react';
import { engraved } from '../art/Engraving.tsx';
import { Portrait } from '../art/Portrait.tsx';
import type { GameCard } from '../play/scene.ts';
import { Sign, type SignName } from './icons.ts';
import { MapCardArt } from './map/MapCardArt.tsx';
import { heroKind, heroLook } from './people.ts';
import { adventureOn, heroOn, isHidden, kindOf, mapOn, nameOf, questOn } from './printed.ts';
import { say, sayIf } from './say.ts';
import { signOf } from './signs.ts';
import './cards.css';

export type Size = 'small' | 'large' | undefined;

interface Props {
  readonly face: string;
  readonly card: GameCard;
  readonly size?: Size;
}

export function Card({ face, card, size }: Props): ReactNode {
  if (isHidden(face)) return <Back size={size} />;
  const adventure = adventureOn(face, card);
  if (adventure) return <Adventure face={face} card={card} size={size} printed={adventure} />;
  const quest = questOn(face, card);
  if (quest) return <Quest face={face} card={card} size={size} printed={quest} />;
  const hero = heroOn(face, card);
  if (hero) return <Hero face={face} card={card} size={size} printed={hero} />;
  const map = mapOn(face, card);
  if (!map) return null;
  return (
    <svg
      className={`dnr-map-card ${size ?? ''}`}
      viewBox="-120 -120 240 240"
      role="img"
      aria-label={nameOf(face, card)}
    >
      <MapCardArt id={face} name={nameOf(face, card)} printed={map} turned={false} />
    </svg>
  );
}

/** The sign on a card: a file of its own, cut out in whatever colour its place has. Cards of packs have that of their kind. */
export function CardSign({ face, card }: { face: string; card?: GameCard }): ReactNode {
  return (
    <i
      className="dnr-sign"
      aria-hidden="true"
      style={{ maskImage: `url("${engraved(`signs/${signOf(face, card)}`)}")` }}
    />
  );
}

export const FORM_SIGNS = {
  melee: 'crossed-swords',
  magic: 'magic-swirl',
  speed: 'walking-boot',
} as const satisfies Record<string, SignName>;

export const FORMS = ['melee', 'magic', 'speed'] as const;

function Frame({
  kind,
  size,
  cost,
  what,
  children,
}: {
  kind: string;
  size: Size;
  cost?: string | undefined;
  what?: 'glory' | 'peril' | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={`dnr-card parchment ${size ?? ''}`} data-kind={kind} translate="no">
      {cost !== undefined && what && (
        <span className="dnr-cost" data-what={what} title={say(`dnr.cost.${what}`, { n: cost })}>
          {cost}
        </span>
      )}
      {children}
    </div>
  );
}

function Adventure({
  face,
  card,
  size,
  printed,
}: Required<Omit<Props, 'size'>> & { size: Size; printed: PrintedAdventure }): ReactNode {
  const { kind, cost, most, monster, times, duration } = printed;
  const shown = kindOf(printed);
  const what = kind === 'boon' || kind === 'treasure' ? 'glory' : 'peril';
  const words = card.faces[face];
  return (
    <Frame kind={shown} size={size} cost={most > 0 ? `${cost}+` : `${cost}`} what={what}>
      <span className="dnr-card-picture">
        <CardSign face={face} card={card} />
      </span>
      <strong className="dnr-card-name">{words?.name ?? face}</strong>
      <span className="dnr-card-kind">
        {say(`dnr.kind.${shown}`)}
        {size !== 'small' && ` · ${times.map((time) => say(`dnr.time.${time}`)).join(', ')}`}
      </span>
      {monster && <Monster monster={monster} />}
      {size !== 'small' && words?.text && <p>{words.text}</p>}
      {size === 'large' && duration !== 'monster' && (
        <span className="dnr-card-foot">{sayIf(`dnr.duration.${duration}`)}</span>
      )}
    </Frame>
  );
}

/** Life, and what it attacks or strikes back with. */
export function Monster({ monster, wounds = 0 }: { monster: PrintedMonster; wounds?: number }): ReactNode {
  const { life, scores, symbols } = monster;
  return (
    <span className="dnr-scores">
      <span className="dnr-score" data-form="life" title={say('dnr.life', { life: life - wounds, of: life })}>
        <Sign name="hearts" /> {life - wounds}
      </span>
      {FORMS.map((form) => (
        <Score key={form} form={form} n={scores[form]} symbol={symbols[form]} />
      ))}
    </span>
  );
}

/** A score, with what can be done in its form: attack, only strike back, or neither. */
export function Score({
  form,
  n,
  symbol,
}: {
  form: (typeof FORMS)[number];
  n: number;
  symbol: string;
}): ReactNode {
  const title = `${say(`dnr.${form}`)} ${n}: ${say(`dnr.symbol.${symbol}` as 'dnr.symbol.none')}`;
  return (
    <span
      className="dnr-score"
      data-form={form}
      data-symbol={symbol}
      role="img"
      aria-label={title}
      title={title}
    >
      <Sign name={FORM_SIGNS[form]} /> {n}
      {symbol === 'counter' && <Sign name="shield" className="dnr-counter" />}
    </span>
  );
}

export const CATEGORY_SIGNS: Readonly<Record<string, SignName>> = {
  artifact: 'rune-stone',
  chance: 'rolling-dices',
  effect: 'cursed-star',
  escort: 'hand-truck',
  sacrifice: 'sacrificial-dagger',
  search: 'magnifying-glass',
  slay: 'decapitation',
  threat: 'horned-skull',
};

function Quest({
  face,
  card,
  size,
  printed,
}: Required<Omit<Props, 'size'>> & { size: Size; printed: PrintedQuest }): ReactNode {
  const words = card.faces[face];
  return (
    <Frame kind="quest" size={size}>
      <span className="dnr-card-picture">
        {printed.categories.map((one) => (
          <Sign key={one} name={CATEGORY_SIGNS[one]} />
        ))}
      </span>
      <strong className="dnr-card-name">{words?.name ?? face}</strong>
      <span className="dnr-card-kind">
        {printed.categories.map((one) => say(`dnr.category.${one}`)).join(' · ')}
      </span>
      {printed.monster && <Monster monster={printed.monster} />}
      {size !== 'small' && <p>{words?.text}</p>}
    </Frame>
  );
}

function Hero({
  face,
  card,
  size,
  printed,
}: Required<Omit<Props, 'size'>> & { size: Size; printed: PrintedHero }): ReactNode {
  const words = card.faces[face];
  const { levels, symbols, life, boons, treasures } = printed;
  return (
    <div
      className={`dnr-card parchment ${size ?? ''}`}
      data-kind="hero"
      translate="no"
      style={{ '--who': heroLook(face).colour, '--who-dark': heroLook(face).dark } as React.CSSProperties}
    >
      <Portrait id={heroKind(face)} className="dnr-card-portrait" />
      <strong className="dnr-card-name">{words?.name ?? face}</strong>
      <span className="dnr-card-kind">{printed.class}</span>
      {size !== 'small' && (
        <>
          <ol className="plain dnr-levels">
            {levels.map((scores, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: levels have no other id
              <li key={i} className="dnr-scores">
                {FORMS.map((form) => (
                  <Score key={form} form={form} n={scores[form]} symbol={symbols[form]} />
                ))}
              </li>
            ))}
          </ol>
          <p>{words?.text}</p>
          <span className="dnr-card-foot">{say('dnr.hero.limits', { life, boons, treasures })}</span>
        </>
      )}
    </div>
  );
}

function Back({ size }: { size: Size }): ReactNode {
  return (
    <div className={`dnr-card back ${size ?? ''}`} role="img" aria-label={say('dnr.back')}>
      <Sign name="ringing-bell" />
    </div>
  );
}
