import { pressesEnter } from '../../acts.ts';
import { isSameSite } from '../../site.ts';
import type { Facts } from '../../verdict.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH']);

/** The page keeps what is being typed on its own site. Nobody has pressed anything. */
export function keepsTyped({ action, outgoing, url }: Facts): boolean {
  const isTyped = (action.tool === 'type' || action.tool === 'fill') && !pressesEnter(action);
  if (!outgoing || !isTyped || outgoing.kind === 'document' || outgoing.kind === 'message') return false;
  return (
    WRITES.has(outgoing.method.toUpperCase()) &&
    isSameSite(outgoing.url, url) &&
    isSameSite(outgoing.url, outgoing.from || url)
  );
}
