import type { Outcome } from '../action.ts';
import { renderChanges } from '../browser/delta.ts';
import type { Helm } from '../browser/helm.ts';
import { whatHappened } from '../browser/outcome.ts';
import { render } from '../browser/render.ts';
import type { Notice, Observation } from '../observation.ts';

/** One look, as the navigator will read it. */
export interface Look {
  url: string;
  title: string;
  notices: readonly Notice[];
  /** The whole look, or what changed since the last one. */
  text: string;
  isWhole: boolean;
  observation: Observation;
}

/** What the navigator has been shown last, so that the next look can be told by its changes. */
export class Sight {
  readonly #helm: Helm;
  readonly #task: string;
  readonly #budget: number;
  #shown: Observation | undefined;

  constructor(helm: Helm, task: string, budget: number) {
    this.#helm = helm;
    this.#task = task;
    this.#budget = budget;
  }

  /** Looks at the page, whole. */
  async whole(): Promise<Look> {
    return this.#look(await this.#helm.observe(), true);
  }

  /** What the navigator sees after an action: what it said, what it brought about, what is different now. */
  after({ said, read, now, aftermath }: Outcome): { told: string; look: Look | undefined } {
    const happened = [said, ...(read === undefined ? [] : [read]), ...whatHappened(aftermath)].join('\n');
    const isNews = now !== undefined && now !== this.#shown;
    return { told: happened, look: isNews ? this.#look(now, false) : undefined };
  }

  #look(observation: Observation, wantsWhole: boolean): Look {
    const options = { budget: this.#budget, task: this.#task };
    const before = this.#shown;
    this.#shown = observation;
    const whole = render(observation, options);
    // Of another page, or of one that is hardly the same, the changes are the whole of it.
    const text = before && !wantsWhole ? renderChanges(before, observation, options) : whole;
    const { url, title, notices = [] } = observation;
    return { url, title, notices, text, isWhole: text === whole, observation };
  }
}
