import type { Context } from 'hono';
import type { Html } from '../layout.ts';
import { defineSite, type SiteEnv } from '../site.ts';
import { apiRoutes } from './api.ts';
import { findExhibit, searchCatalogue } from './catalogue.ts';
import { type ChromeParts, chrome } from './chrome.ts';
import { frameRoutes } from './frame-pages.ts';
import { exhibitPage, homePage, missingPage, searchPage } from './pages.ts';
import { type GalleryState, initialState, keep } from './state.ts';
import { viewOf } from './view.ts';

export const gallery = defineSite<GalleryState>({
  name: 'gallery',
  // Frames of another origin come from these.
  aliases: ['frames', 'nested'],
  title: { en: 'Vitrine', ru: 'Витрина' },
  about: {
    en: 'A museum of interface parts: every control, layer, frame and oddity on a page of its own.',
    ru: 'Музей деталей интерфейса: каждый элемент, слой, фрейм и странность на отдельной странице.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  routes: (app) => {
    apiRoutes(app);
    frameRoutes(app);

    app.get('/', (c) => c.html(inChrome(c, c.var.t('Entrance', 'Вход'), homePage(c.var.t))));
    app.get('/search', (c) => {
      const query = (c.req.query('q') ?? '').trim();
      const content = searchPage(c.var.t, query, searchCatalogue(query));
      return c.html(inChrome(c, c.var.t('Search', 'Поиск'), content, { query }));
    });
    app.get('/exhibits/:id', (c) => showExhibit(c, c.req.param('id')));
    // For forms that work without script.
    app.post('/exhibits/:id', async (c) => {
      const exhibit = findExhibit(c.req.param('id'));
      if (!exhibit) return c.html(inChrome(c, '404', missingPage(c.var.t)), 404);
      for (const [part, value] of Object.entries(await c.req.parseBody())) {
        const refusal = keep(c.var.visitor.state, exhibit, part, value);
        if (refusal !== undefined) return showExhibit(c, exhibit.id, refusal);
      }
      return c.redirect(`/exhibits/${exhibit.id}`, 303);
    });
    app.notFound((c) => c.html(inChrome(c, '404', missingPage(c.var.t)), 404));
  },
});

type Ctx = Context<SiteEnv<GalleryState>>;

function showExhibit(c: Ctx, id: string, warning = '') {
  const exhibit = findExhibit(id);
  if (!exhibit) return c.html(inChrome(c, '404', missingPage(c.var.t)), 404);
  const recorded = c.var.visitor.state.exhibits[id] ?? {};
  const content = exhibitPage(exhibit, viewOf(c), recorded, warning);
  return c.html(inChrome(c, c.var.t(...exhibit.title), content, { current: exhibit }), warning === '' ? 200 : 422);
}

function inChrome(c: Ctx, title: string, content: Html, more: Partial<ChromeParts> = {}): Html {
  const { language, t, visitor } = c.var;
  return chrome({ language, t, visitor: visitor.id, address: new URL(c.req.url), title, content, ...more });
}
