import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import { framed, messagePage, statusBox, typed } from '../frame.ts';
import { longRead } from '../reading.ts';
import type { DoorsContext, DoorsState } from '../state.ts';

/** What steps between a reader and a page: a pop-up, an app banner, an age gate, a goodbye. */
export function interstitials(app: SiteApp<DoorsState>): void {
  app.get('/offers/newsletter', (c) => c.html(newsletterPage(c)));
  app.post('/offers/newsletter', async (c) => {
    const { interstitials: mine } = c.var.visitor.state;
    const { email, choice } = await typed(c);
    const address = z.email().safeParse(email);
    if (choice !== 'dismiss' && !address.success)
      return c.html(
        messagePage(
          c,
          c.var.t('Not subscribed', 'Подписка не оформлена'),
          c.var.t('This is no e-mail address.', 'Это не адрес электронной почты.'),
        ),
        422,
      );
    mine.newsletter = choice === 'dismiss' ? 'dismissed' : (address.data ?? null);
    return c.redirect('/offers/newsletter', 303);
  });

  app.get('/offers/app', (c) => c.html(appPage(c)));
  app.post('/offers/app', async (c) => {
    const { choice } = await typed(c);
    c.var.visitor.state.interstitials.app = choice === 'open' ? 'opened' : 'dismissed';
    return c.redirect('/offers/app', 303);
  });

  app.get('/offers/age', (c) => c.html(agePage(c)));
  app.post('/offers/age', async (c) => {
    const { year } = await typed(c);
    const born = Number(year);
    if (!Number.isInteger(born) || born < 1900 || born > 2026) return c.html(agePage(c, true), 422);
    c.var.visitor.state.interstitials.age = 2026 - born >= 18 ? 'adult' : 'minor';
    return c.redirect('/offers/age', 303);
  });

  app.get('/partners', (c) => c.html(partnersPage(c)));
  app.get('/leaving', (c) => {
    const to = partner(c, c.req.query('to'));
    return to ? c.html(leavingPage(c, to)) : c.notFound();
  });
  app.post('/leaving', async (c) => {
    const to = partner(c, (await typed(c))['to']);
    if (!to) return c.notFound();
    c.var.visitor.state.interstitials.left.push(to.host.replace(/:\d+$/, ''));
    return c.redirect(to.href, 303);
  });
}

/** Only neighbours on this machine are partners: an open redirect would be a door too many. */
function partner(c: DoorsContext, address: string | undefined): URL | undefined {
  const to = address !== undefined && URL.canParse(address) ? new URL(address) : undefined;
  const { port } = new URL(c.req.url);
  return to?.protocol === 'http:' && to.port === port && to.hostname.endsWith('.localhost') ? to : undefined;
}

function newsletterPage(c: DoorsContext): Html {
  const { t, language, visitor } = c.var;
  const { newsletter } = visitor.state.interstitials;
  const subscribed = newsletter !== null && newsletter !== 'dismissed';
  return framed(c, {
    title: t('Magazine', 'Журнал'),
    body: html`${statusBox(subscribed ? t('Thank you, the first letter comes on Monday.', 'Спасибо, первое письмо придёт в понедельник.') : undefined)}${longRead(language)}`,
    ...(newsletter === null && {
      over: html`<div class="popup" id="newsletter" role="dialog" aria-labelledby="newsletter-title" hidden>
        <form method="post" action="/offers/newsletter">
          <button class="close" name="choice" value="dismiss" aria-label="${t('Close', 'Закрыть')}" formnovalidate>×</button>
          <h2 id="newsletter-title">${t('One letter a week', 'Одно письмо в неделю')}</h2>
          <p>${t('The best of the city, every Monday at seven.', 'Лучшее о городе, по понедельникам в семь утра.')}</p>
          <label>${t('E-mail', 'Электронная почта')}<input type="email" name="email" required /></label>
          <button class="button wide">${t('Subscribe', 'Подписаться')}</button>
          <button class="link" name="choice" value="dismiss" formnovalidate>${t('No, I do not like good news', 'Нет, хорошие новости мне не нужны')}</button>
        </form>
      </div>`,
    }),
  });
}

