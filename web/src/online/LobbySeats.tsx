/** The seats of a table before its match: who has them, what they bring, and what the host makes of them. */
import { LEVELS, USUAL_LEVEL } from '@underhall/bots/level';
import type { TableCard } from '@underhall/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { isRival, RIVALS, temperamentOf } from '../art/portraitArt.ts';
import { RivalFace } from '../art/RivalFace.tsx';
import { Patterns } from '../games/pictures.tsx';
import { IconButton } from '../parts/IconButton.tsx';
import { Pick } from '../parts/Pick.tsx';
import { SureDialog } from '../parts/SureDialog.tsx';
import type { GameCard, Json } from '../play/scene.ts';
import { brought } from '../screens/chairs.ts';
import { SeatOption } from '../screens/Seats.tsx';
import { useProblems } from '../screens/useProblems.ts';
import type { FarTable } from './farTable.ts';
import { atTable } from './host.ts';
import { rivalAt } from './rival.ts';
import { say, sayIf } from './say.ts';

export type Act = (asking: Parameters<FarTable['say']>[0]) => Promise<unknown>;

interface Props {
  readonly card: TableCard;
  readonly box: GameCard;
  readonly packs: readonly Json[];
  readonly isHost: boolean;
  readonly act: Act;
}

export function LobbySeats({ card, box, packs, isHost, act }: Props): ReactNode {
  const { places, options } = card;
  const [kicking, setKicking] = useState<number>();
  // Closed seats are left out of the match, so the others move up.
  const playing = places.flatMap(({ kind }, seat) => (kind === 'locked' ? [] : [seat]));
  // Who cannot open them need not see them.
  const shown = places
    .map((place, seat) => [place, seat] as const)
    .filter(([{ kind }]) => isHost || kind !== 'locked');
  const brings = JSON.stringify(playing.map((seat) => places[seat].options));
  const agreed = JSON.stringify(options);
  const wanted = useMemo(
    () => ({ options: JSON.parse(agreed), seats: JSON.parse(brings) }),
    [agreed, brings],
  );
  const { seats: problems } = useProblems(box, packs, wanted);
  const names = atTable(card).map(({ name }) => name);
  return (
    <section className="panel stack">
      <h2>{say('lobby.seats')}</h2>
      <Patterns game={box.id} />
      <ol className="plain seats">
        {shown.map(([place, seat]) => (
          <li
            key={seat}
            className="seat lobby-seat"
            data-kind={place.kind}
            aria-label={say('lobby.seat', { n: seat + 1 })}
            style={
              { '--seat': `var(--seat-${Math.max(0, playing.indexOf(seat)) % 8})` } as React.CSSProperties
            }
          >
            <span className="seat-mark" aria-hidden="true">
              {place.kind === 'locked' ? '·' : playing.indexOf(seat) + 1}
            </span>
            <Sitting card={card} seat={seat} name={names[seat]} />
            {isHost && seat !== card.you && (
              <Making
                card={card}
                seat={seat}
                onChoose={(as) => {
                  if (place.kind === 'person') setKicking(seat);
                  else void act({ type: 'place', seat, as });
                }}
              />
            )}
            {seat === card.you &&
              !card.begun &&
              box.seatOptions.map((option) => (
                <SeatOption
                  key={option.id}
                  card={box}
                  option={option}
                  value={place.options[option.id]}
                  place={say('lobby.seat', { n: seat + 1 })}
                  who={place.name ?? ''}
                  others={playing.flatMap((other) =>
                    other === seat ? [] : [{ name: names[other], brings: places[other].options }],
                  )}
                  unfit={problems[playing.indexOf(seat)]?.unfit ?? {}}
                  onChange={(value) =>
                    void act({ type: 'dress', options: brought(place.options, option.id, value) })
                  }
                />
              ))}
            {(seat !== card.you || card.begun) && place.kind !== 'locked' && (
              <Brings box={box} options={place.options} />
            )}
          </li>
        ))}
      </ol>
      <SureDialog
        open={kicking !== undefined}
        title={say('lobby.kick', { who: names[kicking ?? 0] })}
        question={say('lobby.kick.sure', { who: names[kicking ?? 0] })}
        yes={say('lobby.kick.yes')}
        onYes={() => {
          if (kicking !== undefined) void act({ type: 'place', seat: kicking, as: { kind: 'open' } });
          setKicking(undefined);
        }}
        onClose={() => setKicking(undefined)}
      />
    </section>
  );
}

