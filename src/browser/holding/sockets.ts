import { randomUUID } from 'node:crypto';
import type { Outgoing } from '../../outgoing.ts';
import type { Channel, Target } from './channel.ts';
import { patchSockets, type WaitingMessage } from './socket-patch.ts';

/** A message that waits, and the two ways in which the waiting can end. */
export type OnMessage = (outgoing: Omit<Outgoing, 'page'>, settle: (isSent: boolean) => Promise<boolean>) => void;

/** Nobody knows what it is called; it is taken away as soon as we are there. */
const NAME = `held${randomUUID().replaceAll('-', '')}`;
const PATCH = `(${patchSockets})()`;
/** Before any script of the page. */
const AT_THE_BEGINNING = `Object.defineProperty(globalThis, '${NAME}', { value: ${PATCH}, configurable: true })`;
const TAKE = `(() => { const line = globalThis.${NAME}; delete globalThis.${NAME}; return line ?? ${PATCH}; })()`;

/**
 * Holds what a page or worker sends over its sockets, in each of its documents. Not to be waited for: one that has not begun
 * answers only when it has, and does first what it was told before.
 */
export function holdSockets({ channel, kind }: Target, onMessage: OnMessage): void {
  if (kind !== 'page' && kind !== 'iframe') {
    void holdIn(channel, undefined, onMessage);
    return;
  }
  channel.on('Runtime.executionContextCreated', (params) => {
    const { id, auxData } = (params as { context: { id: number; auxData?: { isDefault?: boolean } } }).context;
    if (auxData?.isDefault) void holdIn(channel, id, onMessage);
  });
  channel.send('Page.enable').catch(() => {});
  channel.send('Page.addScriptToEvaluateOnNewDocument', { source: AT_THE_BEGINNING }).catch(() => {});
  channel.send('Runtime.enable').catch(() => {});
}

async function holdIn(channel: Channel, contextId: number | undefined, onMessage: OnMessage): Promise<void> {
  const where = contextId === undefined ? {} : { contextId };
  // A document may be gone again before it is reached.
  const installed = await channel.send('Runtime.evaluate', { expression: TAKE, ...where }).catch(() => undefined);
  const { objectId } = (installed as { result?: { objectId?: string } } | undefined)?.result ?? {};
  if (objectId !== undefined) void listen(channel, objectId, onMessage).catch(() => {});
}

/** Until the document is gone: then the browser refuses, and nobody needs to listen any more. */
async function listen(channel: Channel, objectId: string, onMessage: OnMessage): Promise<void> {
  for (;;) {
    const answer = await channel.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function () { return this.next(); }',
      awaitPromise: true,
      returnByValue: true,
    });
    for (const message of (answer as { result: { value: WaitingMessage[] } }).result.value)
      onMessage(outgoingOf(message), (isSent) => settle(channel, objectId, message.id, isSent));
  }
}

async function settle(channel: Channel, objectId: string, id: number, isSent: boolean): Promise<boolean> {
  await channel
    .send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function (id, isSent) { this.settle(id, isSent); }',
      arguments: [{ value: id }, { value: isSent }],
    })
    .catch(() => {});
  return true;
}

function outgoingOf({ url, from, text, size }: WaitingMessage): Omit<Outgoing, 'page'> {
  return {
    kind: 'message',
    method: 'SEND',
    url,
    from: from === 'null' ? '' : from,
    contentType: '',
    body: text,
    size,
  };
}
