/** How a match ended: who won and how, how everybody fared, what it is remembered by, and where to go from here. */

import type { KeyMoment } from '@underhall/table';
import { type ReactNode, useEffect, useState } from 'react';
import { go, to } from '../app/router.ts';
import { toast, tryTo } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from '../messages/say.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { KeyMoments } from '../parts/KeyMoments.tsx';
import { RuleSign } from '../parts/RuleLink.tsx';
import { SeriesPlots } from '../parts/SeriesPlots.tsx';
import { call } from '../play/hall.ts';
import { heroIn } from '../play/named.ts';
import { faredIn, winnersLine } from '../play/results.ts';
import type { GameCard, Kept, MatchRecord, ReplayCard, Scene } from '../play/scene.ts';
import { copyLink, exportMatch, keepPlan, newSeed } from '../play/tables.ts';
import '../parts/results.css';
import './ending.css';
import type { LiveTable } from './useTable.ts';

const MOST_MOMENTS = 12;

interface Props {
  readonly at: LiveTable;
  readonly scene: Scene;
  /** How it ended for whoever looks on. */
  readonly fate: ReactNode;
  /** In place of playing again at this screen. */
  readonly onward?: ReactNode;
}

export function Ending({ at, scene, fate, onward }: Props): ReactNode {
  const [open, setOpen] = useState(true);
  const story = useStory(at);
  const { outcome, sitters } = scene;
  if (!outcome) return null;
  return (
    <>
      <button type="button" className="btn primary" onClick={() => setOpen(true)}>
        {say('table.results')}
      </button>
      {/* It opens with all it has to tell, and does not grow under the hand. */}
      <Dialog
        open={open && story !== 'awaited'}
        title={winnersLine(at.card, outcome, sitters)}
        onClose={() => setOpen(false)}
        wide
      >
        {fate}
        <Told at={at} scene={scene} story={story === 'awaited' ? undefined : story} onward={onward} />
      </Dialog>
    </>
  );
}

/** The match as a story; undefined if it cannot be told. */
function useStory({ host, kept }: LiveTable): ReplayCard | undefined | 'awaited' {
  const [story, setStory] = useState<ReplayCard | undefined | 'awaited'>('awaited');
  useEffect(() => {
    let stale = false;
    host
      .record()
      .then((record) => call('story', record, kept.sitters, kept.packs))
      .then(
        (found) => stale || setStory(found),
        () => stale || setStory(undefined),
      );
    return () => {
      stale = true;
    };
  }, [host, kept]);
  return story;
}

interface ToldProps {
  readonly at: LiveTable;
  readonly scene: Scene;
  readonly story: ReplayCard | undefined;
  readonly onward: ReactNode;
}

function Told({ at, scene: { outcome, sitters, game }, story, onward }: ToldProps): ReactNode {
  const { kept, card } = at;
  if (!outcome) return null;
  const names = sitters.map(({ name }, seat) => heroIn(card, outcome, seat) ?? name);
  const moments = story ? best(story.moments) : [];
  const seats = sitters.map((_, seat) => seat);
  const winners = seats.filter((seat) => outcome.winners.includes(seat));
  const ranked = seats.toSorted((a, b) => standing(card, outcome, b) - standing(card, outcome, a));
  const fates = seats.map((seat) => fateOf(card, outcome, seat, story));
  // Where every line tells its gold, nobody needs to read it twice.
  const counts = seats.some((seat) => !fates[seat].includes(inWords(faredIn(card, outcome, seat).gold)));
  return (
    <>
      <p className="ending-how">
        {story?.ending ?? ' '} <RuleSign rules={[outcome.rule]} game={game} />
      </p>
      <table className="results ending-results">
        <tbody>
          {ranked.map((seat) => (
            <tr key={seat} data-winner={winners.includes(seat) || undefined}>
              <td className="ending-mark">
                {winners.includes(seat) && <Icon name="laurels" title={say('hall.wins')} />}
              </td>
              <th scope="row" translate="no">
                {names[seat]}
                {names[seat] !== sitters[seat].name && <small>{sitters[seat].name}</small>}
              </th>
              <td className="ending-fate">{fates[seat]}</td>
              {counts && <Gold amount={faredIn(card, outcome, seat).gold} />}
            </tr>
          ))}
        </tbody>
      </table>
      {story && <SeriesPlots replay={story} names={names} />}
      {moments.length > 0 && (
        <section className="ending-moments">
          <h3>{say('moment.title')}</h3>
          <KeyMoments
            game={game}
            moments={moments}
            linkTo={(moment) => to('replay', kept.id, String(moment))}
          />
        </section>
      )}
      <Ways at={at} record={story?.record} onward={onward} />
    </>
  );
}

