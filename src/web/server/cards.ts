import type { Fleet } from '../../harbour/fleet.ts';
import { type Standing, standingOf } from '../../harbour/standing.ts';
import { Tallies } from '../../harbour/tallies.ts';
import type { Run, Store } from '../../store/store.ts';
import type { RunCard } from '../protocol.ts';

/** So many runs are looked through for words. */
const SEARCHED = 2_000;

/** Runs as they stand in lists. */
export class Cards {
  readonly #store: Store;
  readonly #fleet: Fleet;
  readonly #tallies: Tallies;

  constructor(store: Store, fleet: Fleet) {
    this.#store = store;
    this.#fleet = fleet;
    this.#tallies = new Tallies(store);
  }

  async of(run: Run): Promise<RunCard> {
    return (await this.withStanding(run)).card;
  }

  async withStanding(run: Run): Promise<{ card: RunCard; standing: Standing }> {
    const { id, task, startedAt, updatedAt } = run;
    const standing = await standingOf(this.#store, run, this.#tallies);
    const { status, steps, cost, result } = standing;
    const isHere = this.#fleet.get(id) !== undefined;
    const { question, at = '' } = result ? {} : await this.#tallies.of(id);
    const isAsking = question !== undefined && (await this.#store.answers.answer(id, question)) === undefined;
    const card: RunCard = {
      id,
      task,
      // One that has just begun here has not said yet who drives it.
      state: isHere && run.status === 'running' ? 'running' : status,
      startedAt,
      updatedAt: at > updatedAt ? at : updatedAt,
      steps,
      ...(cost === undefined ? {} : { cost }),
      isHere,
      isAsking,
    };
    return { card, standing };
  }

  /** The newest first; with words, those whose task or result has all of them. */
  async list({ search = '', limit }: { search?: string | undefined; limit: number }): Promise<RunCard[]> {
    const words = folded(search).split(/\s+/).filter(Boolean);
    const runs = await this.#store.runs.list({ limit: words.length === 0 ? limit : SEARCHED });
    const found = runs.filter(({ id, task, result }) => {
      const text = folded(`${id} ${task} ${summaryIn(result)}`);
      return words.every((word) => text.includes(word));
    });
    return Promise.all(found.slice(0, limit).map((run) => this.of(run)));
  }
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function summaryIn(result: unknown): string {
  const isTold = typeof result === 'object' && result !== null && 'summary' in result;
  return isTold ? String(result.summary) : '';
}
