import { randomInt } from 'node:crypto';
import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { localPath } from '../../local-path.ts';
import type { SiteApp } from '../../site.ts';
import { alertBox, framed, statusBox, typed } from '../frame.ts';
import { type Account, type AccountId, accountId, type DoorsContext, type DoorsState } from '../state.ts';
import { isTotp } from '../totp.ts';

const MOST_FAILURES = 5;
const LOCK_MS = 30_000;
const MOST_WRONG_CODES = 3;

/** Password, then a one-time code: from a text message or from an authenticator app. */
export function signingIn(app: SiteApp<DoorsState>): void {
  app.get('/login', (c) => c.html(loginPage(c, {})));

  app.post('/login', async (c) => {
    const { t } = c.var;
    const { state } = c.var.visitor;
    const { email = '', password = '', remember, next } = await typed(c);
    const wait = secondsLocked(state);
    if (wait > 0) return locked(c, wait, email);
    const id = accountId(state, email);
    const ok = id !== undefined && state.accounts[id].password === password;
    state.attempts.log.push({ email, ok });
    if (ok) {
      state.attempts.failures = 0;
      return c.redirect(welcome(state, id, remember === 'on', localPath(next, '/account')), 303);
    }
    state.attempts.failures += 1;
    if (state.attempts.failures >= MOST_FAILURES) {
      state.attempts.failures = 0;
      state.attempts.lockedUntil = Date.now() + LOCK_MS;
      return locked(c, LOCK_MS / 1000, email);
    }
    const left = MOST_FAILURES - state.attempts.failures;
    const problem = t(
      `E-mail or password is wrong. Tries left: ${left}.`,
      `Неверная почта или пароль. Осталось попыток: ${left}.`,
    );
    return c.html(loginPage(c, { email, problem }), 401);
  });

  app.get('/login/code', (c) => {
    const account = waitingAccount(c);
    return account ? c.html(codePage(c, account)) : c.redirect('/login', 303);
  });

  app.post('/login/code', async (c) => {
    const { state } = c.var.visitor;
    const account = waitingAccount(c);
    const { waiting } = state.session;
    if (!account || !waiting) return c.redirect('/login', 303);
    const fields = await typed(c);
    const code = [1, 2, 3, 4, 5, 6].map((place) => (fields[`digit${place}`] ?? '').trim()).join('');
    const right = account.secondFactor === 'totp' ? isTotp(account.totpSecret, code) : code === state.sms.code;
    if (right) {
      state.session = { user: waiting.user, remember: waiting.remember, waiting: null };
      state.sms = { code: '', wrong: 0 };
      return c.redirect(waiting.next, 303);
    }
    return wrongCode(c, account, code);
  });

  app.post('/login/code/resend', (c) => {
    if (!waitingAccount(c)) return c.redirect('/login', 303);
    sendCode(c.var.visitor.state);
    return c.redirect('/login/code?sent=again', 303);
  });

  app.post('/logout', (c) => {
    c.var.visitor.state.session = { user: null, remember: false, waiting: null };
    return c.redirect('/login?reason=out', 303);
  });
}

function welcome(state: DoorsState, user: AccountId, remember: boolean, next: string): string {
  const { secondFactor } = state.accounts[user];
  if (secondFactor === 'none') {
    state.session = { user, remember, waiting: null };
    return next;
  }
  state.session = { user: null, remember: false, waiting: { user, remember, next } };
  if (secondFactor === 'sms') sendCode(state);
  return '/login/code';
}

function sendCode(state: DoorsState): void {
  state.sms = { code: String(randomInt(1_000_000)).padStart(6, '0'), wrong: 0 };
}

function waitingAccount(c: DoorsContext): Account | undefined {
  const { session, accounts } = c.var.visitor.state;
  return session.waiting ? accounts[session.waiting.user] : undefined;
}

const secondsLocked = (state: DoorsState): number =>
  Math.max(0, Math.ceil((state.attempts.lockedUntil - Date.now()) / 1000));

function locked(c: DoorsContext, seconds: number, email: string) {
  c.header('retry-after', String(seconds));
  return c.html(loginPage(c, { email, lockedFor: seconds }), 429);
}

function wrongCode(c: DoorsContext, account: Account, code: string) {
  const { t, visitor } = c.var;
  const { sms } = visitor.state;
  if (code.length !== 6 || /\D/.test(code))
    return c.html(codePage(c, account, t('Type all six digits.', 'Введите все шесть цифр.')), 422);
  sms.wrong += 1;
  if (sms.wrong < MOST_WRONG_CODES)
    return c.html(
      codePage(
        c,
        account,
        t('This code is wrong. Look again and retry.', 'Код неверный. Проверьте и попробуйте ещё раз.'),
      ),
      422,
    );
  visitor.state.session.waiting = null;
  visitor.state.sms = { code: '', wrong: 0 };
  return c.redirect('/login?reason=codes', 303);
}

