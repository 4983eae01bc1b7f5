import { z } from 'zod';
import type { Fleet, LiveRun } from '../../harbour/fleet.ts';
import type { Store } from '../../store/store.ts';
import type { RunCard } from '../protocol.ts';
import { Bell } from './bell.ts';
import type { Cards } from './cards.ts';
import { line, SIGN_OF_LIFE } from './event-stream.ts';

export interface Sources {
  store: Store;
  fleet: Fleet;
  cards: Cards;
}

/** A line without news is shown to be alive so often, in milliseconds. */
const ALIVE = 5_000;
/** How often is looked for what another process tells, in milliseconds; and for a run to be taken up again. */
const ELSEWHERE = 500;
const AT_REST = 2_000;
/** So many lines of a long story go out as one piece. */
const TOGETHER = 50;
/** A thought grows by the word; it need not be told that often. */
const THOUGHT = 100;

const Place = z.coerce.number().int().min(0).catch(0);

/** The place in a story that somebody has come to, as it stands in an address. */
export function placeIn(given: string | null | undefined): number {
  return Place.parse(given ?? 0);
}

/** The story of a run from a place on, and on as it goes. */
export async function* storyOf(
  { store, fleet, cards }: Sources,
  run: string,
  after: number,
  gone: AbortSignal,
): AsyncGenerator<string> {
  const bell = new Bell();
  using heard = new DisposableStack();
  heard.defer(fleet.onNews((id) => id === run && bell.ring()));
  using thinking = new Thinking(() => bell.ring());
  let place = after;
  let standing = '';
  for (let toldAt = 0; !gone.aborted; ) {
    thinking.follow(fleet.get(run));
    const lines: string[] = [];
    for (const { sequence, event } of await store.events.read(run, place)) {
      place = sequence;
      // What has been thought is not being thought any more.
      if (event.type === 'thought') thinking.take();
      lines.push(line('told', { sequence, event }, sequence));
    }
    const thought = thinking.take();
    if (thought !== undefined) lines.push(line('thinking', { thought }));
    const card = await cards.of(await store.runs.get(run));
    const { updatedAt: _, ...now } = card;
    if (JSON.stringify(now) !== standing) lines.push(line('standing', card));
    standing = JSON.stringify(now);
    if (lines.length === 0 && performance.now() - toldAt >= ALIVE) lines.push(SIGN_OF_LIFE);
    if (lines.length > 0) toldAt = performance.now();
    for (let from = 0; from < lines.length; from += TOGETHER) yield lines.slice(from, from + TOGETHER).join('');
    await bell.rung(patienceWith(card), gone);
  }
}

function patienceWith({ isHere, state }: RunCard): number {
  if (isHere) return ALIVE;
  return state === 'running' || state === 'waiting' ? ELSEWHERE : AT_REST;
}

/** What a run is thinking right now: all of it so far, as often as one can read it. */
class Thinking implements Disposable {
  readonly #ring: () => void;
  #live: LiveRun | undefined;
  #unhear = () => {};
  #thought: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** A run may be taken up again while somebody listens. */
  follow(live: LiveRun | undefined): void {
    if (live === this.#live) return;
    this[Symbol.dispose]();
    this.#live = live;
    this.#unhear = live?.run.onThinking((thought) => this.#hear(thought)) ?? (() => {});
  }

  take(): string | undefined {
    const thought = this.#thought;
    this.#thought = undefined;
    return thought;
  }

  #hear(thought: string): void {
    this.#thought = thought;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#ring();
    }, THOUGHT).unref();
  }

  [Symbol.dispose](): void {
    this.#unhear();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
