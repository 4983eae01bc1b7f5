import { defineSite } from '../site.ts';
import { isJson, readWish, save } from './booking.ts';
import { messagePage } from './chrome.ts';
import { detourRoutes } from './detours.ts';
import { endpointRoutes } from './endpoints.ts';
import { findWeather } from './forecast.ts';
import { boardPage, bookingsPage, logPage, weatherPage } from './pages.ts';
import { count, initialState, type StormState } from './state.ts';
import { type Ctx, type PlacedWeather, settingsOf } from './weather.ts';

export const storm = defineSite<StormState>({
  name: 'storm',
  title: { en: 'Skerry Line', ru: 'Шхеры' },
  about: {
    en: 'Bad weather on demand: a ferry desk where pages are slow, flaky, endless, shifting or simply lie.',
    ru: 'Непогода по заказу: паромная касса, где страницы тормозят, срываются, не кончаются, уезжают и врут.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  routes: (app) => {
    app.get('/', (c) => c.html(boardPage(c)));
    app.get('/bookings', (c) => c.html(bookingsPage(c)));
    app.post('/bookings/:id/cancel', (c) => {
      const { state } = c.var.visitor;
      const kept = state.bookings.filter(({ id }) => id !== c.req.param('id'));
      if (kept.length === state.bookings.length) return lost(c);
      state.bookings = kept;
      return c.redirect('/bookings', 303);
    });
    app.get('/log', (c) => c.html(logPage(c)));
    endpointRoutes(app);
    detourRoutes(app);

    app.get('/weathers/:id', async (c) => {
      const weather = findWeather(c.req.param('id'));
      if (!weather) return lost(c);
      count(c.var.visitor.state, `open.${weather.id}`);
      const proceed = async () => c.html(weatherPage(c, weather, { saved: c.req.query('saved') }));
      return weather.open ? weather.open({ c, settings: settingsOf(c, weather), proceed }) : proceed();
    });
    app.post('/weathers/:id/book', async (c) => {
      const weather = findWeather(c.req.param('id'));
      if (!weather) return lost(c);
      count(c.var.visitor.state, `book.${weather.id}`);
      const proceed = () => book(c, weather);
      return weather.book ? weather.book({ c, settings: settingsOf(c, weather), proceed }) : proceed();
    });
    app.notFound(lost);
  },
});

/** Books as on a calm day. */
async function book(c: Ctx, weather: PlacedWeather): Promise<Response> {
  const wish = await readWish(c);
  const error = c.var.t(
    'Give a name of two letters or more, a sailing and one to six seats.',
    'Укажите имя (от двух букв), рейс и от одного до шести мест.',
  );
  if (!wish) return isJson(c) ? c.json({ error }, 422) : c.html(weatherPage(c, weather, { error }), 422);
  const booking = save(c.var.visitor.state, weather.id, wish);
  if (isJson(c)) return c.json(booking, 201);
  const query = new URL(c.req.url).searchParams;
  query.set('saved', booking.id);
  return c.redirect(`/weathers/${weather.id}?${query}`, 303);
}

function lost(c: Ctx) {
  const { t } = c.var;
  const text = t('There is nothing at this address.', 'По этому адресу ничего нет.');
  return c.html(messagePage(c, { title: t('Lost at sea', 'Потерялись в море'), text }), 404);
}
