import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Target } from './holding/channel.ts';

/** How a connection to a browser ended. */
export type Ending =
  /** The browser ended in an orderly way: someone closed its last window or quit it. */
  | { how: 'closed' }
  /** The browser process died: a crash, or a signal from outside. */
  | { how: 'killed'; reason: string }
  /** Only the wire broke: the browser may still be there with everything in it. */
  | { how: 'disconnected'; reason: string };

/** A browser that answers, however it was reached. */
export interface Connection {
  readonly mode: 'launched' | 'attached';
  readonly visible: boolean;
  /** Name and version, as the browser says them. */
  readonly browser: string;
  /** What a person should know about how it runs: no display, no sandbox, a stale lock removed … */
  readonly notes: readonly string[];
  readonly context: BrowserContext;
  /** Resolves when the connection is over, never rejects. */
  readonly ended: Promise<Ending>;
  /** Meets every page, frame and worker of the browser at its beginning; only of a browser that we started. */
  meetTargets?(meet: (target: Target) => Promise<void>): Promise<void>;
  /** A DevTools session with a page, of ours alone. */
  openDevTools(page: Page): Promise<CDPSession>;
  /** A new, empty tab that takes nobody's focus where that can be avoided. */
  openPage(): Promise<Page>;
  /** Ends our part: a launched browser is closed, an attached one is left alone. */
  close(): Promise<void>;
}
