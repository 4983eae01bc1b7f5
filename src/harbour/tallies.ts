import { z } from 'zod';
import type { Store, StoredEvent } from '../store/store.ts';

/** What a run has taken so far, by its own story. */
export interface Tally {
  readonly steps: number;
  /** In US dollars; undefined where nobody knows the price. */
  readonly cost: number | undefined;
  /** The question that was asked last and not heard an answer to. */
  readonly question: string | undefined;
  /** When it last told something. */
  readonly at: string | undefined;
}

const Counted = z.object({ step: z.number() });
const Spent = z.object({ type: z.literal('spent'), cost: z.number().optional() });
const Asked = z.object({ type: z.literal('asked'), question: z.string() });
const Answered = z.object({ type: z.literal('answered'), question: z.string() });

const NOTHING: Tally = { steps: 0, cost: 0, question: undefined, at: undefined };

/** The tallies of runs. Each event is counted once, so that it can be asked often of a long run. */
export class Tallies {
  readonly #store: Store;
  readonly #known = new Map<string, { tally: Tally; place: number }>();

  constructor(store: Store) {
    this.#store = store;
  }

  async of(run: string): Promise<Tally> {
    const { place: before } = this.#known.get(run) ?? { place: 0 };
    const events = await this.#store.events.read(run, before);
    // Somebody else may have counted on meanwhile.
    const { tally, place } = this.#known.get(run) ?? { tally: NOTHING, place: 0 };
    const fresh = events.filter(({ sequence }) => sequence > place);
    const counted = { tally: fresh.reduce(count, tally), place: fresh.at(-1)?.sequence ?? place };
    this.#known.set(run, counted);
    return counted.tally;
  }
}

function count({ steps, cost, question }: Tally, { event, at }: StoredEvent): Tally {
  const spent = Spent.safeParse(event).data;
  const asked = Asked.safeParse(event).data?.question;
  const answered = Answered.safeParse(event).data?.question;
  return {
    steps: Math.max(steps, Counted.safeParse(event).data?.step ?? 0),
    cost: spent ? sum(cost, spent.cost) : cost,
    question: asked ?? (answered === question ? undefined : question),
    at,
  };
}

function sum(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? undefined : one + other;
}
