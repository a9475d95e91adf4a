/** Says calmly how the line to the server is, where that matters. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toast } from '../app/toasts.ts';
import { Icon } from '../art/Icon.tsx';
import { say } from './say.ts';
import { useStatus } from './session.ts';

/** A line that is back within so many milliseconds was hardly gone. */
const HARDLY = 700;

export function Connection(): ReactNode {
  const status = useStatus();
  const [lost, setLost] = useState(false);
  const told = useRef(false);
  useEffect(() => {
    if (status === 'lost') {
      const timer = setTimeout(() => {
        told.current = true;
        setLost(true);
      }, HARDLY);
      return () => clearTimeout(timer);
    }
    if (status === 'open') {
      setLost(false);
      if (told.current) toast(say('online.back'));
      told.current = false;
    }
    return undefined;
  }, [status]);
  if (status === 'outdated')
    return (
      <div className="connection parchment" role="alert">
        <span>{say('online.outdated')}</span>
        <button type="button" className="btn small primary" onClick={() => location.reload()}>
          {say('online.reload')}
        </button>
      </div>
    );
  return (
    <div role="status">
      {lost && (
        <p className="connection parchment">
          <Icon name="torch" /> {say('online.lost')}
        </p>
      )}
    </div>
  );
}
