import { html } from 'hono/html';
import type { SiteApp } from '../../site.ts';
import { framed } from '../frame.ts';
import type { DoorsState } from '../state.ts';
import { currentTotp, secondsLeft } from '../totp.ts';

/** The phone of whoever signs in: text messages above, an authenticator app below. */
export function phone(app: SiteApp<DoorsState>): void {
  app.get('/phone', (c) => {
    const { t, visitor } = c.var;
    const { sms, accounts } = visitor.state;
    const totp = currentTotp(accounts.devon.totpSecret);
    return c.html(
      framed(c, {
        title: t('Mock phone', 'Учебный телефон'),
        body: html`<section class="phone" aria-label="${t('Phone', 'Телефон')}">
          <div class="phone-top"><span>12:04</span><span class="notch"></span><span>84%</span></div>
          <h1>${t('Messages', 'Сообщения')}</h1>
          ${
            sms.code === ''
              ? html`<p class="bubble faded">${t('No new messages. Sign in with Mira’s account to get a code.', 'Новых сообщений нет. Войдите как Мира, и придёт код.')}</p>`
              : html`<p class="bubble">Perelin: ${t('your code is', 'ваш код')} <strong>${sms.code}</strong>. ${t('Never share it.', 'Никому его не сообщайте.')}</p>`
          }
          <h2>${t('Authenticator', 'Аутентификатор')}</h2>
          <div class="authenticator"><span>Perelin<br /><small>${accounts.devon.email}</small></span><strong>${totp.slice(0, 3)} ${totp.slice(3)}</strong><small>${t(`changes in ${secondsLeft()} s`, `сменится через ${secondsLeft()} с`)}</small></div>
          <a class="button wide" href="/phone">${t('Refresh', 'Обновить')}</a>
        </section>`,
      }),
    );
  });
}
