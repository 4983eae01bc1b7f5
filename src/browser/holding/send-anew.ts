import type { Outgoing } from '../../outgoing.ts';
import type { Channel } from './channel.ts';

const PLAIN = /^application\/x-www-form-urlencoded(?:$|;)/i;

/** Whether a form can be sent once more exactly as it was: what carries files cannot. */
export function canSendAnew({ method, contentType, body, size }: Outgoing): boolean {
  return method === 'POST' && (PLAIN.test(contentType) || size === 0) && Buffer.byteLength(body) === size;
}

/**
 * Sends a form once more from the frame that wanted to send it, without touching anything on the page: a second click might send
 * something else. Says whether the frame is still there to do so.
 */
export async function sendAnew(
  channel: Channel,
  frameId: string,
  { url, from, body }: Pick<Outgoing, 'url' | 'from' | 'body'>,
): Promise<boolean> {
  try {
    // In a world of our own: the page's scripts have no part in it.
    const world = await channel.send('Page.createIsolatedWorld', { frameId, worldName: 'lotsman sends anew' });
    const { executionContextId: contextId } = world as { executionContextId: number };
    const expression = `(${submit})(${JSON.stringify({ url, from, fields: [...new URLSearchParams(body)] })})`;
    const answer = await channel.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    return (answer as { result: { value?: unknown } }).result.value === true;
  } catch {
    return false;
  }
}

interface Form {
  url: string;
  from: string;
  fields: readonly (readonly [string, string])[];
}

/** Runs inside the page. */
function submit({ url, from, fields }: Form): boolean {
  interface Field {
    type: string;
    name: string;
    value: string;
  }
  interface Sent {
    method: string;
    action: string;
    append(field: Field): void;
    submit(): void;
    remove(): void;
  }
  const page = globalThis as unknown as {
    location: { origin: string };
    document: { createElement(name: string): unknown; documentElement: { append(form: Sent): void } };
  };
  if (page.location.origin !== from) return false;
  const form = page.document.createElement('form') as Sent;
  form.method = 'post';
  form.action = url;
  for (const [name, value] of fields) {
    const field = page.document.createElement('input') as Field;
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  page.document.documentElement.append(form);
  form.submit();
  form.remove();
  return true;
}
