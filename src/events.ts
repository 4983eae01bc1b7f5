/** What a browser session tells as it happens. Past tense: each is a fact, and what was done about it. */
export type SessionEvent =
  | { type: 'opened'; mode: 'launched' | 'attached'; visible: boolean; browser: string; notes: readonly string[] }
  | { type: 'tab_opened'; tab: number; url: string; by: 'us' | 'page' | 'user' }
  | { type: 'tab_borrowed'; tab: number; url: string }
  | { type: 'tab_given_back'; tab: number; url: string }
  | { type: 'tab_closed'; tab: number }
  | { type: 'tab_crashed'; tab: number; url: string }
  | { type: 'popup_refused'; tab: number; url: string; reason: string }
  | { type: 'dialog_shown'; tab: number; kind: DialogKind; message: string; answer: 'accepted' | 'dismissed' }
  | { type: 'dialogs_silenced'; tab: number; url: string; count: number }
  | ({ type: 'downloaded'; tab: number } & DownloadedFile)
  | { type: 'download_failed'; tab: number; url: string; reason: string }
  | { type: 'file_chooser_shown'; tab: number; multiple: boolean; answer: 'cancelled' | 'filled' }
  | { type: 'login_asked'; tab: number; origin: string; realm: string; answer: 'given' | 'cancelled' }
  | { type: 'permission_asked'; tab: number; origin: string; permission: string; answer: 'granted' | 'denied' }
  | { type: 'connection_lost'; reason: string }
  | { type: 'reconnected'; attempts: number }
  | { type: 'browser_closed'; by: 'us' | 'user' }
  | { type: 'browser_killed'; reason: string }
  | { type: 'relaunched'; urls: readonly string[] };

export type DialogKind = 'alert' | 'confirm' | 'prompt' | 'beforeunload';

/** A file that came down, lying in quarantine: nothing has opened it. */
export interface DownloadedFile {
  /** The name the site gave it, cleaned. */
  name: string;
  /** Where it lies. */
  path: string;
  size: number;
  sha256: string;
  /** Where it came from. */
  origin: string;
  url: string;
}

export type Listener<Event> = (event: Event) => void;
