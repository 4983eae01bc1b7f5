import type { Act, Entry, Things } from '../goal.ts';
import { choose } from '../reading/choose.ts';
import { called } from '../seeking/called.ts';
import { OPENED } from '../seeking/roles.ts';
import type { Pursuit, Situation } from '../situation.ts';
import { alike } from '../words/alike.ts';
import { DEAL } from './deal-with.ts';
import { fieldFor } from './field-for.ts';
import { isInTalk } from './talk.ts';
import { handle } from './things.ts';
import { wordsToSomebody } from './words-to-somebody.ts';

/**
 * "Write Ann “On my way”", where nothing begins a new letter, and there is one from her: that one is answered. Nothing where there is
 * more than one, or where a letter can be written otherwise.
 */
export function writeBack(situation: Situation, { entries }: Extract<Act, { kind: 'send' }>): Pursuit | undefined {
  const { text, receiver } = wordsToSomebody(entries) ?? {};
  if (!text || !receiver) return undefined;
  const from = { of: { words: 'from' }, is: '=', value: receiver.value } as const;
  const things: Things = { what: { words: '', kind: 'message' }, count: 'one', where: [from] };
  const isBegun = situation.memo.ways.some(({ name }) => name.startsWith('look into ') || name.startsWith(DEAL));
  if (!isBegun && !isOnlyWay(situation, receiver, things)) return undefined;
  return handle(situation, { kind: 'handle', verb: { words: 'reply' }, things, with: [{ value: text.value }] });
}

function isOnlyWay(situation: Situation, receiver: Entry, things: Things): boolean {
  const { page, now, memo } = situation;
  if (memo.ways.length > 0 || fieldFor(page, receiver) || isInTalk(situation, receiver)) return false;
  const begins = called(page, BEGINNINGS, { to: 'open', roles: OPENED });
  const chosen = choose(things, page, alike, now);
  return !begins && chosen.found && chosen.records.length === 1;
}

const BEGINNINGS = ['new message', 'compose', 'write a letter', 'new', 'write'];
