import type { Helm } from '../../src/browser/helm.ts';
import { isLotsmanError } from '../../src/errors.ts';
import type { Control } from '../../src/observation.ts';
import { allControls, controlNow, controlsOf, type Known } from './screens.ts';

/**
 * Lists and menus close once something in them was chosen, so the next thing in them is gone until somebody opens them
 * again. Remembers which control brought what to light.
 */
export class Popups {
  readonly #helm: Helm;
  readonly #url: string;
  readonly #openers = new Map<string, Known>();
  readonly #old: Set<string>;

  constructor(helm: Helm, url: string, known: readonly Known[]) {
    this.#helm = helm;
    this.#url = url;
    this.#old = new Set(known.map(({ control }) => kindOf(control)));
  }

  /** Takes down what shows for the first time now that this control was touched. */
  async note(touched: Known): Promise<void> {
    for (const control of await this.#shown()) {
      const kind = kindOf(control);
      if (!this.#old.has(kind) && kind !== kindOf(touched.control)) this.#openers.set(kind, touched);
      this.#old.add(kind);
    }
  }

  /** Opens again what held a control, and finds it there. Undefined when nobody opened it, or it does not come back. */
  async reopen(lost: Control): Promise<Control | undefined> {
    const opener = this.#openers.get(kindOf(lost));
    if (!opener) return undefined;
    const ways = [
      // What opens it may be inside something that has closed as well.
      async () => (await this.opener(lost)) ?? this.reopen(opener.control),
      () => this.#afresh(opener),
    ];
    for (const find of ways) {
      const control = await find();
      const found = control && (await this.#openWith(control, lost));
      if (found) return found;
    }
    return undefined;
  }

  /** The control that opens what holds this one, as it stands now. */
  async opener(held: Control): Promise<Control | undefined> {
    const known = this.#openers.get(kindOf(held));
    return known && this.#isThere() ? controlNow(this.#helm, known.control.id) : undefined;
  }

  /** On the page loaded anew, by its role and name. */
  async #afresh({ key }: Known): Promise<Control | undefined> {
    await this.#helm.tab.goto(this.#url);
    const { control } = (await allControls(this.#helm)).find((one) => one.key === key) ?? {};
    return control && controlNow(this.#helm, control.id);
  }

  /**
   * What is folded is unfolded, anything else clicked; where that is not enough, the key that opens lists is pressed; a
   * field is emptied before, for it filters.
   */
  async #openWith(opener: Control, lost: Control): Promise<Control | undefined> {
    const { id } = opener;
    const ways = [
      () => this.#helm.act({ tool: opener.states.includes('collapsed') ? 'check' : 'click', input: { id } }),
      () => this.#helm.act({ tool: 'press', input: { id, key: 'ArrowDown' } }),
      async () => {
        await this.#helm.act({ tool: 'type', input: { id, text: '' } });
        return this.#helm.act({ tool: 'press', input: { id, key: 'ArrowDown' } });
      },
    ];
    for (const way of opener.value === undefined ? ways.slice(0, 2) : ways) {
      const here = await this.#find(lost);
      if (here) return here;
      await way().catch((error: unknown) => {
        if (!isLotsmanError(error)) throw error;
      });
    }
    return this.#find(lost);
  }

  /** Also where it hangs out of view: what is touched there is scrolled to first. */
  async #find(lost: Control): Promise<Control | undefined> {
    const isIt = (one: Control) => kindOf(one) === kindOf(lost);
    const inView = (await this.#shown()).find(isIt);
    return inView ?? (this.#isThere() ? controlsOf(await this.#helm.observeWhole()).find(isIt) : undefined);
  }

  async #shown(): Promise<Control[]> {
    return this.#isThere() ? controlsOf(await this.#helm.observe()) : [];
  }

  #isThere(): boolean {
    return this.#helm.tab.url.split('#')[0] === this.#url;
  }
}

const kindOf = ({ role, name }: Control) => `${role} ${name}`;
