import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { Page } from 'playwright-core';
import type { Hooks } from '../agent/crew.ts';
import type { Wanted } from '../agent/extractor/shape.ts';
import type { Limits } from '../agent/limits.ts';
import type { RunOptions } from '../agent/run-options.ts';
import type { Brain } from '../brain/brain.ts';
import type { SessionOptions } from '../browser/options.ts';
import type { Session } from '../browser/session.ts';
import type { Tool } from '../browser/tool.ts';
import type { Listener, SessionEvent } from '../events.ts';
import type { PersonsAnswer, RunEvent, RunResult } from '../run-events.ts';
import type { Refusal } from '../safety/proxy/guard-proxy.ts';
import type { Rule } from '../safety/rule.ts';
import type { Secrets } from '../secrets.ts';
import type { Store } from '../store/store.ts';

/** How and with whom a run is done. Everything has a default: a browser, a model and a store are found or opened, and closed again. */
export interface RunSettings {
  /** Who thinks. */
  brain?: Brain;
  /** `provider/model`, `pilot`, or `pilot,provider/model`, when no brain is given; found by itself when both are left out. */
  model?: string;
  /** A session that is open already and stays open, or how to open one: `{ headless: 'yes' }`. */
  session?: Session | Partial<SessionOptions>;
  /** A page of your own browser to work in instead. It is not closed. */
  page?: Page;
  /** Whose values are typed in the place of their names; none when left out. */
  secrets?: Secrets;
  /** Files that may be given to pages. No other file leaves the machine. */
  files?: readonly string[];
  /** A folder whose files may be given to pages. */
  outbox?: string;
  /** Sites that are reached in any case, also on this machine or in private networks; as configured when left out. */
  allowSites?: readonly string[];
  /** Sites that are never reached; as configured when left out. */
  blockSites?: readonly string[];
  /** With this, no other sites are reached but these, the allowed ones, and where the run starts; as configured when left out. */
  onlySites?: readonly string[];
  /** With this, nothing is changed on other sites than these, whoever allows it; as configured when left out. */
  writeSites?: readonly string[];
  /** `off` lets the browser reach whatever this machine reaches; as configured when left out. */
  guard?: 'on' | 'off';
  /** Hears, once for each site, of what was not let through. */
  onRefused?: Listener<Refusal>;
  /** Hears what happens in the browser. */
  onBrowser?: Listener<SessionEvent>;
  /** Actions besides those that are there anyway; see `defineTool`. */
  tools?: readonly Tool[];
  /** Ask the brain for a second opinion where the rules are silent; it sees the task and the act, never the page. */
  guardian?: boolean;
  /** Worries besides those that are there anyway. The strictest opinion counts. */
  rules?: readonly Rule[];
  /** Hear of each action before and after it; what `before` throws keeps it from happening. */
  hooks?: Hooks;
  /** A store, or the file for one. Without it the run is forgotten when it is over. */
  store?: Store | string;
  /** Where a run in a store of your own keeps its state; in memory when left out. */
  saver?: BaseCheckpointSaver;
  /** Keep small pictures of the pages with the run, for its report; none when left out. */
  pictures?: boolean;
  limits?: Partial<Limits>;
  /** Somebody who is there to answer. Otherwise `run.answer` does. */
  person?: NonNullable<RunOptions['person']>;
  /** When nobody is: wait until an answer comes, or park the run and end. */
  whenAlone?: 'wait' | 'leave';
  /** Ends everything at once. */
  signal?: AbortSignal;
}

/** A task, in your own words. */
export interface RunWish<Data = unknown> extends RunSettings {
  task: string;
  /** The shape of the data that the run is to bring back: a zod schema, or a JSON schema. */
  schema?: Wanted<Data>;
  startUrl?: string;
}

/** What a run came to. */
export interface TypedResult<Data> extends Omit<RunResult, 'data'> {
  /** As the schema has read it. There whenever the run is `done` and had a schema. */
  data?: Data;
  /** What came instead of data in the wanted shape. */
  misshapen?: { data: unknown; because: string };
}

/** One task from start to result. It goes on whether anybody reads its story or not. */
export interface LibraryRun<Data> extends AsyncIterable<RunEvent> {
  readonly id: string;
  readonly result: Promise<TypedResult<Data>>;
  /** Ends the step, saves, and leaves. */
  stop(): void;
  /** Answers a question that was `asked`. The first answer counts: says whether this one is it. */
  answer(question: string, answer: PersonsAnswer): Promise<boolean>;
  /** What you have to say on the way; the next decision heeds it. */
  say(words: string): void;
  /** Stands back after this step, until the question that it asks then is answered. */
  pause(): void;
}
