/** A line in which something is said, to a table or to whoever runs the server. */
import { LONGEST_CHAT } from '@underhall/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import './talk.css';

interface Props {
  readonly label: string;
  readonly button: string;
  readonly onSay: (text: string) => void;
}

export function SayForm({ label, button, onSay }: Props): ReactNode {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className="talk-say" onSubmit={submit}>
      <input
        type="text"
        value={text}
        maxLength={LONGEST_CHAT}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="btn primary small" disabled={!text.trim()}>
        {button}
      </button>
    </form>
  );
}
