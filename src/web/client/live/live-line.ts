import type { LiveWish, Scene } from '../../protocol.ts';
import { patience } from '../server/listen.ts';
import { openSocket } from '../server/socket.ts';
import { createStore } from '../shared/store.ts';

/** The live picture of a run's browser, and the way back to it. */
export class LiveLine {
  readonly scene = createStore<Scene | undefined>(undefined);
  readonly isOpen = createStore(false);
  readonly #run: string;
  readonly #draw: (picture: Blob) => Promise<void>;
  #socket: WebSocket | undefined;

  constructor(run: string, draw: (picture: Blob) => Promise<void>) {
    this.#run = run;
    this.#draw = draw;
  }

  /** Keeps the line until told otherwise. */
  async keep(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      const hasOpened = await this.#connected(signal);
      if (hasOpened) failures = 0;
      await patience(failures + 1, signal);
    }
  }

  send(wish: LiveWish): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(wish));
  }

  #connected(signal: AbortSignal): Promise<boolean> {
    const socket = openSocket(`/runs/${encodeURIComponent(this.#run)}/live`);
    socket.binaryType = 'blob';
    this.#socket = socket;
    const end = () => socket.close();
    signal.addEventListener('abort', end);
    return new Promise((resolve) => {
      let hasOpened = false;
      socket.onopen = () => {
        hasOpened = true;
        this.isOpen.set(true);
      };
      socket.onmessage = ({ data }) => this.#heard(data);
      socket.onclose = () => {
        signal.removeEventListener('abort', end);
        this.isOpen.set(false);
        this.scene.set(undefined);
        resolve(hasOpened);
      };
    });
  }

  #heard(data: unknown): void {
    // Our own server writes it, and nothing but scenes as text.
    if (typeof data === 'string') this.scene.set(JSON.parse(data) as Scene);
    if (!(data instanceof Blob)) return;
    const seen = () => this.send({ type: 'seen' });
    // Pictures that cannot be drawn are no reason to get no more of them.
    void this.#draw(data).then(seen, seen);
  }
}
