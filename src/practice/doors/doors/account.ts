import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import { alertBox, framed, statusBox, typed } from '../frame.ts';
import { type Account, accountId, type DoorsContext, type DoorsState, signedIn } from '../state.ts';

/** What a member can change about themselves. */
export function account(app: SiteApp<DoorsState>): void {
  for (const path of ['/account', '/account/*'])
    app.use(path, async (c, next) =>
      signedIn(c.var.visitor.state) ? next() : c.redirect('/login?reason=members&next=/account', 303),
    );

  app.get('/account', (c) => c.html(accountPage(c)));

  app.post('/account/email', async (c) => {
    const { t, visitor } = c.var;
    const mine = signedIn(visitor.state);
    const { email = '', password } = await typed(c);
    const address = z.email().safeParse(email.trim());
    if (!address.success) return refused(c, t('This is no e-mail address.', 'Это не адрес электронной почты.'));
    if (!mine || mine.password !== password) return refused(c, wrongPassword(c));
    if (accountId(visitor.state, address.data))
      return refused(c, t('This address is taken.', 'Этот адрес уже занят.'), 409);
    mine.email = address.data;
    return c.redirect('/account?done=email', 303);
  });

  app.post('/account/password', async (c) => {
    const { t, visitor } = c.var;
    const mine = signedIn(visitor.state);
    const { current, fresh = '', again } = await typed(c);
    if (!mine || mine.password !== current) return refused(c, wrongPassword(c));
    if (fresh.length < 10)
      return refused(
        c,
        t('The new password needs at least 10 characters.', 'В новом пароле должно быть не меньше 10 знаков.'),
      );
    if (fresh !== again) return refused(c, t('The new passwords differ.', 'Новые пароли не совпадают.'));
    mine.password = fresh;
    return c.redirect('/account?done=password', 303);
  });

  app.post('/account/delete', async (c) => {
    const { t, visitor } = c.var;
    const mine = signedIn(visitor.state);
    const { confirmation = '' } = await typed(c);
    if (mine === undefined || confirmation.trim() !== t('DELETE', 'УДАЛИТЬ'))
      return refused(
        c,
        t('Type DELETE in capital letters to confirm.', 'Чтобы подтвердить, введите УДАЛИТЬ заглавными буквами.'),
      );
    mine.deleted = true;
    visitor.state.session = { user: null, remember: false, waiting: null };
    return c.redirect('/login?reason=deleted', 303);
  });
}

const wrongPassword = ({ var: { t } }: DoorsContext) => t('The password is wrong.', 'Неверный пароль.');

function refused(c: DoorsContext, problem: string, status: 409 | 422 = 422) {
  return c.html(accountPage(c, problem), status);
}

function accountPage(c: DoorsContext, problem?: string): Html {
  const { t, visitor } = c.var;
  const mine = signedIn(visitor.state);
  const done: Readonly<Record<string, string>> = {
    email: t('Your e-mail address is changed.', 'Адрес почты изменён.'),
    password: t('Your password is changed.', 'Пароль изменён.'),
  };
  return framed(c, {
    title: t('Your account', 'Ваш аккаунт'),
    body: html`<h1>${t('Your account', 'Ваш аккаунт')}</h1>
      ${statusBox(done[c.req.query('done') ?? ''])}${alertBox(problem)}
      <div class="account">
        ${mine ? membershipCard(c, mine) : ''}
        <form class="panel" method="post" action="/account/email">
          <h2>${t('E-mail', 'Электронная почта')}</h2>
          <p>${t('Now:', 'Сейчас:')} <strong>${mine?.email}</strong></p>
          <label>${t('New e-mail', 'Новая почта')}<input name="email" type="email" autocomplete="email" required /></label>
          <label>${t('Your password', 'Ваш пароль')}<input name="password" type="password" autocomplete="current-password" required /></label>
          <button class="button">${t('Change e-mail', 'Изменить почту')}</button>
        </form>
        <form class="panel" method="post" action="/account/password">
          <h2>${t('Password', 'Пароль')}</h2>
          <label>${t('Current password', 'Текущий пароль')}<input name="current" type="password" autocomplete="current-password" required /></label>
          <label>${t('New password', 'Новый пароль')}<input name="fresh" type="password" autocomplete="new-password" minlength="10" required /></label>
          <label>${t('New password again', 'Новый пароль ещё раз')}<input name="again" type="password" autocomplete="new-password" required /></label>
          <button class="button">${t('Change password', 'Изменить пароль')}</button>
        </form>
        <form class="panel danger-zone" method="post" action="/account/delete">
          <h2>${t('Delete account', 'Удаление аккаунта')}</h2>
          <p>${t('Your membership, visits and documents will be gone. Type DELETE to confirm.', 'Абонемент, история посещений и документы пропадут. Для подтверждения введите УДАЛИТЬ.')}</p>
          <label>${t('Confirmation', 'Подтверждение')}<input name="confirmation" autocomplete="off" required /></label>
          <button class="button danger">${t('Delete my account', 'Удалить мой аккаунт')}</button>
        </form>
      </div>`,
  });
}

function membershipCard(c: DoorsContext, mine: Account): Html {
  const { t } = c.var;
  return html`<section class="panel pass">
    <p class="pass-name">${mine.name}</p>
    <p>${t('Member since 2021 · No. 0048 2715', 'Участник с 2021 года · № 0048 2715')}</p>
    <p>${t('Visits left this month: 6', 'Осталось посещений в этом месяце: 6')}</p>
    <form method="post" action="/logout"><button class="button quiet">${t('Sign out', 'Выйти')}</button></form>
  </section>`;
}
