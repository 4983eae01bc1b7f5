import { cors } from 'hono/cors';
import { z } from 'zod';
import type { SiteApp } from '../site.ts';
import { findExhibit } from './catalogue.ts';
import type { Bilingual } from './exhibit.ts';
import { findPigments } from './pigments.ts';
import { type GalleryState, keep } from './state.ts';

const Entry = z.object({ part: z.string(), value: z.unknown() });

const FEED_LENGTH = 60;
const FEED_PAGE = 10;

export function apiRoutes(app: SiteApp<GalleryState>): void {
  // A sandboxed frame has no origin, so its requests come as if from a stranger.
  app.use('/api/*', cors());

  app.get('/api/exhibits/:id', (c) => {
    const exhibit = findExhibit(c.req.param('id'));
    if (!exhibit) return c.json({ error: c.var.t('No such exhibit.', 'Такого экспоната нет.') }, 404);
    return c.json({ exhibit: exhibit.id, recorded: c.var.visitor.state.exhibits[exhibit.id] });
  });

  app.put('/api/exhibits/:id', async (c) => {
    const exhibit = findExhibit(c.req.param('id'));
    if (!exhibit) return c.json({ error: c.var.t('No such exhibit.', 'Такого экспоната нет.') }, 404);
    const entry = Entry.safeParse(await c.req.json().catch(() => undefined));
    if (!entry.success) return c.json({ error: c.var.t('Send a part and its value.', 'Нужны часть и значение.') }, 400);
    const { state } = c.var.visitor;
    const refusal = keep(state, exhibit, entry.data.part, entry.data.value);
    if (refusal !== undefined) return c.json({ error: refusal }, 422);
    return c.json({ exhibit: exhibit.id, recorded: state.exhibits[exhibit.id] });
  });

  app.delete('/api/exhibits/:id', (c) => {
    const exhibit = findExhibit(c.req.param('id'));
    if (!exhibit) return c.json({ error: c.var.t('No such exhibit.', 'Такого экспоната нет.') }, 404);
    const { state } = c.var.visitor;
    state.exhibits[exhibit.id] = {};
    state.log = state.log.filter((entry) => entry.exhibit !== exhibit.id);
    return c.json({ exhibit: exhibit.id, recorded: {} });
  });

  app.get('/api/pigments', (c) =>
    c.json(
      findPigments(c.req.query('q') ?? '').map(({ id, colour, name }) => ({ id, colour, name: c.var.t(...name) })),
    ),
  );

  app.get('/api/feed', (c) => {
    const from = Math.max(0, Number.parseInt(c.req.query('from') ?? '0', 10) || 0);
    const notes = Array.from({ length: Math.max(0, Math.min(FEED_PAGE, FEED_LENGTH - from)) }, (_, index) => {
      const id = from + index + 1;
      return {
        id,
        title: c.var.t(`Note ${id}`, `Заметка ${id}`),
        text: c.var.t(...workshopNote(id)),
      };
    });
    return c.json({ notes, total: FEED_LENGTH });
  });
}

function workshopNote(id: number): Bilingual {
  return WORKSHOP[id % WORKSHOP.length] ?? ['', ''];
}

const WORKSHOP: readonly Bilingual[] = [
  ['The glue needs one more night.', 'Клею нужна ещё одна ночь.'],
  ['Found a second signature under the frame.', 'Под рамой нашлась вторая подпись.'],
  ['Humidity fell to 41 % in the east wing.', 'В восточном крыле влажность упала до 41 %.'],
  ['The varnish comes off more easily than we feared.', 'Лак снимается легче, чем мы боялись.'],
  [
    'A visitor asked why the sea is brown. Good question.',
    'Посетитель спросил, почему море коричневое. Хороший вопрос.',
  ],
];
