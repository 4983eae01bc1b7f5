import type { SessionEvent } from '../events.ts';
import { visible } from '../visible.ts';

/** What happened in a browser session, in words that a person uses; whatever a page says, it stays one line. */
export function sessionLine(event: SessionEvent): string {
  const notes = event.type === 'opened' ? event.notes : [];
  return [sentence(event), ...notes].map(visible).join('\n  ');
}

function sentence(event: SessionEvent): string {
  switch (event.type) {
    case 'opened': {
      const how = event.mode === 'attached' ? 'Attached to' : event.visible ? 'Opened' : 'Opened without a window:';
      return `${how} ${event.browser}.`;
    }
    case 'tab_opened':
      return event.by === 'page'
        ? `The page opened tab ${event.tab}: ${event.url}`
        : `Tab ${event.tab} is open: ${event.url}`;
    case 'tab_borrowed':
      return `Tab ${event.tab} is borrowed: ${event.url}`;
    case 'tab_given_back':
      return `Tab ${event.tab} is given back: ${event.url}`;
    case 'tab_closed':
      return `Tab ${event.tab} was closed.`;
    case 'tab_crashed':
      return `Tab ${event.tab} crashed: ${event.url}`;
    case 'popup_refused':
      return `A pop-up of tab ${event.tab} was refused, because ${event.reason}: ${event.url}`;
    case 'dialog_shown':
      return `The page asked (${event.kind}): “${event.message}”. It was ${event.answer}.`;
    case 'dialogs_silenced':
      return `Tab ${event.tab} showed ${event.count} dialogs in a row and may show no more: ${event.url}`;
    case 'downloaded':
      return `Downloaded ${event.name} (${event.size} bytes, from ${event.origin}) into quarantine: ${event.path}`;
    case 'download_failed':
      return `A download failed (${event.url}): ${event.reason}`;
    case 'file_chooser_shown':
      return `The page asked for ${event.multiple ? 'files' : 'a file'}. It got none.`;
    case 'login_asked':
      return `${event.origin} asked for a login (“${event.realm}”). It was ${event.answer}.`;
    case 'permission_asked':
      return `${event.origin} asked for a permission (${event.permission}). It was ${event.answer}.`;
    case 'connection_lost':
      return `The connection to the browser was lost: ${event.reason}. Trying again …`;
    case 'reconnected':
      return `Connected again after ${event.attempts} ${event.attempts === 1 ? 'attempt' : 'attempts'}.`;
    case 'browser_closed':
      return event.by === 'us' ? 'The browser is closed.' : 'The browser was closed by its user.';
    case 'browser_killed':
      return `The browser died: ${event.reason}.`;
    case 'relaunched':
      return `The browser was started again at ${event.urls.join(', ')}`;
  }
}
