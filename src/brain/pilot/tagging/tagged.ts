/** What a clause of a task asks for; scripts/pilot/sayings/README.md says what each of them means. */
export const clauseKinds = [
  'go',
  'back',
  'reload',
  'scroll:up',
  'scroll:down',
  'scroll:top',
  'scroll:bottom',
  'scroll:to',
  'close',
  'wait',
  'search',
  'press',
  'press:double',
  'press:right',
  'hover',
  'key',
  'enter',
  'choose',
  'tick:on',
  'tick:off',
  'drag',
  'sort',
  'filter',
  'add',
  'remove',
  'handle',
  'send',
  'submit',
  'login',
  'logout',
  'upload',
  'download',
  'consent:accept',
  'consent:reject',
  'tell:value',
  'tell:name',
  'tell:count',
  'tell:sum',
  'tell:average',
  'tell:list',
  'tell:table',
  'tell:difference',
  'tell:whether',
  'hint',
  'never',
] as const;

export type ClauseKind = (typeof clauseKinds)[number];

/** The parts of a clause that matter, by what they are to it. */
export const slotNames = [
  'thing',
  'cond',
  'best',
  'count',
  'place',
  'only',
  'until',
  'except',
  'value',
  'field',
  'to',
  'order',
  'verb',
  'against',
] as const;

export type SlotName = (typeof slotNames)[number];

/** Places are those of the tokens of understanding/tokens.ts; `to` is one past the last. */
export interface TaggedSlot {
  slot: SlotName;
  from: number;
  to: number;
}

/** One thing to do or to find out. What stands between clauses asks for nothing. */
export interface TaggedClause {
  kind: ClauseKind;
  from: number;
  to: number;
  slots: readonly TaggedSlot[];
  /** 0…1: how likely the kind is right. */
  sure: number;
  /** 0…1: how likely the slots are right. */
  exact: number;
  /** Put together from words that stand apart: no rule reads it. */
  isJoined?: true;
  /** What was said elsewhere to stay as it is, and where that is. */
  leavesOut?: { what: TaggedSlot; place?: TaggedSlot };
}
