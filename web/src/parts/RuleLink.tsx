/** A rule id that opens the rule where you are. */
import { lazy, type ReactNode, useState } from 'react';
import { say } from '../messages/say.ts';
import { Dialog } from './Dialog.tsx';

const RuleText = lazy(() => import('./RuleText.tsx').then((module) => ({ default: module.RuleText })));

interface Props {
  readonly rule: string;
  readonly game: string;
}

export function RuleLink({ rule, game }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="rule" translate="no" onClick={() => setOpen(true)}>
        {rule}
      </button>
      <Dialog open={open} title={say('table.rule.why')} onClose={() => setOpen(false)}>
        {open && <RuleText game={game} rules={[rule]} />}
      </Dialog>
    </>
  );
}

/** A small “?” behind which the rules are: nobody reads ids at a table. */
export function RuleSign({ rules, game }: { rules: readonly string[]; game: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const label = say('table.rule.sign', { rules: rules.join(', ') });
  return (
    <>
      <button
        type="button"
        className="rule-sign"
        aria-label={label}
        title={label}
        translate="no"
        onClick={() => setOpen(true)}
      >
        ?
      </button>
      <Dialog open={open} title={say('table.rule.why')} onClose={() => setOpen(false)}>
        {open && <RuleText game={game} rules={rules} />}
      </Dialog>
    </>
  );
}

/** With the brackets around it, which stay at it where the line breaks. */
const RULE = /(\(?[A-Z]{2,}(?:-[A-Z]+)*-\d+\)?)/;

/** A sentence in which rule ids can be opened. */
export function Rules({ text, game }: { text: string; game: string }): ReactNode {
  return text.split(RULE).map((part, i) => {
    if (i % 2 === 0) return part;
    const [, before, rule, after] = /^(\(?)(.*?)(\)?)$/.exec(part) ?? [];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
      <span key={i} className="rule-cited">
        {before}
        <RuleLink rule={rule} game={game} />
        {after}
      </span>
    );
  });
}
