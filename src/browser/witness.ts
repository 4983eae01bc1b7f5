import type { CDPSession, Download, Page } from 'playwright-core';
import type { Aftermath } from '../action.ts';
import { within } from '../deadline.ts';
import type { SessionEvent } from '../events.ts';
import type { Session } from './session.ts';

/** How long a file or a window that an action has started may take to come before it is left to come. */
const COMING = 5_000;

/** Takes down what happens in the browser while an action is under way. */
export class Witness implements Disposable {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #events: SessionEvent[] = [];
  readonly #stopListening: () => void;
  #consoleErrors = 0;
  /** Files that are coming down. */
  readonly #coming: Download[] = [];
  #windowsAnnounced = 0;
  #came = Promise.withResolvers<void>();

  constructor(session: Session, page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    this.#stopListening = session.subscribe((event) => this.#hear(event));
    page.on('download', this.#onDownload);
    cdp.on('Runtime.consoleAPICalled', this.#onConsole);
    cdp.on('Runtime.exceptionThrown', this.#onError);
    cdp.on('Page.windowOpen', this.#onWindow);
  }

  /** Tabs that the page opened, in order. */
  get tabsOpened(): { tab: number; url: string }[] {
    return this.#all('tab_opened').map(({ tab, url }) => ({ tab, url }));
  }

  /** Waits for files that have begun to come down and for windows that were announced, but not for long. */
  async allCame(): Promise<void> {
    const waiting = async () => {
      while (this.#pending.length > 0 || this.#windowsMissing) await this.#came.promise;
    };
    await within(COMING, 'Waiting for a file or a window', waiting()).catch(() => {});
  }

  get report(): Pick<Aftermath, 'dialogs' | 'tabsOpened' | 'tabsClosed' | 'downloads' | 'consoleErrors' | 'notes'> {
    return {
      dialogs: this.#all('dialog_shown').map(({ kind, message, answer }) => ({ kind, message, answer })),
      tabsOpened: this.tabsOpened,
      tabsClosed: this.#all('tab_closed').map(({ tab }) => tab),
      downloads: this.#all('downloaded').map(({ type: _, tab: __, ...file }) => file),
      consoleErrors: this.#consoleErrors,
      notes: [...this.#events.flatMap(noteOf), ...this.#pending.map(stillComing)],
    };
  }

  [Symbol.dispose](): void {
    this.#stopListening();
    this.#page.off('download', this.#onDownload);
    this.#cdp.off('Runtime.consoleAPICalled', this.#onConsole);
    this.#cdp.off('Runtime.exceptionThrown', this.#onError);
    this.#cdp.off('Page.windowOpen', this.#onWindow);
  }

  #hear(event: SessionEvent): void {
    this.#events.push(event);
    this.#came.resolve();
    this.#came = Promise.withResolvers();
  }

  readonly #onDownload = (download: Download) => {
    this.#coming.push(download);
  };

  /** Those that were begun and not told yet, one way or the other. */
  get #pending(): Download[] {
    return this.#coming.slice(this.#all('downloaded').length + this.#all('download_failed').length);
  }

  /** One without a click behind it the browser may refuse, and one for another program never shows. */
  readonly #onWindow = ({ url, userGesture }: { url: string; userGesture: boolean }) => {
    if (userGesture && SHOWN.test(url)) this.#windowsAnnounced += 1;
  };

  /** A busy machine shows a window long after the page that opens it has come to rest; one that is a file never comes. */
  get #windowsMissing(): boolean {
    const came = this.#all('tab_opened').length + this.#all('popup_refused').length + this.#coming.length;
    return came < this.#windowsAnnounced;
  }

  readonly #onConsole = ({ type }: { type: string }) => {
    if (type === 'error' || type === 'assert') this.#consoleErrors += 1;
  };

  readonly #onError = () => {
    this.#consoleErrors += 1;
  };

  #all<Type extends SessionEvent['type']>(type: Type): Extract<SessionEvent, { type: Type }>[] {
    return this.#events.filter((event): event is Extract<SessionEvent, { type: Type }> => event.type === type);
  }
}

const SHOWN = /^(?:https?:|blob:|data:|about:|$)/;

function stillComing(download: Download): string {
  return `A file is still coming down: ${download.suggestedFilename()}.`;
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
      return event.answer === 'filled'
        ? []
        : ['The page asked for a file and got none: use upload on the element that asks.'];
    case 'tab_crashed':
      return [`The page ${event.url} crashed.`];
    default:
      return [];
  }
}
