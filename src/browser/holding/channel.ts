/** A line to one page, frame or worker of the browser, over which it is told things and tells what happens in it. */
export interface Channel {
  send(method: string, params?: object): Promise<unknown>;
  on(method: string, listener: (params: unknown) => void): unknown;
}

/** What can run scripts and ask for things. */
export type TargetKind = 'page' | 'iframe' | 'worker' | 'service_worker' | 'other';

/** One of them, with the line to it. */
export interface Target {
  kind: TargetKind;
  /** The browser's name for the page that it belongs to; empty for a worker that belongs to none. */
  page: string;
  channel: Channel;
}
