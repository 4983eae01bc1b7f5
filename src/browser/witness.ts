import type { ConsoleMessage, Page } from 'playwright-core';
import type { Aftermath } from '../action.ts';
import type { SessionEvent } from '../events.ts';
import type { Session } from './session.ts';

/** Takes down what happens in the browser while an action is under way. */
export class Witness implements Disposable {
  readonly #page: Page;
  readonly #events: SessionEvent[] = [];
  readonly #stopListening: () => void;
  #consoleErrors = 0;

  constructor(session: Session, page: Page) {
    this.#page = page;
    this.#stopListening = session.subscribe((event) => this.#events.push(event));
    page.on('console', this.#onConsole);
    page.on('pageerror', this.#onError);
  }

  /** Tabs that the page opened, in order. */
  get tabsOpened(): { tab: number; url: string }[] {
    return this.#all('tab_opened').map(({ tab, url }) => ({ tab, url }));
  }

  get report(): Pick<Aftermath, 'dialogs' | 'tabsOpened' | 'tabsClosed' | 'downloads' | 'consoleErrors' | 'notes'> {
    return {
      dialogs: this.#all('dialog_shown').map(({ kind, message, answer }) => ({ kind, message, answer })),
      tabsOpened: this.tabsOpened,
      tabsClosed: this.#all('tab_closed').map(({ tab }) => tab),
      downloads: this.#all('downloaded').map(({ type: _, tab: __, ...file }) => file),
      consoleErrors: this.#consoleErrors,
      notes: this.#events.flatMap(noteOf),
    };
  }

  [Symbol.dispose](): void {
    this.#stopListening();
    this.#page.off('console', this.#onConsole);
    this.#page.off('pageerror', this.#onError);
  }

  readonly #onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') this.#consoleErrors += 1;
  };

  readonly #onError = () => {
    this.#consoleErrors += 1;
  };

  #all<Type extends SessionEvent['type']>(type: Type): Extract<SessionEvent, { type: Type }>[] {
    return this.#events.filter((event): event is Extract<SessionEvent, { type: Type }> => event.type === type);
  }
}

/** What deserves a line of its own, in words. */
function noteOf(event: SessionEvent): string[] {
  switch (event.type) {
    case 'popup_refused':
      return [`A pop-up was refused (${event.url}): ${event.reason}.`];
    case 'download_failed':
      return [`A download failed (${event.url}): ${event.reason}.`];
    case 'permission_asked':
      return [`${event.origin} asked for the permission "${event.permission}", which was ${event.answer}.`];
    case 'login_asked':
      return [`${event.origin} asked for a name and a password ("${event.realm}"); they were ${event.answer}.`];
    case 'file_chooser_shown':
      return ['The page asked for a file and got none: use upload on the element that asks.'];
    case 'tab_crashed':
      return [`The page ${event.url} crashed.`];
    default:
      return [];
  }
}