/** Winners first, then who got out, then by gold. */
function standing(card: GameCard, outcome: NonNullable<Scene['outcome']>, seat: number): number {
  const won = outcome.winners.includes(seat) ? 2 : 0;
  const { out = false, gold = 0 } = faredIn(card, outcome, seat);
  return (won + Number(out)) * 1e9 + gold;
}

/** In the game's own sentence where it has one. */
function fateOf(
  card: GameCard,
  outcome: NonNullable<Scene['outcome']>,
  seat: number,
  story: ReplayCard | undefined,
): string {
  const own = story?.moments.findLast((moment) => moment.seat === seat && moment.fate);
  return own?.line ?? faredIn(card, outcome, seat).line;
}

function inWords(amount: number | undefined): string {
  return amount?.toLocaleString('en') ?? '';
}

function Gold({ amount }: { amount: number | undefined }): ReactNode {
  if (amount === undefined) return null;
  return (
    <td className="number ending-gold" data-none={amount === 0 || undefined}>
      <Icon name="two-coins" title={say('hall.gold')} /> {inWords(amount)}
    </td>
  );
}

/** While there is too much to tell, what weighs least gives way. */
function best(moments: readonly KeyMoment[]): readonly KeyMoment[] {
  const lightest = Math.min(...moments.map(weightOf));
  if (moments.length <= MOST_MOMENTS || lightest === Number.POSITIVE_INFINITY)
    return moments.slice(-MOST_MOMENTS);
  return best(moments.filter((one) => weightOf(one) > lightest));
}

function weightOf({ weight = Number.POSITIVE_INFINITY }: KeyMoment): number {
  return weight;
}

interface WaysProps {
  readonly at: LiveTable;
  readonly record: MatchRecord | undefined;
  readonly onward: ReactNode;
}

function Ways({ at: { kept, host }, record, onward }: WaysProps): ReactNode {
  const share = async () => {
    if (!record) return;
    await copyLink(await call('linkOf', record, kept.packs));
    toast(say('replay.copied'));
  };
  const daily = kept.occasion?.kind === 'daily';
  const again = (className: string, label: string, seedOf: () => string | undefined, title?: string) => (
    <button
      type="button"
      className={className}
      disabled={!record}
      title={title}
      onClick={() => record && tryTo(() => playAgain(kept, record, seedOf() ?? newSeed()))}
    >
      {label}
    </button>
  );
  return (
    <div className="row ending-ways">
      {onward}
      {/* Whoever plays the day's dungeon mostly wants to do better in the same one. */}
      {daily && (
        <>
          {again('btn primary', say('daily.again'), () => record?.setup.seed)}
          <a className="btn" href={to('daily', kept.game)}>
            {say('daily.back')}
          </a>
        </>
      )}
      {!daily && !onward && (
        <>
          {again('btn primary', say('table.again'), newSeed)}
          {again('btn', say('table.again.same'), () => record?.setup.seed, say('table.again.same.sentence'))}
        </>
      )}
      <a className="btn" href={to('replay', kept.id)}>
        {say('table.replay')}
      </a>
      <button type="button" className="btn" disabled={!record} onClick={() => tryTo(share)}>
        <Icon name="link" /> {say('replay.copy')}
      </button>
      <button
        type="button"
        className="btn ghost"
        disabled={!record}
        onClick={() => record && exportMatch({ ...kept, record, origin: host.origin?.() })}
      >
        {say('table.export')}
      </button>
      <a className="btn ghost" href={to('set', kept.game)}>
        {say('table.change')}
      </a>
      <a className="btn ghost" href="#/">
        {say('table.home')}
      </a>
    </div>
  );
}

/** The same table; a day's dungeon stays that day's dungeon only with its own seed. */
async function playAgain(kept: Kept, record: MatchRecord, seed: string): Promise<void> {
  const { game, packs, sitters, occasion } = kept;
  const same = seed === record.setup.seed;
  const plan = await keepPlan({
    game,
    packs,
    sitters,
    record: { ...record, setup: { ...record.setup, seed }, choices: [] },
    ...(same && occasion ? { occasion } : {}),
  });
  go('table', plan.id);
}
