import type { Dialog } from 'playwright-core';
import type { DialogKind, Listener, SessionEvent } from '../../events.ts';
import type { Tab } from '../tab.ts';

/** An answer that was decided before the dialog opens: a page with an open dialog can do nothing else. */
export interface DialogAnswer {
  accept: boolean;
  text?: string | undefined;
}

/** So many in ten seconds is a storm, not a conversation. */
const STORM = 20;
const STORM_WINDOW = 10_000;

/**
 * Answers every dialog of one tab at once. Nothing is accepted that was not decided beforehand, except an `alert`, which
 * leaves no choice. In a storm the page loses its dialogs; when it goes on all the same, the tab is closed.
 */
export class Dialogs {
  readonly #tab: Tab;
  readonly #tell: Listener<SessionEvent>;
  #expected: DialogAnswer | undefined;
  #recent: number[] = [];
  #silenced = false;

  constructor(tab: Tab, tell: Listener<SessionEvent>) {
    this.#tab = tab;
    this.#tell = tell;
  }

  /** Decides the next dialog, once. */
  expect(answer: DialogAnswer): void {
    this.#expected = answer;
  }

  async answer(dialog: Dialog): Promise<void> {
    const kind = dialog.type() as DialogKind;
    const expected = this.#expected;
    this.#expected = undefined;
    // Words were meant for who asks for words: a yes to anything else was not decided.
    const decided = expected?.text !== undefined && kind !== 'prompt' ? undefined : expected;
    const accept = decided?.accept ?? kind === 'alert';
    this.#tell({
      type: 'dialog_shown',
      tab: this.#tab.id,
      kind,
      message: dialog.message(),
      answer: accept ? 'accepted' : 'dismissed',
    });
    // The page may have gone in the meantime, and its dialog with it.
    await (accept ? dialog.accept(decided?.text) : dialog.dismiss()).catch(() => {});
    await this.#weather();
  }

  async #weather(): Promise<void> {
    const now = performance.now();
    this.#recent = [...this.#recent.filter((time) => now - time < STORM_WINDOW), now];
    if (this.#recent.length < STORM) return;
    this.#recent = [];
    if (this.#silenced) {
      await this.#tab.close().catch(() => {});
      return;
    }
    this.#silenced = true;
    this.#tell({ type: 'dialogs_silenced', tab: this.#tab.id, url: this.#tab.url, count: STORM });
    const cdp = await this.#tab.cdp().catch(() => undefined);
    if (!cdp) return;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: SILENCE }).catch(() => {});
    await cdp.send('Runtime.evaluate', { expression: SILENCE }).catch(() => {});
  }
}

const SILENCE = 'window.alert = () => {}; window.confirm = () => false; window.prompt = () => null;';
