import { Hono } from 'hono';
import { z } from 'zod';
import type { SiteEnv } from '../site.ts';
import { found, goodById, KINDS, type Kind, ORDERS, shown } from './goods.ts';
import { questionsAbout } from './questions.ts';
import { count, type MarketState } from './state.ts';

const PAGE = 12;
const Kinds = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]);
const Search = z.object({
  q: z.string().max(100).default(''),
  kind: Kinds.optional(),
  sort: z.enum(ORDERS).default('newest'),
  offset: z.int().min(0).default(0),
});
const Questions = z.object({ good: z.int(), offset: z.int().min(0).default(0) });
const Letter = z.object({
  name: z.string().max(80).default(''),
  email: z.string().max(120).default(''),
  message: z.string().max(4000).default(''),
});

/** What the pages ask for and tell in the background: much of it by POST, as many sites do. */
export function marketApi(): Hono<SiteEnv<MarketState>> {
  const api = new Hono<SiteEnv<MarketState>>();

  api.post('/suggest', async (c) => {
    const { q } = Search.parse(await c.req.json());
    const some = found({ text: q, kind: undefined, order: 'newest' }, c.var.language).slice(0, 5);
    return c.json({ suggestions: some.map(({ name }) => name[c.var.language]) });
  });

  api.post('/goods/search', async (c) => {
    const { q, kind, sort, offset } = Search.parse(await c.req.json());
    const all = found({ text: q, kind, order: sort }, c.var.language);
    const some = all.slice(offset, offset + PAGE).map((good) => shown(good, c.var.language));
    return c.json({ goods: some, total: all.length });
  });

  api.post('/questions/list', async (c) => {
    const { good, offset } = Questions.parse(await c.req.json());
    const all = questionsAbout(good, c.var.language);
    return c.json({ questions: all.slice(offset, offset + 3), total: all.length });
  });

  api.post('/basket', async (c) => {
    const { good } = z.object({ good: z.int() }).parse(await c.req.json());
    if (!goodById(good)) return c.json({ error: 'There is no such thing.' }, 404);
    c.var.visitor.state.basket.push(good);
    return c.json({ count: c.var.visitor.state.basket.length });
  });

  api.put('/letter/draft', async (c) => {
    c.var.visitor.state.draft = Letter.parse(await c.req.json());
    return c.json({ kept: true });
  });

  api.post('/telemetry/batch', async (c) => {
    count(c.var.visitor.state, 'batch');
    return c.body(null, 204);
  });

  api.onError((error, c) => {
    if (!(error instanceof z.ZodError) && !(error instanceof SyntaxError)) throw error;
    return c.json({ error: 'The request cannot be read.' }, 400);
  });
  return api;
}
