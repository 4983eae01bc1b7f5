import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright-core';
import type { Channel } from './holding/channel.ts';

/**
 * A DevTools session over a wire of ours. Tells what it hears by the names of the protocol, and `close` when it is over.
 */
export class WireSession extends EventEmitter implements Channel {
  readonly send: Channel['send'];
  /** What is to be done to end it. */
  onDetach: () => Promise<unknown> = async () => {};

  constructor(send: (method: string, params: object) => Promise<unknown>) {
    super();
    // Each tab has many who listen to it.
    this.setMaxListeners(0);
    this.send = (method, params = {}) => send(method, params);
  }

  async detach(): Promise<void> {
    await this.onDetach();
  }

  /** The same as the driver calls it: what it has, this has too. */
  get asCdp(): CDPSession {
    return this as unknown as CDPSession;
  }
}