function appPage(c: DoorsContext): Html {
  const { t, language, visitor } = c.var;
  return framed(c, {
    title: t('Magazine', 'Журнал'),
    body: longRead(language),
    ...(visitor.state.interstitials.app === null && {
      bodyClass: 'with-app-banner',
      over: html`<aside class="app-banner" aria-label="${t('App', 'Приложение')}">
        <form method="post" action="/offers/app">
          <button class="close" name="choice" value="dismiss" aria-label="${t('Close banner', 'Закрыть баннер')}">×</button>
          <img src="/public/icon.svg" width="44" height="44" alt="" />
          <p><b>Perelin</b><br /><small>${t('Faster in the app, 4.8 of 5', 'В приложении быстрее, 4,8 из 5')}</small></p>
          <button class="button" name="choice" value="open">${t('Open in app', 'Открыть')}</button>
        </form>
      </aside>`,
    }),
  });
}

function agePage(c: DoorsContext, wrong = false): Html {
  const { t, language, visitor } = c.var;
  const { age } = visitor.state.interstitials;
  if (age === 'adult')
    return framed(c, { title: t('Cellar tasting', 'Дегустация в погребе'), body: longRead(language) });
  if (age === 'minor')
    return messagePage(
      c,
      t('See you later', 'До встречи'),
      t(
        'This page is for adults. Come back when you are 18.',
        'Эта страница для взрослых. Возвращайтесь, когда исполнится 18.',
      ),
    );
  return framed(c, {
    title: t('How old are you?', 'Сколько вам лет?'),
    bare: true,
    body: html`<section class="panel narrow center">
      <h1>${t('How old are you?', 'Сколько вам лет?')}</h1>
      <p>${t('The cellar tasting is for people of 18 and over.', 'Дегустация в погребе — для тех, кому уже есть 18.')}</p>
      ${wrong ? html`<p class="alert" role="alert">${t('Type the year as four digits.', 'Введите год четырьмя цифрами.')}</p>` : ''}
      <form method="post" action="/offers/age" class="stack">
        <label>${t('Year of birth', 'Год рождения')}<input name="year" inputmode="numeric" maxlength="4" required /></label>
        <button class="button wide">${t('Enter', 'Войти')}</button>
      </form>
    </section>`,
  });
}

function partnersPage(c: DoorsContext): Html {
  const { t } = c.var;
  const { port } = new URL(c.req.url);
  const partners = [
    ['food', t('Dinner on the way home', 'Ужин по дороге домой')],
    ['travel', t('Weekend trips', 'Поездки на выходные')],
    ['jobs', t('Work in the city', 'Работа в городе')],
  ] as const;
  return framed(c, {
    title: t('Partners', 'Партнёры'),
    body: html`<section class="panel narrow"><h1>${t('Our partners', 'Наши партнёры')}</h1>
      <p>${t('These pages belong to others.', 'Эти страницы принадлежат другим.')}</p>
      <ul class="files">${partners.map(([host, name]) => html`<li><a href="/leaving?to=${encodeURIComponent(`http://${host}.localhost:${port}/`)}">${name}</a><small>${host}.localhost</small></li>`)}</ul>
    </section>`,
  });
}

function leavingPage(c: DoorsContext, to: URL): Html {
  const { t } = c.var;
  return framed(c, {
    title: t('You are leaving', 'Вы уходите'),
    bare: true,
    body: html`<section class="panel narrow center">
      <h1>${t('You are leaving Perelin', 'Вы покидаете Perelin')}</h1>
      <p>${t('This link leads to another site:', 'Ссылка ведёт на другой сайт:')}<br /><strong>${to.host}</strong></p>
      <form method="post" action="/leaving" class="row middle"><input type="hidden" name="to" value="${to.href}" />
        <button class="button">${t('Continue', 'Перейти')}</button><a class="button quiet" href="/partners">${t('Stay here', 'Остаться')}</a></form>
    </section>`,
  });
}
