/** What is different from the 2010 edition, for those who know it. */
import type { ReactNode } from 'react';
import { sayWith } from '../../messages/say.ts';
import { RuleLink } from '../../parts/RuleLink.tsx';
import { differences } from './differences.en.ts';
import './differences.css';

const { say } = sayWith(differences);
const GAME = 'dungeonquest-revised';

/** What weighs most comes first; each with the rule that says so. */
const ROWS = [
  ['combat', 'DQR-COMBAT-5'],
  ['monsters', 'DQR-MON-8'],
  ['chamber', 'DQR-MON-3'],
  ['escape', 'DQR-ESC-1'],
  ['determination', 'DQR-TEST-4'],
  ['search', 'DQR-SEARCH-4'],
  ['tower', 'DQR-TOWER-1'],
  ['deadend', 'DQR-DEADEND-1'],
  ['corridor', 'DQR-CORR-1'],
  ['rotating', 'DQR-ROT-1'],
  ['cavein', 'DQR-CAVE-4'],
  ['web', 'DQR-WEB-1'],
  ['bridge', 'DQR-BRIDGE-3'],
  ['below', 'DQR-CATX-11'],
  ['solo', 'DQR-OPTSOLO-2'],
  ['wait', 'DQR-OPTWAIT-1'],
  ['torch', 'DQR-OPTTORCH-1'],
  ['gone', 'DQR-OPT-1'],
] as const;

export function Differences(): ReactNode {
  return (
    <section className="differences" aria-labelledby="differences">
      <h2 id="differences" tabIndex={-1}>
        {say('rules.differences')}
      </h2>
      <p>{say('differences.lede')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('differences.topic')}</th>
            <th scope="col">{say('differences.before')}</th>
            <th scope="col">{say('differences.now')}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([topic, rule]) => (
            <tr key={topic}>
              <th scope="row">{say(`differences.${topic}`)}</th>
              <td data-edition={say('differences.before')}>{say(`differences.${topic}.before`)}</td>
              <td data-edition={say('differences.now')}>
                {say(`differences.${topic}.now`)} <RuleLink rule={rule} game={GAME} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
