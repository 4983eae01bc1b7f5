import type { SiteApp } from '../site.ts';
import { messagePage } from './chrome.ts';
import { STATUSES } from './forecast/answers.ts';
import { count, type StormState } from './state.ts';
import type { Bilingual } from './weather.ts';

const REASONS: Readonly<Record<(typeof STATUSES)[number], Bilingual>> = {
  403: ['Passengers only', 'Только для пассажиров'],
  404: ['No such pier', 'Такого причала нет'],
  410: ['This ship was scrapped', 'Это судно списано'],
  429: ['Too many knocks', 'Слишком частый стук'],
  500: ['The engine room is flooded', 'Машинное отделение затоплено'],
  503: ['Closed until the wind drops', 'Закрыто, пока не стихнет ветер'],
};
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '5', 503: '30' };

/** Addresses that lead elsewhere, nowhere, or to something unexpected. */
export function detourRoutes(app: SiteApp<StormState>): void {
  app.get('/status/:code', (c) => {
    const status = STATUSES.find((one) => String(one) === c.req.param('code'));
    if (status === undefined) return c.notFound();
    count(c.var.visitor.state, `status.${status}`);
    const wait = RETRY_AFTER[status];
    const text = wait === undefined ? `HTTP ${status}` : `HTTP ${status}, Retry-After: ${wait}`;
    const page = messagePage(c, { title: c.var.t(...REASONS[status]), text });
    return c.html(page, status, wait === undefined ? {} : { 'retry-after': wait });
  });

  app.get('/loop/:side', (c) => {
    count(c.var.visitor.state, 'loop');
    return c.redirect(c.req.param('side') === 'a' ? '/loop/b' : '/loop/a');
  });
  app.get('/chain/:left', (c) => {
    count(c.var.visitor.state, 'chain');
    const left = Math.min(18, Number.parseInt(c.req.param('left'), 10) || 0);
    return c.redirect(left > 1 ? `/chain/${left - 1}` : '/weathers/redirect-chain?arrived=1');
  });

  app.get('/odd/page-as-text', (c) =>
    c.body('<!doctype html>\n<h1>Timetable</h1>\n<p>07:40 Vardholm to Skarra</p>\n', 200, {
      'content-type': 'text/plain; charset=utf-8',
    }),
  );
  app.get('/odd/data-as-page', (c) =>
    c.body('{"sailing":"morning","free":12,"note":"<b>bold</b>"}', 200, { 'content-type': 'text/html; charset=utf-8' }),
  );
  app.get('/odd/picture-as-page', (c) =>
    c.body('\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 200, { 'content-type': 'text/html; charset=utf-8' }),
  );
  app.get('/odd/timetable', (c) => {
    count(c.var.visitor.state, 'timetable');
    return c.body('07:40,Vardholm,Skarra\n12:15,Vardholm,Ennis Point\n', 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="timetable.csv"',
    });
  });

  app.get('/offers/:number', (c) => {
    count(c.var.visitor.state, 'offer');
    const number = c.req.param('number');
    return c.html(
      messagePage(c, {
        title: c.var.t(`Offer ${number}`, `Предложение ${number}`),
        text: c.var.t('A mug with every second crossing.', 'Кружка за каждую вторую переправу.'),
      }),
    );
  });

  // Its own address above all weathers: a worker may not control pages outside its folder.
  app.get('/stale-worker.js', (c) => {
    count(c.var.visitor.state, 'worker');
    return c.body(STALE_WORKER, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' });
  });
}

/** Keeps the copy it took when it was installed and shows it until told to stop. */
const STALE_WORKER = `
const page = '/weathers/stale-worker';
const open = () => caches.open('skerry');
self.addEventListener('install', (event) => {
  event.waitUntil(open().then(async (cache) => {
    await cache.put(page, await fetch(page + '?old=1'));
    await self.skipWaiting();
  }));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode !== 'navigate' || pathname !== page || event.request.method !== 'GET') return;
  event.respondWith(open().then(async (cache) => (await cache.match(page)) ?? fetch(event.request)));
});
self.addEventListener('message', (event) => {
  if (event.data !== 'update') return;
  event.waitUntil(open().then(async (cache) => {
    await cache.delete(page);
    event.source.postMessage('updated');
  }));
});
`;
