import { sentForm, textsOf } from '../sent-form.ts';
import { defineSite } from '../site.ts';
import { marketApi } from './api.ts';
import { messagePage } from './chrome.ts';
import { deskRoutes } from './desk.ts';
import { found, goodById } from './goods.ts';
import { archivePage, cataloguePage, deskPage, goodPage, letterPage } from './pages.ts';
import { count, initialState, type MarketState } from './state.ts';

export const market = defineSite<MarketState>({
  name: 'market',
  /** Where visits are counted: a house of its own, as on most sites. */
  aliases: ['stats'],
  title: { en: 'Tidegate Market', ru: 'Рынок у шлюза' },
  about: {
    en: 'Old things by the quay. Pages that search by POST, count every click, keep what is typed and talk over a line.',
    ru: 'Старые вещи у причала. Страницы ищут через POST, считают каждый щелчок, хранят набранное и держат линию открытой.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  routes: (app) => {
    app.use(async (c, next) => {
      if (!new URL(c.req.url).hostname.startsWith('stats.')) return next();
      if (c.req.path !== '/v1/batch') return c.text('Not found', 404);
      c.header('access-control-allow-origin', '*');
      count(c.var.visitor.state, 'elsewhere');
      return c.body(null, 204);
    });
    app.route('/api', marketApi());
    deskRoutes(app);

    app.get('/', (c) => c.html(cataloguePage(c)));
    app.get('/goods/:id{\\d+}', (c) => {
      const good = goodById(Number(c.req.param('id')));
      return good ? c.html(goodPage(c, good)) : c.notFound();
    });
    app.get('/archive', (c) => c.html(archivePage(c)));
    app.post('/archive/search', async (c) => {
      const { text } = textsOf(await sentForm(c), ['text']);
      return c.html(
        archivePage(c, { text, goods: found({ text, kind: undefined, order: 'cheapest' }, c.var.language) }),
      );
    });
    app.get('/desk', (c) => c.html(deskPage(c)));

    app.get('/letter', (c) => c.html(letterPage(c)));
    app.post('/letter', async (c) => {
      const letter = textsOf(await sentForm(c), ['name', 'email', 'message']);
      if (Object.values(letter).some((text) => text.trim() === ''))
        return c.html(letterPage(c, c.var.t('Please fill in everything.', 'Заполните все поля.')), 422);
      const { state } = c.var.visitor;
      state.letters.push(letter);
      state.draft = null;
      return c.html(
        messagePage(c, c.var.t('Thank you', 'Спасибо'), c.var.t('We have your letter.', 'Ваше письмо у нас.')),
      );
    });

    app.post('/cookies', async (c) => {
      const { choice } = textsOf(await sentForm(c), ['choice']);
      if (choice !== 'all' && choice !== 'necessary') return c.text('Unknown choice', 422);
      c.var.visitor.state.consent = choice;
      return c.redirect('/', 303);
    });
    app.post('/e', (c) => {
      count(c.var.visitor.state, 'beacon');
      return c.body(null, 204);
    });
    app.notFound((c) => {
      const { t } = c.var;
      return c.html(messagePage(c, t('Not found', 'Не найдено'), t('It has been sold.', 'Уже продано.')), 404);
    });
  },
});
