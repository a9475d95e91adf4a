/** What is shown when a screen breaks: never an empty page, and nothing that was kept is lost. */
import { Component, type ReactNode } from 'react';
import { say } from '../messages/say.ts';

interface Props {
  /** A new one clears the trouble. */
  readonly screen: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
  readonly screen: string;
}

export class Fallible extends Component<Props, State> {
  override state: State = { error: undefined, screen: this.props.screen };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ screen }: Props, before: State): State | null {
    return screen === before.screen ? null : { error: undefined, screen };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="page">
        <div className="page-head">
          <h1>{say('trouble.screen')}</h1>
          <p>{say('trouble.screen.sentence')}</p>
          <p className="faint" translate="no">
            {error.message}
          </p>
        </div>
        <div className="row">
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {say('trouble.reload')}
          </button>
          <a className="btn" href="#/">
            {say('trouble.home')}
          </a>
        </div>
      </main>
    );
  }
}
