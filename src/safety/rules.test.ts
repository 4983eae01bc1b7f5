import { expect, test } from 'vitest';
import { doing, judge as judged } from '../../test/judging.ts';
import type { Foresight } from '../action.ts';
import type { Control } from '../observation.ts';

const FORM = {
  to: 'http://a.example/x',
  fields: 2,
  password: false,
  card: false,
  account: false,
  file: false,
  code: false,
};
const form = (more: object = {}): Foresight => ({ submits: { ...FORM, method: 'post', ...more } });
const control = (role: string, name: string): Control => ({ id: 1, role, name, states: [] });

function judge(tool: string, foresight: Foresight, input: object = { id: 1 }, words: string[] = []) {
  return judged(doing(tool, input, { foresight, url: 'http://a.example/', words }));
}

test('a form that is posted is asked about, by whatever touch it is sent', () => {
  expect(judge('click', { ...form(), target: control('button', 'Go') })).toMatchObject({
    kind: 'ask',
    commit: 'submit',
  });
  expect(judge('press', form(), { key: 'Enter' })).toMatchObject({ kind: 'ask' });
  expect(judge('type', form(), { id: 1, text: 'a', submit: true })).toMatchObject({ kind: 'ask' });
});

test('what a form holds says more than what its button says', () => {
  expect(judge('click', { ...form({ card: true }), target: control('button', 'Next') })).toMatchObject({
    commit: 'pay',
  });
  expect(judge('click', { ...form({ account: true }), target: control('button', 'Next') })).toMatchObject({
    commit: 'pay',
  });
  expect(judge('click', { ...form({ password: true }), target: control('button', 'Next') })).toMatchObject({
    commit: 'sign in',
  });
});

test('typing, ticking and clicking into a field send nothing', () => {
  expect(judge('type', form(), { id: 1, text: 'a' })).toMatchObject({ kind: 'allow' });
  expect(judge('click', { ...form(), target: control('checkbox', 'I agree') })).toMatchObject({ kind: 'allow' });
  expect(judge('click', { ...form(), target: control('textbox', 'Send to') })).toMatchObject({ kind: 'allow' });
});

test('searching and filtering never ask', () => {
  const search = form({ method: 'get' });

  expect(judge('click', { ...search, target: control('button', 'Search') })).toMatchObject({ kind: 'allow' });
  expect(judge('click', { ...search, target: control('button', 'Apply') })).toMatchObject({ kind: 'allow' });
  expect(judge('press', search, { key: 'Enter' })).toMatchObject({ kind: 'allow' });
});

test.each([
  ['its address', { to: 'http://a.example/catalog/search' }, control('button', 'Go')],
  ['its field', {}, control('searchbox', 'Anything')],
  ['its button', {}, control('button', 'Найти')],
  ['its button', {}, control('button', '検索')],
])('a form that only searches is known by %s, even when it is posted', (_, more, target) => {
  const enter = { key: 'Enter' };

  expect(judge('press', { ...form(more), target }, enter)).toMatchObject({ kind: 'allow' });
  for (const held of ['password', 'card', 'account', 'file', 'code'])
    expect(judge('press', { ...form({ ...more, [held]: true }), target }, enter)).toMatchObject({ kind: 'ask' });
});

test('what goes into the cart is not asked about when the task speaks of it', () => {
  const add = { ...form({ to: 'http://a.example/cart/add' }), target: control('button', 'Add to cart') };

  expect(judge('click', add, { id: 1 }, ['Buy two pencils'])).toMatchObject({ kind: 'allow' });
  expect(judge('click', add, { id: 1 }, ['Read the news'])).toMatchObject({ kind: 'ask' });
});

test('a new password is a matter of the account, a code opens a door', () => {
  const press = (more: object, name: string) => judge('click', { ...form(more), target: control('button', name) });

  expect(press({ password: true }, 'Sign up')).toMatchObject({ commit: 'account' });
  expect(press({ password: true }, 'Сменить пароль')).toMatchObject({ commit: 'account' });
  expect(press({ password: true, to: 'http://a.example/register' }, 'Weiter')).toMatchObject({ commit: 'account' });
  expect(press({ password: true, method: 'get' }, 'Log in')).toMatchObject({ commit: 'sign in' });
  expect(press({ code: true }, 'Next')).toMatchObject({ commit: 'sign in' });
  expect(press({ to: 'http://b.example/x' }, 'Go')).toMatchObject({
    origin: 'http://b.example',
    details: ['POST http://b.example/x', 'To another site than that of the page: b.example'],
  });
});

test('a card that is sent off as it is typed is money', () => {
  const typed = (more: object) => judge('type', {}, { id: 1, text: '4111 1111 1111 1111', ...more });

  expect(typed({})).toMatchObject({ kind: 'allow' });
  expect(typed({ submit: true })).toMatchObject({ kind: 'ask', commit: 'pay' });
  expect(judge('page_tool', {}, { name: 'pay', input: { iban: 'DE89370400440532013000' } })).toMatchObject({
    commit: 'pay',
  });
});

test('what opens something does not do it yet', () => {
  const share = control('button', 'Share');

  expect(judge('click', { target: share })).toMatchObject({ kind: 'ask', commit: 'publish' });
  expect(judge('click', { target: { ...share, states: ['collapsed'] } })).toMatchObject({ kind: 'allow' });
});

test.each(['Sort order', 'Order by price', 'Apply filters', 'Применить фильтры', 'Order history'])(
  '"%s" is harmless',
  (name) => {
    expect(judge('click', { target: control('button', name) })).toMatchObject({ kind: 'allow' });
  },
);

test('a button without a form is taken at its word, a link only leads somewhere', () => {
  expect(judge('click', { target: control('button', 'Delete') })).toMatchObject({ kind: 'ask', commit: 'delete' });
  expect(judge('click', { target: control('menuitem', 'Удалить') })).toMatchObject({ kind: 'ask', commit: 'delete' });
  expect(judge('click', { target: control('link', 'Delete') })).toMatchObject({ kind: 'allow' });
});

test('a permission to delete for the run is none for a button that acts on many at once', () => {
  const target = control('button', 'Delete');
  const permission = { effect: 'delete', origin: 'http://a.example', uses: 0 } as const;
  const forTheRun = {
    what: 'x',
    for: 'run',
    shown: '',
    commit: 'delete',
    site: permission.origin,
    permission,
  } as const;
  const clicked = (selected?: number) =>
    judged(
      doing('click', { id: 1 }, { url: 'http://a.example/', foresight: { target, ...(selected && { selected }) } }),
      [forTheRun],
    );

  expect(clicked()).toMatchObject({ kind: 'allow' });
  expect(clicked(12)).toMatchObject({ kind: 'ask', commit: 'delete', worth: { items: 12 } });
});

test('a site that was only seen in frames has not been visited: an address there that nobody gave is asked about', () => {
  const going = (isFramed: boolean) => {
    const read = [{ origin: 'https://b.example', isPrivate: false, ...(isFramed ? { isFramed } : {}) }];
    return judged(doing('navigate', { url: 'https://b.example/x?y=1' }, { url: 'http://a.example/', read }));
  };

  expect(going(false)).toMatchObject({ kind: 'allow' });
  expect(going(true)).toMatchObject({ kind: 'ask', commit: 'reach' });
});
