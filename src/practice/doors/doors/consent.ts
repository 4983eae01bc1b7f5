import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { SiteApp, Translate } from '../../site.ts';
import { framed, messagePage, typed } from '../frame.ts';
import { longRead } from '../reading.ts';
import type { DoorsContext, DoorsState } from '../state.ts';

type Kind = keyof DoorsState['consents'];
const PURPOSES = ['analytics', 'personal', 'marketing'] as const;

/** Three ways of asking about cookies: a bar, a dialog with a second layer, a wall. */
export function consent(app: SiteApp<DoorsState>): void {
  app.get('/consent/:kind{bar|modal|wall}', (c) => c.html(consentPage(c, c.req.param('kind') as Kind)));

  app.post('/consent/:kind{bar|modal|wall}', async (c) => {
    const { consents } = c.var.visitor.state;
    const kind = c.req.param('kind') as Kind;
    const { choice = '', ...switches } = await typed(c);
    if (choice === 'withdraw') consents[kind] = null;
    else if (kind === 'bar' && (choice === 'all' || choice === 'necessary')) consents.bar = choice;
    else if (kind === 'wall' && (choice === 'all' || choice === 'subscription')) consents.wall = choice;
    else if (kind === 'modal' && ['all', 'none', 'chosen'].includes(choice))
      consents.modal = purposes(choice, switches);
    else return c.html(messagePage(c, c.var.t('Unknown choice', 'Неизвестный выбор'), choice), 422);
    return c.redirect(`/consent/${kind}`, 303);
  });
}

function purposes(choice: string, switches: Record<string, string>) {
  const on = (name: string) => choice === 'all' || (choice === 'chosen' && switches[name] === 'on');
  return { analytics: on('analytics'), personal: on('personal'), marketing: on('marketing') };
}

function consentPage(c: DoorsContext, kind: Kind): Html {
  const { t, language, visitor } = c.var;
  const asked = visitor.state.consents[kind] === null;
  const over = { bar, modal, wall }[kind](t);
  return framed(c, {
    title: t('Magazine', 'Журнал'),
    ...(asked && { over }),
    ...(asked && kind === 'wall' && { bodyClass: 'walled' }),
    body: html`${longRead(language)}
      ${asked ? '' : html`<form class="withdraw" method="post" action="/consent/${kind}"><button class="link" name="choice" value="withdraw">${t('Cookie settings', 'Настройки cookie')}</button></form>`}`,
  });
}

function bar(t: Translate): Html {
  return html`<section class="consent-bar" role="region" aria-label="${t('Cookies', 'Файлы cookie')}">
    <p>${t('We use cookies to count visits and to remember what you read.', 'Мы используем cookie, чтобы считать посещения и помнить, что вы читали.')}</p>
    <form method="post" action="/consent/bar">
      <button class="button quiet" name="choice" value="necessary">${t('Only necessary', 'Только необходимые')}</button>
      <button class="button" name="choice" value="all">${t('Accept all', 'Принять все')}</button>
    </form>
  </section>`;
}

function modal(t: Translate): Html {
  const labels = {
    analytics: [t('Analytics', 'Аналитика'), t('How many people read what.', 'Сколько человек что читает.')],
    personal: [
      t('Personal recommendations', 'Личные рекомендации'),
      t('Articles chosen for you.', 'Статьи, подобранные для вас.'),
    ],
    marketing: [t('Marketing', 'Реклама'), t('Shared with 38 partners.', 'Передаётся 38 партнёрам.')],
  } as const;
  return html`<dialog class="consent-modal" id="consent-modal" aria-labelledby="consent-title">
    <form method="post" action="/consent/modal">
      <h2 id="consent-title">${t('Your choice about cookies', 'Ваш выбор о cookie')}</h2>
      <div data-layer="first">
        <p>${t('We and our partners store data on your device. You can accept it, refuse it or choose in detail.', 'Мы и наши партнёры храним данные на вашем устройстве. Можно согласиться, отказаться или выбрать подробно.')}</p>
        <div class="stack">
          <button class="button" name="choice" value="all">${t('Accept all', 'Принять все')}</button>
          <button class="button quiet" type="button" data-open-layer="second">${t('Preferences', 'Настройки')}</button>
        </div>
      </div>
      <div data-layer="second" hidden>
        <label class="switch"><span><b>${t('Necessary', 'Необходимые')}</b><small>${t('Sign-in and safety.', 'Вход и безопасность.')}</small></span><input type="checkbox" role="switch" checked disabled /></label>
        ${PURPOSES.map((name) => html`<label class="switch"><span><b>${labels[name][0]}</b><small>${labels[name][1]}</small></span><input type="checkbox" role="switch" name="${name}" ${name === 'marketing' ? '' : 'checked'} /></label>`)}
        <div class="row"><button class="button" name="choice" value="chosen">${t('Save choice', 'Сохранить выбор')}</button>
          <button class="button quiet" name="choice" value="none">${t('Reject all', 'Отклонить все')}</button></div>
      </div>
    </form>
  </dialog>`;
}

function wall(t: Translate): Html {
  return html`<div class="wall"><section class="panel" role="dialog" aria-modal="true" aria-labelledby="wall-title">
    <h2 id="wall-title">${t('Read on with cookies or with a subscription', 'Читайте с cookie или по подписке')}</h2>
    <p>${t('Advertising pays for our writers. Without it we ask for 2 € a month.', 'Авторам платит реклама. Без неё мы просим 2 € в месяц.')}</p>
    <form method="post" action="/consent/wall" class="row">
      <button class="button" name="choice" value="all">${t('Accept and read', 'Принять и читать')}</button>
      <button class="button quiet" name="choice" value="subscription">${t('Subscribe for 2 €', 'Подписаться за 2 €')}</button>
    </form>
  </section></div>`;
}
