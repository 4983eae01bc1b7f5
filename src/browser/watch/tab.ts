import type { Page } from 'playwright-core';
import { LotsmanError } from '../../errors.ts';
import type { Listener, SessionEvent } from '../../events.ts';
import type { SessionOptions } from '../options.ts';
import type { Tab } from '../tab.ts';
import type { Dialogs } from './dialogs.ts';
import { heldByDriver, type IncomingFile, quarantine } from './downloads.ts';
import { meetChooser } from './file-chooser.ts';
import { answerHttpLogins } from './http-login.ts';
import { noticePermissionRequests } from './permissions.ts';

/** Listens to everything a page may want of a person, and gives each its safe answer. */
export async function watchTab(
  tab: Tab,
  page: Page,
  dialogs: Dialogs,
  options: SessionOptions,
  tell: Listener<SessionEvent>,
): Promise<void> {
  page.on('dialog', (dialog) => void dialogs.answer(dialog));
  page.on('download', (download) => void receiveFile(tab, heldByDriver(download), options.downloads, tell));
  page.on('filechooser', (chooser) => void meetChooser(tab, chooser, tell));
  page.on('crash', () => {
    tab.lose(
      new LotsmanError('tab_crashed', `The page ${tab.url} crashed.`, { hint: 'Open it again, or do without it.' }),
    );
    tell({ type: 'tab_crashed', tab: tab.id, url: tab.url });
  });
  await answerHttpLogins(tab, options.httpCredentials, tell);
  // In the user's own browser a permission prompt is the user's to answer.
  if (options.cdp === undefined) await noticePermissionRequests(tab, new Set(options.permissions), tell);
}

/** Takes a file into quarantine and tells how that went. */
export async function receiveFile(
  tab: Tab,
  file: IncomingFile,
  folder: string,
  tell: Listener<SessionEvent>,
): Promise<void> {
  try {
    tell({ type: 'downloaded', tab: tab.id, ...(await quarantine(file, folder)) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ type: 'download_failed', tab: tab.id, url: file.url, reason });
  }
}
