import type { CDPSession } from 'playwright-core';

/** One request and what became of it. */
export interface Exchange {
  /** The browser's name for it. */
  readonly id: string;
  readonly method: string;
  readonly url: string;
  /** What it is for: `document`, `script`, `fetch`, `image` … */
  readonly kind: string;
  /** The beginning of what was sent along. */
  readonly body: string;
  /** Brings the page itself, or a frame, to another address. */
  readonly isNavigation: boolean;
  /** The browser's names for the frame and the document that it is for. */
  readonly frame: string | undefined;
  readonly document: string;
  status: number | undefined;
  failure: string | undefined;
}

export interface WireListener {
  began(exchange: Exchange): void;
  /** The head of the answer is there; `endless` when the rest may never come to an end. */
  answered(exchange: Exchange, endless: boolean): void;
  ended(exchange: Exchange): void;
}

const LONGEST_BODY = 500;

/**
 * Listens to the requests of one process of a page. Asked of the browser directly: the driver keeps thousands of its own
 * request objects alive.
 */
export async function listenToWire(cdp: CDPSession, listener: WireListener): Promise<void> {
  const underWay = new Map<string, Exchange>();
  const end = (requestId: string, failure?: string) => {
    const exchange = underWay.get(requestId);
    if (!exchange) return;
    underWay.delete(requestId);
    exchange.failure = failure;
    listener.ended(exchange);
  };
  cdp.on('Network.requestWillBeSent', (sent) => {
    const { requestId, loaderId, frameId, request, type = 'Other', redirectResponse } = sent;
    const before = underWay.get(requestId);
    if (before && redirectResponse) before.status = redirectResponse.status;
    end(requestId);
    const exchange: Exchange = {
      id: requestId,
      method: request.method,
      url: request.url,
      kind: type.toLowerCase(),
      body: request.postData?.slice(0, LONGEST_BODY) ?? '',
      isNavigation: requestId === loaderId && type === 'Document',
      frame: frameId,
      document: loaderId,
      status: undefined,
      failure: undefined,
    };
    underWay.set(requestId, exchange);
    listener.began(exchange);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = underWay.get(requestId);
    if (!exchange) return;
    exchange.status = response.status;
    listener.answered(exchange, ENDLESS.test(response.mimeType));
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => end(requestId));
  cdp.on('Network.loadingFailed', ({ requestId, errorText }) => end(requestId, errorText));
  // We never ask for bodies: the browser need not keep them for us.
  await cdp.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0, maxPostDataSize: LONGEST_BODY });
}

const ENDLESS = /event-stream|ndjson|x-mixed-replace/;
