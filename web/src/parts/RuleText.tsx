import { type ReactNode, useEffect, useState } from 'react';
import { to } from '../app/router.ts';
import { type Chapter, ledgerOf, type Rule, rulesOf } from '../games/ledger.ts';
import { say } from '../messages/say.ts';
import { Emphasised } from './Emphasised.tsx';

interface Found {
  readonly chapter: Chapter;
  readonly rule: Rule;
}

/** The words of some rules of a game. */
export function RuleText({ game, rules }: { game: string; rules: readonly string[] }): ReactNode {
  const [found, setFound] = useState<readonly Found[]>();
  const wanted = rules.join(' ');
  useEffect(() => {
    ledgerOf(game).then(
      (ledger) => {
        const all = (ledger?.chapters ?? []).flatMap((chapter) =>
          rulesOf(chapter).map((rule) => ({ chapter, rule })),
        );
        setFound(wanted.split(' ').flatMap((id) => all.find(({ rule }) => rule.id === id) ?? []));
      },
      () => setFound([]),
    );
  }, [game, wanted]);
  if (!found) return <p className="muted">{say('loading')}</p>;
  if (found.length === 0) return <p>{say('rules.missing', { rule: rules.join(', ') })}</p>;
  return found.map(({ chapter, rule }) => (
    <div key={rule.id} className="rule-text">
      <p className="faint" translate="no">
        {chapter.title} · {rule.id}
      </p>
      <p translate="no">
        <Emphasised text={rule.text} />
      </p>
      <p>
        <a href={to('rules', game, rule.id)}>{say('rules.open')}</a>
      </p>
    </div>
  ));
}
