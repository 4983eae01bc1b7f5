import type { Outgoing } from '../../../outgoing.ts';
import { pressesEnter } from '../../acts.ts';
import { commitSaid } from '../../outgoing/commit-of.ts';
import { contentsOf } from '../../outgoing/contents.ts';
import type { Field } from '../../outgoing/flatten.ts';
import { lastName, nameWords, pathSegments } from '../../outgoing/name-words.ts';
import { hasChanging } from '../../outgoing/reading-words.ts';
import type { Case, CommitKind } from '../../rule.ts';
import { isSameSite } from '../../site.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH']);

/** What is said of a letter or a text that is only begun; anything else that is said would be done for good. */
const BEGUN = new Set<CommitKind | undefined>([undefined, 'send', 'publish', 'submit']);

/** The page keeps what is being typed on its own site, or a draft of it: nobody has pressed anything that would do more. */
export function keepsTyped({ action, outgoing, url }: Case): boolean {
  const isTyped = (action.tool === 'type' || action.tool === 'fill') && !pressesEnter(action);
  if (!outgoing || outgoing.kind === 'document' || outgoing.kind === 'message') return false;
  if (!isTyped && !isDraft(outgoing)) return false;
  if (!BEGUN.has(commitSaid(outgoing)) || isForGood(outgoing)) return false;
  return (
    WRITES.has(outgoing.method.toUpperCase()) &&
    isSameSite(outgoing.url, url) &&
    isSameSite(outgoing.url, outgoing.from || url)
  );
}

const FOR_GOOD = new Set('send publish submit share invite forward post reply'.split(' '));

/** `/messages/7` keeps a letter that is being written, `/messages/send` does not. */
function isForGood({ url, method }: Outgoing): boolean {
  const last = pathSegments(url).map(nameWords).at(-1) ?? [];
  return method.toUpperCase() === 'POST' && last.some((word) => FOR_GOOD.has(word));
}

const DRAFT = /^(?:drafts?|autosaves?|entw[uü]rfe?|brouillons?|borrador(?:es)?|rascunhos?|черновик\p{L}*)$/u;

/** `/drafts/7`, not `/drafts/7/send`; and nothing in it says that it is to be more than a draft. */
function isDraft(outgoing: Outgoing): boolean {
  const names = pathSegments(outgoing.url).map(nameWords);
  const { fields, files, isOpaque } = contentsOf(outgoing);
  if (isOpaque || files.length > 0 || names.some(hasChanging)) return false;
  return (names.at(-1) ?? []).some((word) => DRAFT.test(word)) && !fields.some(goesFurther);
}

const FURTHER = /^(?:status|state|visibility|public|publish\p{L}*|send|sent|schedul\p{L}*|submit\p{L}*|live|action)$/u;

function goesFurther({ name, value }: Field): boolean {
  const isNo = /^(?:|false|no|null|0|draft|private)$/i.test(value.trim());
  return !isNo && nameWords(lastName(name)).some((word) => FURTHER.test(word));
}
