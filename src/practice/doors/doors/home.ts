import { html } from 'hono/html';
import type { SiteApp, Translate } from '../../site.ts';
import { framed } from '../frame.ts';
import type { DoorsState } from '../state.ts';

/** The front page: every door, and the keys. */
export function home(app: SiteApp<DoorsState>): void {
  app.get('/', (c) => {
    const { t, visitor } = c.var;
    const { mira, devon, guest } = visitor.state.accounts;
    return c.html(
      framed(c, {
        title: t('Membership portal', 'Портал участника'),
        body: html`<section class="hero">
            <div><h1>${t('One pass. Every door in town.', 'Один абонемент. Все двери города.')}</h1>
              <p>${t('Pools, museums, night trams. Try every kind of door a website can put in your way.', 'Бассейны, музеи, ночные трамваи. И все двери, какие сайт может поставить на пути.')}</p>
              <a class="button light" href="/login">${t('Sign in to your account', 'Войти в аккаунт')}</a></div>
            <img src="/public/poster.svg" alt="" />
          </section>
          <section class="panel" id="credentials">
            <h2>${t('Demo credentials', 'Данные для входа')}</h2>
            <div class="scroll"><table>
              <thead><tr><th>${t('Account', 'Аккаунт')}</th><th>${t('E-mail or name', 'Почта или имя')}</th><th>${t('Password', 'Пароль')}</th><th>${t('Second step', 'Второй шаг')}</th></tr></thead>
              <tbody>
                <tr><td>${mira.name}</td><td><code>mira.holt@perelin.test</code></td><td><code>river-lantern-42</code></td><td>${t('Code by text message, see the', 'Код из СМС, смотрите')} <a href="/phone">${t('mock phone', 'учебный телефон')}</a></td></tr>
                <tr><td>${devon.name}</td><td><code>devon.ash@perelin.test</code></td><td><code>copper-meadow-7</code></td><td>${t('Authenticator app, on the same phone', 'Приложение-аутентификатор, там же')}</td></tr>
                <tr><td>${guest.name}</td><td><code>guest@perelin.test</code></td><td><code>open-garden-1</code></td><td>${t('None', 'Нет')}</td></tr>
                <tr><td>${t('Archive', 'Архив')}</td><td><code>archive</code></td><td><code>paper-moth</code></td><td>${t('The browser asks', 'Спрашивает браузер')}</td></tr>
              </tbody>
            </table></div>
          </section>
          ${doors(t).map(
            ({ name, entries }) =>
              html`<section class="door-group"><h2>${name}</h2><ul>${entries.map(([href, title, about]) => html`<li><a class="door" href="${href}"><b>${title}</b><span>${about}</span></a></li>`)}</ul></section>`,
          )}`,
      }),
    );
  });
}

function doors(t: Translate): { name: string; entries: [href: string, title: string, about: string][] }[] {
  return [
    {
      name: t('Who are you?', 'Кто вы?'),
      entries: [
        [
          '/login',
          t('Sign in', 'Вход'),
          t('Password, lock after five tries, one-time code', 'Пароль, блокировка после пяти попыток, одноразовый код'),
        ],
        [
          '/challenge',
          t('Picture challenge', 'Проверка картинками'),
          t('Only a person passes', 'Пройдёт только человек'),
        ],
        ['/basic', t('Archive', 'Архив'), t('The browser’s own password box', 'Окно пароля самого браузера')],
        [
          '/renewal',
          t('Renewal', 'Продление'),
          t('Three pages, and the session ends on the way', 'Три страницы, и сеанс кончается по дороге'),
        ],
        ['/account', t('Account', 'Аккаунт'), t('E-mail, password, deletion', 'Почта, пароль, удаление')],
      ],
    },
    {
      name: t('May we?', 'Можно?'),
      entries: [
        ['/consent/bar', t('Cookie bar', 'Полоса cookie'), t('At the bottom of the page', 'Внизу страницы')],
        ['/consent/modal', t('Cookie dialog', 'Диалог cookie'), t('With a second layer', 'Со вторым слоем')],
        [
          '/consent/wall',
          t('Cookie wall', 'Стена cookie'),
          t('Nothing scrolls before you choose', 'Без выбора ничего не прокрутить'),
        ],
        [
          '/permissions',
          t('Permissions', 'Разрешения'),
          t('Notifications, location, camera', 'Уведомления, место, камера'),
        ],
        [
          '/dialogs',
          t('Dialogs', 'Диалоги'),
          t('alert, confirm, prompt, unsaved form', 'alert, confirm, prompt, несохранённая форма'),
        ],
      ],
    },
    {
      name: t('One moment, please', 'Минуточку'),
      entries: [
        [
          '/offers/newsletter',
          t('Newsletter pop-up', 'Окно подписки'),
          t('Comes when you scroll', 'Появляется при прокрутке'),
        ],
        ['/offers/app', t('App banner', 'Баннер приложения'), t('Above everything', 'Поверх всего')],
        ['/offers/age', t('Age gate', 'Проверка возраста'), t('Before the page', 'Перед страницей')],
        ['/partners', t('You are leaving', 'Вы уходите'), t('Before another site', 'Перед чужим сайтом')],
        ['/magazine', t('Paywall', 'Платный доступ'), t('Three free articles', 'Три бесплатные статьи')],
      ],
    },
    {
      name: t('Files', 'Файлы'),
      entries: [
        ['/upload', t('Send files', 'Загрузить файлы'), t('Three kinds of choosers', 'Три вида выбора файла')],
        [
          '/downloads',
          t('Documents', 'Документы'),
          t('Odd names, one refused kind', 'Странные имена, один запретный тип'),
        ],
      ],
    },
  ];
}
