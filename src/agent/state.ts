import { z } from 'zod';
import type { Limits } from '../safety/grants.ts';
import type { CommitKind } from '../safety/rule.ts';

/** One subgoal of the plan, with what would prove it. */
const Subgoal = z.object({ goal: z.string(), evidence: z.string(), state: z.enum(['open', 'done', 'dropped']) });

const ToolCall = z.object({ tool: z.string(), input: z.unknown() });

/** What was allowed beforehand: one kind of act, on one site. */
const Permission = z.object({
  effect: z.custom<CommitKind>((value) => typeof value === 'string'),
  origin: z.string(),
  from: z.string().exactOptional(),
  template: z.string().exactOptional(),
  limits: z.custom<Limits>((value) => typeof value === 'object').exactOptional(),
  uses: z.number(),
});

const Binding = z.object({
  once: z.string(),
  run: z.string(),
  /** What the person is shown. */
  shown: z.string(),
  commit: z.custom<CommitKind>((value) => typeof value === 'string'),
  site: z.string(),
  permission: Permission.optional(),
});

/** What the navigator decided, and how far it has been carried out. */
const Decision = z.object({
  thought: z.string(),
  actions: z.array(ToolCall),
  /** The next action to be carried out. */
  next: z.number(),
  /** In which life of the browser the numbers were given. In another they stand for other things. */
  life: z.string(),
  /** The next action as it was judged: in words, and the grant under which it may happen where it needs one. */
  judged: z
    .object({
      spoken: z.string(),
      under: z.string().optional(),
      /** What was there to be seen when it was allowed. */
      shown: z.string().optional(),
      /** It has been done, and what it would send waits in the browser: only that is to be let go. */
      releases: z.array(z.string()).optional(),
    })
    .optional(),
});

/** What one action changed: in full while it is news, and the line that stays of it. */
const Change = z.object({
  step: z.number(),
  /** What the action said and read, or why it failed. */
  told: z.string(),
  /** What is different on the page. */
  seen: z.string(),
  line: z.string(),
});

/** The page as the navigator knows it: one whole look, and what has changed since. */
const Page = z.object({
  url: z.string(),
  title: z.string(),
  whole: z.string(),
  changes: z.array(Change),
  /** The step of the whole look, and how much was remembered and said by then: what stands before it in a prompt. */
  since: z.object({ step: z.number(), facts: z.number(), said: z.number() }),
});

const PlannedAction = z.object({ tool: z.string(), input: z.unknown(), spoken: z.string() });

const Asked = z.object({
  question: z.string(),
  kind: z.enum(['question', 'approval', 'hand_over', 'doubt']),
  text: z.string(),
  options: z.array(z.string()),
  url: z.string(),
  action: PlannedAction.optional(),
  /** What a yes would allow: this very act, or all of its kind on the site. */
  binds: Binding.optional(),
  /** What waits in the browser for the answer. */
  held: z.array(z.string()).optional(),
  /** What one signature would allow for the run. */
  sheet: z.array(Permission).optional(),
  /** Where a tab is to be chosen: the browser's names for them, in the order of the options. */
  tabs: z.array(z.string()).optional(),
});

const Claim = z.object({ claim: z.string(), quote: z.string().optional() });

const Proposal = z.object({
  status: z.enum(['done', 'partial', 'failed']),
  summary: z.string(),
  claims: z.array(Claim),
  data: z.unknown().optional(),
});

const Evidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quote'), quote: z.string(), url: z.string(), step: z.number() }),
  z.object({ kind: z.literal('request'), method: z.string(), url: z.string(), status: z.number(), step: z.number() }),
  z.object({ kind: z.literal('file'), name: z.string(), sha256: z.string(), step: z.number() }),
]);

const CheckedClaim = z.object({
  claim: z.string(),
  proved: z.boolean(),
  evidence: z.array(Evidence),
  because: z.string().optional(),
});

const Spent = z.object({
  input: z.number(),
  output: z.number(),
  cached: z.number(),
  cost: z.number(),
  /** Some answer came from a model whose price nobody knows. */
  unpriced: z.boolean(),
});

/** What went wrong last, for whoever mends it. */
const Trouble = z.object({
  code: z.string(),
  message: z.string(),
  hint: z.string().optional(),
  /** What was being done. */
  what: z.string(),
});

