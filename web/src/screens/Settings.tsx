import type { ReactNode } from 'react';
import type { Settings as Preferences } from '../app/preferred.ts';
import { to } from '../app/router.ts';
import { changeSettings, resetSettings, useSettings } from '../app/settings.ts';
import { useTablesHere } from '../online/available.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { Segments, Switch } from '../parts/Switch.tsx';
import { play } from '../sound/sound.ts';
import { KeyHelp } from '../table/KeyHelp.tsx';
import { type Key, say } from './say.ts';
import './set.css';

interface ChoiceProps<K extends keyof Preferences> {
  readonly name: K;
  readonly values: readonly (Preferences[K] & string)[];
  readonly sentence?: Key;
}

function Choice<K extends keyof Preferences>({ name, values, sentence }: ChoiceProps<K>): ReactNode {
  const value = useSettings()[name] as Preferences[K] & string;
  const label = say(`settings.${name}` as Key);
  return (
    <div className="setting">
      <span className="setting-words">
        <span className="setting-name">{label}</span>
        {sentence && <span className="setting-sentence">{say(sentence)}</span>}
      </span>
      <Segments
        label={label}
        value={value}
        values={values.map((one) => ({ value: one, label: say(`settings.${name}.${one}` as Key) }))}
        onChange={(chosen) => changeSettings({ [name]: chosen } as Partial<Preferences>)}
      />
    </div>
  );
}

export default function Settings(): ReactNode {
  const { name, odds, sound, volume, keys, coach } = useSettings();
  const tablesHere = useTablesHere();
  return (
    <main className="page">
      <PageHead title={say('settings.title')} />
      <section className="panel">
        <h2>{say('settings.play')}</h2>
        <div className="settings">
          <label className="setting">
            <span className="setting-name">{say('settings.name')}</span>
            <input
              type="text"
              style={{ maxWidth: '16rem' }}
              value={name}
              maxLength={24}
              placeholder={say('set.you')}
              onChange={(event) => changeSettings({ name: event.target.value })}
            />
          </label>
          <Choice name="speed" values={['off', 'quick', 'normal']} sentence="settings.speed.sentence" />
          <Choice name="confirm" values={['never', 'touch', 'always']} sentence="settings.confirm.sentence" />
          <Switch
            label={say('settings.odds')}
            sentence={say('settings.odds.sentence')}
            on={odds}
            onChange={(on) => changeSettings({ odds: on })}
          />
          <Switch
            label={say('settings.keys')}
            sentence={say('settings.keys.sentence')}
            on={keys}
            onChange={(on) => changeSettings({ keys: on })}
          />
          <Switch
            label={say('settings.coach')}
            sentence={say('settings.coach.sentence')}
            on={coach}
            onChange={(on) => changeSettings({ coach: on })}
          />
        </div>
        <details className="setting-more">
          <summary>{say('settings.keys.list')}</summary>
          <KeyHelp />
        </details>
      </section>
      <section className="panel">
        <h2>{say('settings.sound')}</h2>
        <div className="settings">
          <Switch
            label={say('settings.sound')}
            sentence={say('settings.sound.sentence')}
            on={sound}
            onChange={(on) => {
              changeSettings({ sound: on });
              play('turn');
            }}
          />
          <label className="setting">
            <span className="setting-name">{say('settings.volume')}</span>
            <input
              type="range"
              style={{ maxWidth: '16rem' }}
              min={0}
              max={1}
              step={0.05}
              value={volume}
              onChange={(event) => changeSettings({ volume: Number(event.target.value) })}
              onPointerUp={() => play('gold')}
            />
          </label>
        </div>
      </section>
      <section className="panel">
        <h2>{say('settings.look')}</h2>
        <div className="settings">
          <Choice name="theme" values={['dark', 'light', 'auto']} />
          <Choice name="text" values={['small', 'normal', 'large', 'huge']} />
        </div>
      </section>
      {tablesHere && (
        <section className="panel">
          <h2>{say('settings.friends')}</h2>
          <div className="setting">
            <span className="setting-sentence">{say('settings.friends.sentence')}</span>
            <a className="btn" href={to('me')}>
              {say('settings.account')}
            </a>
          </div>
        </section>
      )}
      <div>
        <button type="button" className="btn ghost small" onClick={resetSettings}>
          {say('settings.reset')}
        </button>
      </div>
    </main>
  );
}
