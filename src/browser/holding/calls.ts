import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Outgoing } from '../../outgoing.ts';
import { patchCalls, type WaitingCall } from './call-patch.ts';
import type { Channel, Target } from './channel.ts';

/** A call that waits, and the two ways in which the waiting can end. */
export type OnCall = (outgoing: Omit<Outgoing, 'page'>, settle: (isDone: boolean) => Promise<boolean>) => void;

/** Nobody knows what it is called; it is taken away as soon as we are there. */
const NAME = `held${randomUUID().replaceAll('-', '')}`;
const PATCH = `(${patchCalls})()`;
/** Before any script of the page. */
const AT_THE_BEGINNING = `Object.defineProperty(globalThis, '${NAME}', { value: ${PATCH}, configurable: true })`;
const TAKE = `(() => { const line = globalThis.${NAME}; delete globalThis.${NAME}; return line ?? ${PATCH}; })()`;

/**
 * Holds what a page or worker sends over its sockets, and the payment sheets that it opens, in each of its documents. Not to be waited for: one that has not begun
 * answers only when it has, and does first what it was told before.
 */
export function holdCalls({ channel, kind }: Target, onCall: OnCall): void {
  if (kind !== 'page' && kind !== 'iframe') {
    void holdIn(channel, undefined, onCall);
    return;
  }
  channel.on('Runtime.executionContextCreated', (params) => {
    const { id, auxData } = (params as { context: { id: number; auxData?: { isDefault?: boolean } } }).context;
    if (auxData?.isDefault) void holdIn(channel, id, onCall);
  });
  channel.send('Page.enable').catch(() => {});
  channel.send('Page.addScriptToEvaluateOnNewDocument', { source: AT_THE_BEGINNING }).catch(() => {});
  channel.send('Runtime.enable').catch(() => {});
}

async function holdIn(channel: Channel, contextId: number | undefined, onCall: OnCall): Promise<void> {
  const where = contextId === undefined ? {} : { contextId };
  // A document may be gone again before it is reached.
  const installed = await channel.send('Runtime.evaluate', { expression: TAKE, ...where }).catch(() => undefined);
  const { objectId } = (installed as { result?: { objectId?: string } } | undefined)?.result ?? {};
  if (objectId !== undefined) void listen(channel, objectId, onCall).catch(() => {});
}

/** Until the document is gone: then the browser refuses, and nobody needs to listen any more. */
async function listen(channel: Channel, objectId: string, onCall: OnCall): Promise<void> {
  for (;;) {
    const answer = await channel.send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function () { return this.next(); }',
      awaitPromise: true,
      returnByValue: true,
    });
    for (const call of (answer as { result: { value: WaitingCall[] } }).result.value)
      onCall(outgoingOf(call), (isDone) => settle(channel, objectId, call.id, isDone));
  }
}

async function settle(channel: Channel, objectId: string, id: number, isDone: boolean): Promise<boolean> {
  await channel
    .send('Runtime.callFunctionOn', {
      objectId,
      functionDeclaration: 'function (id, isDone) { this.settle(id, isDone); }',
      arguments: [{ value: id }, { value: isDone }],
      // A payment sheet opens only to somebody who has just done something: whoever allowed it has.
      userGesture: isDone,
    })
    .catch(() => {});
  return true;
}

function outgoingOf(call: WaitingCall): Omit<Outgoing, 'page'> {
  const { kind, url, size } = call;
  const from = call.from === 'null' ? '' : call.from;
  if (kind === 'payment') return { kind, method: 'PAY', url, from, ...paymentIn(call.text) };
  return { kind, method: 'SEND', url, from, contentType: '', body: call.text, size };
}

const Amount = z.object({ currency: z.string(), value: z.string() });
const Details = z.object({ total: z.object({ label: z.string().default(''), amount: Amount }).optional() });
const Payment = z.object({
  methods: z.array(z.object({ supportedMethods: z.string() })).default([]),
  details: Details.optional(),
  update: Details.nullish(),
});

/** What is to be paid, in the fewest words. What a page says last counts; what cannot be read is told as it is. */
function paymentIn(text: string): Pick<Outgoing, 'contentType' | 'body' | 'size'> {
  const { methods, details, update } = Payment.safeParse(parsed(text)).data ?? {};
  const total = update?.total ?? details?.total;
  const told = total && { amount: total.amount.value, currency: total.amount.currency, label: total.label };
  const body = told ? JSON.stringify({ ...told, by: methods?.map((one) => one.supportedMethods) }) : text;
  return { contentType: 'application/json', body, size: Buffer.byteLength(body) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
