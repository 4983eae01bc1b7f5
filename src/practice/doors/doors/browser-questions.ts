import { html } from 'hono/html';
import { z } from 'zod';
import type { Html } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import { framed, statusBox, typed } from '../frame.ts';
import type { DoorsContext, DoorsState } from '../state.ts';

const Answer = z.object({ door: z.string().min(1).max(40), value: z.string().max(500) });

/** Pages on which the browser, not the page, asks: permissions and script dialogs. */
export function browserQuestions(app: SiteApp<DoorsState>): void {
  app.get('/permissions', (c) => c.html(permissionsPage(c)));
  app.get('/dialogs', (c) => c.html(dialogsPage(c)));

  app.post('/api/answers', async (c) => {
    const answer = Answer.safeParse(await c.req.json().catch(() => undefined));
    if (!answer.success) return c.json({ error: 'Expected a door and a value.' }, 400);
    c.var.visitor.state.answers.push(answer.data);
    return c.json(answer.data, 201);
  });

  app.post('/dialogs/note', async (c) => {
    const { note = '' } = await typed(c);
    c.var.visitor.state.answers.push({ door: 'note', value: note.slice(0, 500) });
    return c.redirect('/dialogs?done=note', 303);
  });
}

function permissionsPage(c: DoorsContext): Html {
  const { t } = c.var;
  const asks = [
    [
      'notifications',
      t('Notifications', 'Уведомления'),
      t('We tell you when your pool is quiet.', 'Сообщим, когда в бассейне мало людей.'),
      t('Allow notifications', 'Разрешить уведомления'),
    ],
    [
      'location',
      t('Location', 'Местоположение'),
      t('We show the nearest partner.', 'Покажем ближайшего партнёра.'),
      t('Share location', 'Поделиться местоположением'),
    ],
    [
      'camera',
      t('Camera', 'Камера'),
      t('Scan the code on your paper pass.', 'Отсканируйте код на бумажном абонементе.'),
      t('Use camera', 'Включить камеру'),
    ],
  ] as const;
  return framed(c, {
    title: t('Permissions', 'Разрешения'),
    body: html`<h1>${t('Permissions', 'Разрешения')}</h1>
      <p class="lead">${t('Each button makes the browser ask you.', 'Каждая кнопка заставляет браузер задать вопрос.')}</p>
      <div class="tiles">${asks.map(
        ([door, name, why, button]) => html`<section class="panel"><h2>${name}</h2><p>${why}</p>
          <button class="button" data-ask="${door}">${button}</button><output data-answer="${door}">${t('Not asked yet', 'Ещё не спрашивали')}</output></section>`,
      )}</div>`,
  });
}

function dialogsPage(c: DoorsContext): Html {
  const { t } = c.var;
  return framed(c, {
    title: t('Dialogs', 'Диалоги'),
    body: html`<h1>${t('Dialogs of the browser', 'Диалоги браузера')}</h1>
      ${statusBox(c.req.query('done') === 'note' ? t('Your note is saved.', 'Заметка сохранена.') : undefined)}
      <div class="tiles pairs">
        <section class="panel"><h2>${t('Message', 'Сообщение')}</h2><p>${t('Says one thing and waits.', 'Говорит одну фразу и ждёт.')}</p>
          <button class="button" data-dialog="alert" data-text="${t('The pool closes in ten minutes.', 'Бассейн закрывается через десять минут.')}">${t('Show message', 'Показать сообщение')}</button><output data-answer="alert"></output></section>
        <section class="panel"><h2>${t('Question', 'Вопрос')}</h2><p>${t('Cancels tomorrow’s visit if you agree.', 'Отменит завтрашний визит, если вы согласитесь.')}</p>
          <button class="button" data-dialog="confirm" data-text="${t('Cancel tomorrow’s visit?', 'Отменить завтрашний визит?')}">${t('Cancel visit', 'Отменить визит')}</button><output data-answer="confirm"></output></section>
        <section class="panel"><h2>${t('Name', 'Имя')}</h2><p>${t('Asks how your pass should be called.', 'Спросит, как назвать абонемент.')}</p>
          <button class="button" data-dialog="prompt" data-text="${t('Name of your pass', 'Название абонемента')}" data-default="${t('My pass', 'Мой абонемент')}">${t('Rename pass', 'Переименовать')}</button><output data-answer="prompt"></output></section>
        <form class="panel" method="post" action="/dialogs/note" data-guard>
          <h2>${t('Unsaved note', 'Несохранённая заметка')}</h2>
          <label>${t('Note', 'Заметка')}<textarea name="note" rows="3"></textarea></label>
          <div class="row"><button class="button">${t('Save note', 'Сохранить заметку')}</button><a href="/">${t('Leave this page', 'Уйти со страницы')}</a></div>
        </form>
      </div>`,
  });
}
