import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { oneTimeNotices } from './notices.ts';
import type { SiteEnv } from './site.ts';
import { both } from './words.ts';

const { leaveNotice, takeNotice } = oneTimeNotices({ saved: both('Saved', 'Сохранено') });

const app = new Hono<SiteEnv<unknown>>()
  .use(async (c, next) => {
    c.set('language', 'ru');
    await next();
  })
  .post('/save', (c) => {
    leaveNotice(c, 'saved');
    return c.redirect('/', 303);
  })
  .get('/', (c) => c.text(takeNotice(c) ?? 'nothing'));

test('a notice is said on the next page, in the language of the reader, and then forgotten', async () => {
  const left = (await app.request('/save', { method: 'POST' })).headers.get('set-cookie') ?? '';
  const shown = await app.request('/', { headers: { cookie: left.split(';')[0] ?? '' } });

  expect(await shown.text()).toBe('Сохранено');
  expect(shown.headers.get('set-cookie')).toContain('notice=; Max-Age=0');
  expect(await (await app.request('/')).text()).toBe('nothing');
});

test('a cookie that names no notice says nothing', async () => {
  const shown = await app.request('/', { headers: { cookie: 'notice=constructor' } });

  expect(await shown.text()).toBe('nothing');
});
