/** A cable between a browser and a server that a test can pull: what is on the way is lost, as in a tunnel. */
import { connect, createServer, type Server, type Socket } from 'node:net';

export class Cable implements AsyncDisposable {
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  /** `deaf`: what the browser says arrives, what is answered does not. */
  #state: 'whole' | 'deaf' | 'cut' = 'whole';
  #said = 0;
  #onSaid: (() => void) | undefined;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#state === 'cut') {
        near.destroy();
        return;
      }
      const far = connect(port, '127.0.0.1');
      for (const one of [near, far]) {
        this.#open.add(one);
        one.on('error', () => one.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          near.destroy();
          far.destroy();
        });
      }
      near.on('data', (bytes) => {
        far.write(bytes);
        this.#said++;
        this.#onSaid?.();
      });
      far.on('data', (bytes) => {
        if (this.#state === 'whole') near.write(bytes);
      });
    });
  }

  static async to(port: number): Promise<Cable> {
    const cable = new Cable(port);
    await new Promise<void>((resolve) => cable.#server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  get address(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
  }

  /** From now on nothing comes back. */
  deafen(): void {
    this.#state = 'deaf';
  }

  /** Resolves when the browser has said something more. */
  async hears(work: () => Promise<void>): Promise<void> {
    const before = this.#said;
    const said = new Promise<void>((resolve) => {
      this.#onSaid = () => this.#said > before && resolve();
    });
    await work();
    await said;
  }

  pull(): void {
    this.#state = 'cut';
    for (const one of this.#open) one.destroy();
  }

  mend(): void {
    this.#state = 'whole';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.pull();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
