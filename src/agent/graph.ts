import {
  Annotation,
  Command,
  type CompiledStateGraph,
  END,
  interrupt,
  type LastValue,
  START,
  StateGraph,
} from '@langchain/langgraph';
import type { BaseCheckpointSaver } from '@langchain/langgraph-checkpoint';
import type { ZodType } from 'zod';
import { isLotsmanError } from '../errors.ts';
import type { Asked, PersonsAnswer } from '../run-events.ts';
import { spendOnFailure } from './asking.ts';
import type { Crew } from './crew.ts';
import type { GraphNode, Step } from './node.ts';
import type { NodeName } from './node-name.ts';
import { nodes } from './nodes.ts';
import { State } from './state.ts';
import { troubleOf } from './trouble.ts';

// Who follows whom; wiring only. Loading LangGraph takes most of a second of CPU: this file is imported where a run begins.

type RunGraph = CompiledStateGraph<State, Partial<State>, string>;

/**
 * Each part of the state by name, and no schema: what a node gives is ours, and what comes back from a store is read by the
 * schema there. LangGraph would build a validator anew for each part of each update.
 */
const CHANNELS = Annotation.Root(
  Object.fromEntries(Object.entries(State.shape).map(([name, part]) => [name, channelOf(part)])) as {
    [Name in keyof State]-?: LastValue<State[Name]>;
  },
);

/** What an older run does not have yet begins as the schema says. */
function channelOf(part: ZodType) {
  const { data } = part.safeParse(undefined);
  if (data === undefined) return Annotation<unknown>();
  return Annotation<unknown>({ reducer: (_, next) => next, default: () => structuredClone(data) });
}

/** The graph of one run. Each node says itself where the run goes next. */
export function graphOf(crew: Crew, checkpointer?: BaseCheckpointSaver): RunGraph {
  const graph = new StateGraph(CHANNELS);
  for (const node of nodes) graph.addNode(node.name, runner(node, crew), { ends: endsOf(node) });
  graph.addEdge(START, nodes[0]?.name as never);
  return graph.compile(checkpointer ? { checkpointer } : {}) as unknown as RunGraph;
}

/** What stands in the place of a question when a run was stopped between two nodes. */
export const STOPPED = 'stopped';

function runner(node: GraphNode, crew: Crew) {
  return async (state: State) => {
    // A run that waits for a person is parked already.
    if (node.name !== 'ask' && crew.isStopping()) interrupt(STOPPED);
    crew.hooks.entered?.(node.name);
    const { goto, update = {} } = await node
      .run(state, crew)
      .catch((error: unknown) => inTrouble(node, state, crew, error));
    return new Command({ goto: goto === 'end' ? END : goto, update: crew.helm.masked(update) });
  };
}

/** Trouble that we expect is mended; a bug ends the run. */
function inTrouble({ name }: GraphNode, state: State, crew: Crew, error: unknown): Step {
  if (!isLotsmanError(error) || crew.signal.aborted) throw error;
  if (error.code === 'stopped') interrupt(STOPPED);
  const spent = spendOnFailure(state, crew, name, error);
  if (!canBeMended(name))
    return { goto: 'report', update: { ...spent, ending: { status: 'blocked', because: error.message } } };
  return { goto: 'mend', update: { ...spent, trouble: troubleOf(error, name) } };
}

/** Whoever mends, and whoever comes after it, gets no second chance. */
function canBeMended(name: NodeName): boolean {
  return name !== 'mend' && name !== 'report';
}

function endsOf({ name, leadsTo }: GraphNode): string[] {
  const ends = leadsTo.map((next) => (next === 'end' ? END : next));
  return [...new Set([...ends, ...(canBeMended(name) ? ['mend'] : name === 'mend' ? ['report'] : [])])];
}

/** Parks the run: the graph ends here, and goes on from the same place when there is an answer. */
export function parkFor(question: Asked): PersonsAnswer {
  return interrupt(question) as PersonsAnswer;
}

/** Why a run stands still without a question. */
export interface Parked {
  because: string;
}

/** Leaves the run where it is until somebody resumes it. */
export function park(because: string): void {
  interrupt({ because } satisfies Parked);
}

/** Goes on from a node, with some of the state different. */
export function goingOnFrom(node: NodeName, update: Partial<State>): Command {
  return new Command({ goto: node, update });
}

/** Goes on where the run was parked. */
export function answeredWith(answer: PersonsAnswer): Command {
  return new Command({ resume: answer });
}

/** The graph as a picture, drawn from the code. */
export async function graphAsMermaid(): Promise<string> {
  // Nobody serves a graph that is only looked at.
  const drawn = await graphOf({} as Crew).getGraphAsync();
  return drawn.drawMermaid();
}