/** Signs of being stuck, gathered step by step. */
const Signs = z.object({
  /** The last actions, each with its target. */
  acts: z.array(z.string()),
  /** Of those, which failed. */
  failures: z.array(z.string()),
  /** The page after each of them, in short. */
  pages: z.array(z.string()),
  /** The step at which the plan last went forward. */
  progressAt: z.number(),
  /** How often it was reflected upon without progress since. */
  reflections: z.number(),
});

/** What a person allowed. */
const Grant = z.object({
  what: z.string(),
  for: z.enum(['once', 'run']),
  /** What they were shown, and what it was about. */
  shown: z.string(),
  commit: z.custom<CommitKind>((value) => typeof value === 'string'),
  site: z.string(),
  /** For the run: where every act of the kind is allowed, within limits. */
  permission: Permission.optional(),
});

/** The little that is checkpointed. Everything in it can be read again in another process. */
export const State = z.object({
  run: z.string(),
  task: z.string(),
  /** Shape of the data that is wanted, as JSON schema. */
  wanted: z.unknown().optional(),
  startUrl: z.string().optional(),
  startedAt: z.number(),
  /** The word in the marks around page text. */
  word: z.string(),
  step: z.number(),
  /** The plan. */
  subgoals: z.array(Subgoal),
  page: Page.nullable(),
  /** One line for each step before the last whole look. */
  history: z.array(z.string()),
  /** What stands for lines that were dropped. */
  summary: z.string(),
  facts: z.array(z.string()),
  /** What people said, word for word. */
  said: z.array(z.string()),
  decision: Decision.nullable(),
  /** What a person allowed: for once an action with its target and payload, for the run a kind of effect on a site. */
  grants: z.array(Grant),
  /** All that the user wrote for this run, and nobody else. */
  wrote: z.array(z.string()).default([]),
  /** Where all that the model has read came from. */
  read: z
    .array(z.object({ origin: z.string(), isPrivate: z.boolean(), isFramed: z.boolean().exactOptional() }))
    .default([]),
  question: Asked.nullable(),
  trouble: Trouble.nullable(),
  /** How often each kind of trouble was met without an action that worked in between. */
  tries: z.record(z.string(), z.number()),
  signs: Signs,
  /** What the navigator is to hear at its next decision. */
  notes: z.array(z.string()),
  proposal: Proposal.nullable(),
  /** Data that was read for the result, with its proofs: too long for prompts. */
  gathered: z.unknown().nullable(),
  /** What the validator found of each claim. */
  checked: z.array(CheckedClaim),
  /** How often the validator sent the run back. */
  sentBack: z.number(),
  spent: Spent,
  /** What a brain that reads no prompts keeps of its own. */
  memo: z.unknown().optional(),
  /** Why the run ends without a result of the navigator's. */
  ending: z.object({ status: z.enum(['stopped', 'blocked', 'failed']), because: z.string() }).nullable(),
  result: z.unknown().nullable(),
});

export type State = z.infer<typeof State>;
export type Grant = z.infer<typeof Grant>;
export type Binding = z.infer<typeof Binding>;
export type Decision = z.infer<typeof Decision>;
export type Proposal = z.infer<typeof Proposal>;
export type Page = z.infer<typeof Page>;
export type Change = z.infer<typeof Change>;
export type Question = z.infer<typeof Asked>;
export type Trouble = z.infer<typeof Trouble>;

export interface TaskGiven {
  run: string;
  task: string;
  wanted?: unknown;
  startUrl?: string | undefined;
  word: string;
  startedAt: number;
}

export function beginning({ run, task, wanted, startUrl, word, startedAt }: TaskGiven): State {
  return {
    run,
    task,
    ...(wanted === undefined ? {} : { wanted }),
    ...(startUrl === undefined ? {} : { startUrl }),
    startedAt,
    word,
    step: 0,
    subgoals: [],
    page: null,
    history: [],
    summary: '',
    facts: [],
    said: [],
    decision: null,
    grants: [],
    wrote: [task, ...(startUrl === undefined ? [] : [startUrl])],
    read: [],
    question: null,
    trouble: null,
    tries: {},
    signs: { acts: [], failures: [], pages: [], progressAt: 0, reflections: 0 },
    notes: [],
    proposal: null,
    gathered: null,
    checked: [],
    sentBack: 0,
    spent: { input: 0, output: 0, cached: 0, cost: 0, unpriced: false },
    ending: null,
    result: null,
  };
}
