/** Something that is about to leave the browser: a request, a message over a socket that is open, a payment. */
export interface Outgoing {
  /**
   * `document` brings a page, by a form or a script; `beacon` is sent without anybody waiting for the answer; `payment` opens the
   * browser's own sheet for paying, which sends nothing yet.
   */
  kind: 'document' | 'fetch' | 'beacon' | 'message' | 'payment';
  /** As the wire has it; `SEND` for a message, `PAY` for a payment. */
  method: string;
  url: string;
  /** The browser's name for the page that it belongs to; empty for a worker that belongs to none. */
  page: string;
  /** The site whose page, frame or worker sends it; empty when nobody knows. */
  from: string;
  contentType: string;
  /** What it carries, as text, from its beginning; what is no text is left out. */
  body: string;
  /** What it carries, in bytes. */
  size: number;
  /** It was sent before, and the server wants it sent on. */
  isSentOn?: boolean;
}

/** It waits in the browser for somebody's word. */
export interface Held {
  id: string;
  outgoing: Outgoing;
  /** The moment, in milliseconds since 1970, at which it is given up; then it has to be sent anew. */
  until: number;
}
