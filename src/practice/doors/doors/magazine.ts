import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import type { SiteApp } from '../../site.ts';
import { type Article, articleById, articles } from '../data/articles.ts';
import { framed } from '../frame.ts';
import { articleText, cover } from '../reading.ts';
import type { DoorsContext, DoorsState } from '../state.ts';

const FREE_ARTICLES = 3;

/** A paywall with a meter: three articles are free. */
export function magazine(app: SiteApp<DoorsState>): void {
  app.get('/magazine', (c) => c.html(listPage(c)));

  app.get('/magazine/:article', (c) => {
    const article = articleById(c.req.param('article'));
    if (!article) return c.notFound();
    const { magazine: mine } = c.var.visitor.state;
    const open = mine.trial || mine.read.includes(article.id) || mine.read.length < FREE_ARTICLES;
    if (open && !mine.read.includes(article.id)) mine.read.push(article.id);
    return c.html(articlePage(c, article, open));
  });

  app.post('/magazine/trial', (c) => {
    c.var.visitor.state.magazine.trial = true;
    return c.redirect('/magazine', 303);
  });
}

function meter(c: DoorsContext): Html {
  const { t, visitor } = c.var;
  const { read, trial } = visitor.state.magazine;
  const left = Math.max(0, FREE_ARTICLES - read.length);
  if (trial)
    return html`<p class="meter">${t('Your trial is running: read all you like.', 'Пробный период идёт: читайте сколько угодно.')}</p>`;
  return html`<p class="meter"><progress value="${Math.min(read.length, FREE_ARTICLES)}" max="${FREE_ARTICLES}" aria-label="${t('Free articles used', 'Прочитано бесплатных статей')}"></progress>${t(`${left} of ${FREE_ARTICLES} free articles left`, `Осталось бесплатных статей: ${left} из ${FREE_ARTICLES}`)}</p>`;
}

function listPage(c: DoorsContext): Html {
  const { t, language } = c.var;
  return framed(c, {
    title: t('Magazine', 'Журнал'),
    body: html`<header class="magazine-head"><h1>${t('Perelin Magazine', 'Журнал Perelin')}</h1>${meter(c)}</header>
      <ul class="articles">${articles.map((article) => html`<li class="panel">${cover(article)}<h2><a href="/magazine/${article.id}">${article.title[language]}</a></h2><p>${article.paragraphs[0]?.[language]}</p><small>${t(`${article.minutes} min read`, `${article.minutes} мин чтения`)}</small></li>`)}</ul>`,
  });
}

function articlePage(c: DoorsContext, article: Article, open: boolean): Html {
  const { t, language } = c.var;
  return framed(c, {
    title: article.title[language],
    body: open
      ? html`${articleText(article, language)}${meter(c)}`
      : html`<div class="teaser">${articleText(article, language, 1)}</div>
        <section class="panel paywall" aria-labelledby="paywall-title">
          <h2 id="paywall-title">${t('You have read your three free articles', 'Вы прочитали три бесплатные статьи')}</h2>
          <p>${t('Go on with a free trial of 14 days. No card needed.', 'Продолжайте с пробным периодом на 14 дней. Карта не нужна.')}</p>
          <form method="post" action="/magazine/trial" class="row middle"><button class="button">${t('Start free trial', 'Начать пробный период')}</button><a href="/magazine">${t('Back to the magazine', 'К списку статей')}</a></form>
        </section>`,
  });
}
