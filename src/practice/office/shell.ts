import { html } from 'hono/html';
import { translator } from '../language.ts';
import { embedJson, type Html, page } from '../layout.ts';
import type { Language } from '../site.ts';
import { say } from '../words.ts';
import type { Account, Session } from './account/model.ts';

/** The one HTML page of the office; the client draws everything else. */
export function shell({ settings, profile, notifications }: Account, language: Language): Html {
  const session: Session = {
    settings,
    profile: {
      displayName: say(profile.displayName, language),
      jobTitle: say(profile.jobTitle, language),
      email: profile.email,
    },
    unread: notifications.filter((notice) => !notice.read).length,
  };
  const t = translator(language);
  return page({
    language,
    title: 'Deskwright',
    styles: ['/client/main.css'],
    scripts: ['/client/main.js'],
    head: html`<link rel="icon" href="/public/icon.svg" />
      <meta name="description" content="${t('Tables, files, boards and documents in one place.', 'Таблицы, файлы, доски и документы в одном месте.')}" />`,
    body: html`<div id="root"><p class="boot" role="status">${t('Opening your office…', 'Открываем офис…')}</p></div>
      <noscript>${t('Deskwright needs JavaScript.', 'Для работы Deskwright нужен JavaScript.')}</noscript>
      ${embedJson('session', session)}`,
  });
}
