import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

const pages: Record<string, string> = {};
const [at, site] = await forThisFile(atHelm(), servePages(pages));

/** What is foreseen of a click on the button called ◎. */
async function foreseen(body: string) {
  pages['/'] = `<!doctype html><meta charset="utf-8"><title>Σ</title>${body}`;
  await at.open(site.origin);
  return at.helm.foresee({ tool: 'click', input: { id: at.number('◎') } });
}

const form = (inside: string, outside = '') =>
  `<form id="f" method="post" action="/x">${inside}<button>◎</button></form>${outside}`;

test.each([
  ['by autocomplete', form('<input autocomplete="cc-number">'), { card: true }],
  ['by its digits', form('<input value="4111 1111 1111 1111">'), { card: true, account: false }],
  ['an account by its number', form('<input value="de89 3704 0044 0532 0130 00">'), { account: true, card: false }],
  [
    'an account that is chosen',
    form('<select><option value="GB82WEST12345698765432">Mine</select>'),
    { account: true },
  ],
  [
    'no account',
    form('<input value="DE88 3704 0044 0532 0130 00"><input value="AB12 ordinary words">'),
    { account: false },
  ],
  ['elsewhere on the page', form('', '<input form="f" value="4111111111111111">'), { card: true, fields: 1 }],
  ['a password elsewhere', form('', '<p><input form="f" type="password"></p>'), { password: true }],
  ['a file elsewhere', form('', '<input form="f" type="file">'), { file: true }],
  ['of another form', form('', '<form><input value="4111111111111111"></form>'), { card: false, fields: 0 }],
  [
    'hidden behind fields that are called like what a form can do',
    form('<input name="elements"><input name="action"><input name="method"><input type="password">'),
    { password: true, method: 'post' },
  ],
])('fields that matter are known before a form is sent: %s', async (_, body, known) => {
  expect((await foreseen(body)).submits).toMatchObject(known);
});

const row = (name: string, isTicked = true) =>
  `<tr><td><input type="checkbox" aria-label="${name}" ${isTicked ? 'checked' : ''}><td>${name}</tr>`;

test.each([
  ['rows with ticked boxes', `<button>◎</button><table>${row('a')}${row('b')}${row('c', false)}</table>`, 2],
  [
    'all of them, by the box above',
    `<button>◎</button><table><thead><tr><th><input type="checkbox" checked></tr></thead>${row('a')}${row('b')}</table>`,
    2,
  ],
  [
    'boxes of one name',
    `${['a', 'b', 'c'].map((one) => `<div><input type="checkbox" name="ids" value="${one}" checked></div>`).join('')}<button>◎</button>`,
    3,
  ],
  [
    'rows of a grid',
    `<button>◎</button><div role="grid">${'<div role="row" aria-selected="true"><span role="gridcell">x</span></div>'.repeat(4)}</div>`,
    4,
  ],
  ['options of a list', '<button>◎</button><select multiple><option selected>a<option selected>b<option>c</select>', 2],
  ['one', `<button>◎</button><table>${row('a')}${row('b', false)}</table>`, undefined],
  [
    'others than the row of the button',
    `<table>${row('a')}${row('b')}<tr><td><input type="checkbox"><td><button>◎</button></tr></table>`,
    undefined,
  ],
  [
    'a choice in each of two lists',
    '<button>◎</button><ul role="listbox"><li role="option" aria-selected="true">a</ul><ul role="listbox"><li role="option" aria-selected="true">b</ul>',
    undefined,
  ],
])('how many things are selected is known before they are touched: %s', async (_, body, selected) => {
  expect((await foreseen(body)).selected).toBe(selected);
});
