import type { Outcome } from '../action.ts';
import { changesBetween } from '../browser/changes.ts';
import { renderChanges } from '../browser/delta.ts';
import type { Helm } from '../browser/helm.ts';
import { whatHappened } from '../browser/outcome.ts';
import { render } from '../browser/render.ts';
import { wordsIn } from '../browser/text/parts.ts';
import type { Notice, Observation } from '../observation.ts';
import { printOf } from '../page-print.ts';

/** One look, as the navigator will read it. */
export interface Look {
  url: string;
  title: string;
  notices: readonly Notice[];
  /** The whole look, or what changed since the last one. */
  text: string;
  isWhole: boolean;
  /** Nothing is different since the last look. */
  isSame: boolean;
  /** All words that were there to be seen, also those that the text has no room for. */
  words: string;
  /** The page in short: the same for two looks that show the same, whatever the numbers are and wherever the focus is. */
  print: string;
}

/** What the navigator has been shown last, so that the next look can be told by its changes. */
export class Sight {
  readonly #helm: Helm;
  readonly #writing: { task: string; budget: number };
  #shown: Observation | undefined;

  constructor(helm: Helm, task: string, budget: number) {
    this.#helm = helm;
    this.#writing = { task, budget };
    // Written once, it need not be written again when the look is taken.
    helm.whenReadAhead((observation) => void render(observation, this.#writing));
  }

  /** Looks at the page, whole. */
  async whole(): Promise<Look> {
    this.forget();
    return this.again();
  }

  /** Looks at the page: what is different since the last look, or all of it when that is no longer the same page. */
  async again(): Promise<Look> {
    return this.#show(await this.#helm.observe());
  }

  /** Looks at the page for somebody else: what the navigator knows of it stays as it is. */
  async glance(): Promise<Look> {
    return this.#lookAt(await this.#helm.observe(), undefined);
  }

  /** What the navigator sees after an action: what it said, what it brought about, what is different now. */
  after({ said, read, now, aftermath }: Outcome): { told: string; look: Look | undefined } {
    const told = [said, ...(read === undefined ? [] : [read]), ...whatHappened(aftermath)].join('\n');
    const isNews = now !== undefined && now !== this.#shown;
    return { told, look: isNews ? this.#show(now) : undefined };
  }

  /** The next look is a whole one. */
  forget(): void {
    this.#shown = undefined;
  }

  #show(observation: Observation): Look {
    const before = this.#shown;
    this.#shown = observation;
    // Two tabs may show the same address, and are not the same page.
    return this.#lookAt(observation, before?.tab.number === observation.tab.number ? before : undefined);
  }

  #lookAt(now: Observation, before: Observation | undefined): Look {
    const { url, title, notices = [] } = now;
    const whole = render(now, this.#writing);
    // Of another page, or of one that is hardly the same, the changes are the whole of it.
    const text = before ? renderChanges(before, now, this.#writing) : whole;
    const isSame = before !== undefined && changesBetween(before, now).length === 0;
    const words = now.lines.map(wordsIn).join('\n');
    return { url, title, notices, text, isWhole: text === whole, isSame, words, print: printOf(now) };
  }
}
