/** A line to one page, frame or worker of the browser, over which it is told things and tells what happens in it. */
export interface Channel {
  send(method: string, params?: object): Promise<unknown>;
  on(method: string, listener: (params: unknown) => void): void;
}
