import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sentForm, textsOf } from './sent-form.ts';

const app = new Hono().post('/', async (c) => c.json(textsOf(await sentForm(c), ['name', 'phone'])));

test('the fields asked for are read, empty where nothing was sent', async () => {
  const body = new URLSearchParams({ name: 'Robin', extra: 'x' });
  const answer = await app.request('/', { method: 'POST', body });

  expect(await answer.json()).toEqual({ name: 'Robin', phone: '' });
});

test('a request without a form is a form with nothing filled in', async () => {
  const answer = await app.request('/', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });

  expect(await answer.json()).toEqual({ name: '', phone: '' });
});
