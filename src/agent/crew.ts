import type { Outcome } from '../action.ts';
import type { Brain } from '../brain/brain.ts';
import type { OfferedTab } from '../browser/attach.ts';
import type { Helm } from '../browser/helm.ts';
import type { Asked, PersonsAnswer, PlannedAction, Told } from '../run-events.ts';
import type { Facts, Rule } from '../safety/rule.ts';
import type { Speech } from '../speech/speech.ts';
import type { Grants } from '../store/store.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import type { RunGuard } from './guarded-session.ts';
import type { Intent, Journal } from './journal.ts';
import type { Limits } from './limits.ts';
import type { AtHand } from './navigator/prompt.ts';
import type { NodeName } from './node-name.ts';
import type { RunRecord } from './record.ts';
import type { Look, Sight } from './sight.ts';
import type { AgentTool } from './tools.ts';

/** Somebody who wants to be there when something is done. What `before` throws keeps it from happening. */
export interface Hooks {
  before?(action: PlannedAction): Promise<void> | void;
  after?(action: PlannedAction, outcome: Outcome): Promise<void> | void;
  /** The run has come to a node of the graph. */
  entered?(node: NodeName): void;
}

/** Who and what serves one run while it is alive in this process. None of it is checkpointed. */
export interface Crew {
  /** The words in which people are told. */
  speech: Speech;
  helm: Helm;
  brain: Brain;
  tools: readonly AgentTool[];
  /** The model reads better when it reads less. */
  isSmall: boolean;
  rules: readonly Rule[];
  /** A model is asked where the rules are silent. */
  hasGuardian: boolean;
  /** What the user gave for this run and may be used on the page in front, by name. */
  atHand(): Promise<AtHand>;
  limits: Limits;
  journal: Journal;
  /** What people have allowed for good. */
  grants: Pick<Grants, 'give' | 'list' | 'use'>;
  /** Stands between the browser and the web. */
  guard: RunGuard | undefined;
  /** Sites on which something may be changed; on all, when there is no list. */
  writable: readonly string[] | undefined;
  /** Nothing stands there: the browser is somebody's own. */
  hasNoProxy: boolean;
  /** Judges what is about to leave the browser. */
  gatekeeper: Gatekeeper;
  /** What was known of the next action when it was judged. */
  foreseen: Facts | undefined;
  /** All that was seen so far, to check claims against. */
  record: RunRecord;
  /** From here on, what is told belongs to this step. */
  atStep(step: number): void;
  /** Tells whoever watches what has happened. */
  tell(told: Told): void;
  /** Parks the run until a person answers. */
  wait(question: Asked): PersonsAnswer;
  /** Leaves the run where it is until somebody resumes it; then this returns. */
  park(because: string): void;
  /** The tabs of the user's own browser. */
  tabs: { offers(): Promise<readonly OfferedTab[]>; take(tab: OfferedTab): Promise<void> };
  /** Which life of the browser this is. */
  life: string;
  sight: Sight;
  /** What the last action saw, until somebody has taken notice of it. */
  fresh: Look | undefined;
  /** Where to go before the next look. */
  destination: string | undefined;
  /** Irreversible acts that were begun in another life, and of which nobody knows how they ended. */
  doubts: readonly Intent[];
  /** Tokens of the navigator's last question, as its provider counted them. */
  lastQuestion: number;
  /** The step at which it was last reflected upon. */
  reflectedAt: number;
  /** Gets the tab back after it, or the browser, was lost. */
  reopen(): Promise<void>;
  /** A person has begun to use the browser, and has not said yet that we may go on. */
  isPersonAtIt: boolean;
  /** What a person said on the way, and no decision has heeded yet. */
  heard: string[];
  /** Tells whoever watches what is being thought, each time all of it so far. */
  thinks(thought: string): void;
  /** Ends what is being thought; what is being done is finished. */
  thinking: AbortSignal;
  /** Ends everything. */
  signal: AbortSignal;
  /** Whether the run is to stop before its next node. */
  isStopping(): boolean;
  /** A name that no other question has. */
  nameQuestion(): string;
  hooks: Hooks;
  /** Leaves a picture and the observation behind, and says where. */
  keepSight(name: string): Promise<readonly string[]>;
  /** Keeps a small picture of the page for the report, where that is wanted. */
  picture(step: number): Promise<void>;
}