function Sitting({ card, seat, name }: { card: TableCard; seat: number; name: string }): ReactNode {
  const { kind, here, level, person, temperament } = card.places[seat];
  if (kind === 'open')
    return (
      <span className="sitting">
        <b>{say('lobby.free')}</b>
        <small>{say('lobby.free.sentence')}</small>
      </span>
    );
  if (kind === 'locked') return <span className="sitting muted">{say('lobby.closed')}</span>;
  if (kind === 'bot')
    return (
      <span className="sitting">
        <RivalFace sitter={{ kind: 'bot', name, ...(temperament ? { temperament } : {}) }} />
        <b translate="no">{name}</b>
        <small>
          {[sayIf(`level.${level}`) ?? level, sayIf(`rival.is.${temperament}`)].filter(Boolean).join(' · ')}
        </small>
      </span>
    );
  return (
    <span className="sitting">
      <span className="present" data-how={here || seat === card.you ? 'here' : 'away'}>
        <i className="present-light" aria-hidden="true" />
        <b translate="no">{name}</b>
        <span className="sr">{say(here ? 'lobby.here' : 'lobby.away')}</span>
      </span>
      {seat === card.you && <span className="chip">{say('lobby.you')}</span>}
      {person === card.host && <span className="chip">{say('lobby.host')}</span>}
    </span>
  );
}

const AS = ['open', 'locked', ...LEVELS] as const;
type As = Extract<Parameters<Act>[0], { readonly type: 'place' }>['as'];

interface MakingProps {
  readonly card: TableCard;
  readonly seat: number;
  readonly onChoose: (as: As) => void;
}

/** What the host makes of a seat. */
function Making({ card, seat, onChoose }: MakingProps): ReactNode {
  const { kind, level, name = '' } = card.places[seat];
  if (kind === 'person')
    return (
      <IconButton
        icon="close"
        label={say('lobby.kick', { who: name })}
        onClick={() => onChoose({ kind: 'open' })}
      />
    );
  const names = card.places.map((place) => place.name);
  const value = kind === 'bot' ? (LEVELS.find((one) => one === level) ?? USUAL_LEVEL) : kind;
  const who = (
    <Pick
      bare
      className="seat-who"
      label={`${say('lobby.seat', { n: seat + 1 })}: ${say('lobby.who')}`}
      value={value}
      values={AS.filter((as) => as !== 'locked' || !card.begun).map((as) => ({
        value: as,
        label: nameOf(as),
      }))}
      onChange={(as) =>
        onChoose(
          as === 'open' || as === 'locked' ? { kind: as } : rivalAt(seat, as, kind === 'bot' ? name : ''),
        )
      }
    />
  );
  if (kind !== 'bot') return who;
  const own = isRival(name) ? [] : [{ value: name, label: name }];
  return (
    <span className="lobby-makes">
      {who}
      <Pick
        bare
        className="seat-who"
        label={`${say('lobby.seat', { n: seat + 1 })}: ${say('lobby.rival')}`}
        value={name}
        values={[
          ...own,
          ...RIVALS.map((one) => ({
            value: one,
            label: `${one} · ${say(`rival.is.${temperamentOf(one)}`)}`,
            disabled: one !== name && names.includes(one),
          })),
        ]}
        onChange={(one) => onChoose(rivalAt(seat, level ?? USUAL_LEVEL, one))}
      />
    </span>
  );
}

function nameOf(as: (typeof AS)[number]): string {
  if (as === 'open' || as === 'locked') return say(`lobby.as.${as}`);
  return say('set.bot', { level: say(`level.${as}`) });
}

/** What another seat has chosen to bring, if it has. */
function Brings({ box, options }: { box: GameCard; options: Readonly<Record<string, unknown>> }): ReactNode {
  const chosen = box.seatOptions.flatMap(({ id }) => {
    const value = options[id];
    return typeof value === 'string' && box.faces[value] ? [box.faces[value].name] : [];
  });
  return chosen.length > 0 ? (
    <span className="muted lobby-brings" translate="no">
      {chosen.join(', ')}
    </span>
  ) : null;
}