interface LoginDraft {
  email?: string;
  problem?: string;
  lockedFor?: number;
}

function loginPage(c: DoorsContext, { email = '', problem, lockedFor }: LoginDraft): Html {
  const { t } = c.var;
  const next = c.req.query('next');
  const reasons: Readonly<Record<string, string>> = {
    expired: t(
      'Your session has ended. Sign in again; what you typed is kept.',
      'Сеанс завершён. Войдите снова: всё, что вы ввели, сохранено.',
    ),
    out: t('You are signed out.', 'Вы вышли из аккаунта.'),
    codes: t('Too many wrong codes. Please start again.', 'Слишком много неверных кодов. Начните сначала.'),
    members: t('This page is for members. Please sign in.', 'Эта страница для участников. Пожалуйста, войдите.'),
    deleted: t('Your account is deleted.', 'Аккаунт удалён.'),
  };
  return framed(c, {
    title: t('Sign in', 'Вход'),
    body: html`<div class="split">
      <form class="panel" method="post" action="/login" novalidate>
        <h1>${t('Sign in', 'Вход')}</h1>
        ${statusBox(reasons[c.req.query('reason') ?? ''])}${alertBox(problem)}
        ${lockedFor === undefined ? '' : html`<p class="alert" role="alert" data-countdown>${t('Too many tries. Try again in', 'Слишком много попыток. Повторите через')} <b>${lockedFor}</b> ${t('s.', 'с.')}</p>`}
        ${next === undefined ? '' : html`<input type="hidden" name="next" value="${next}" />`}
        <label>${t('E-mail', 'Электронная почта')}<input type="email" name="email" autocomplete="username" value="${email}" required /></label>
        <label for="password">${t('Password', 'Пароль')}</label>
        <div class="with-button">
          <input type="password" id="password" name="password" autocomplete="current-password" required />
          <button type="button" class="reveal" data-reveal="password" data-show="${t('Show password', 'Показать пароль')}" data-hide="${t('Hide password', 'Скрыть пароль')}" hidden></button>
        </div>
        <label class="check"><input type="checkbox" name="remember" />${t('Remember me on this device', 'Запомнить меня на этом устройстве')}</label>
        <button class="button wide">${t('Continue', 'Продолжить')}</button>
        <p class="hint"><a href="/#credentials">${t('Demo credentials', 'Данные для входа')}</a></p>
      </form>
      <aside class="poster" aria-hidden="true"><img src="/public/poster.svg" alt="" /></aside>
    </div>`,
  });
}

function codePage(c: DoorsContext, account: Account, problem?: string): Html {
  const { t } = c.var;
  const sms = account.secondFactor === 'sms';
  return framed(c, {
    title: t('One-time code', 'Одноразовый код'),
    bare: true,
    body: html`<section class="panel narrow center">
      <h1>${t('One-time code', 'Одноразовый код')}</h1>
      <p>${sms ? t(`We sent six digits to ${masked(account.phone)}.`, `Мы отправили шесть цифр на номер ${masked(account.phone)}.`) : t('Open your authenticator app and type the six digits.', 'Откройте приложение-аутентификатор и введите шесть цифр.')}</p>
      ${statusBox(c.req.query('sent') ? t('A new code is on its way.', 'Новый код отправлен.') : undefined)}${alertBox(problem)}
      <form method="post" action="/login/code" class="code-form" novalidate>
        <fieldset class="code-boxes"><legend class="hidden">${t('One-time code', 'Одноразовый код')}</legend>
          ${[1, 2, 3, 4, 5, 6].map((place) => html`<input name="digit${place}" inputmode="numeric" maxlength="1" autocomplete="${place === 1 ? 'one-time-code' : 'off'}" aria-label="${t(`Digit ${place} of 6`, `Цифра ${place} из 6`)}" />`)}
        </fieldset>
        <button class="button wide">${t('Confirm', 'Подтвердить')}</button>
      </form>
      ${sms ? html`<form method="post" action="/login/code/resend"><button class="link">${t('Send a new code', 'Отправить новый код')}</button></form>` : ''}
      <p class="hint"><a href="/phone" target="_blank">${t('Open the mock phone', 'Открыть учебный телефон')}</a></p>
    </section>`,
  });
}

const masked = (phone: string): string => phone.replace(/\d(?=.*\d.*\d)/g, '•');
