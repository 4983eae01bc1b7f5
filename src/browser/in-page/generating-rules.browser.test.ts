import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AtHelm, atHelm, controlsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

/** Enough to make the eyes read the rules of the page rather than ask each element. */
const MANY = Array.from({ length: 60 }, (_, index) => `<a href="#${index}">Plain ${index}</a>`).join(' ');

const page = (style: string, links: string) => `<title>Rules</title><style>${style}</style>${MANY}<p>${links}</p>`;

const PAGES = {
  '/plain': page(
    `.star::before { content: "★ " } @media all { nav .new:after { content: " (new)" } } .clear::after { content: "" }
     *, ::before, ::after { box-sizing: border-box } .a\\:before { color: red }`,
    '<a href="#s" class="star">Rated</a> <nav><a href="#n" class="new">Album</a></nav> <a href="#c" class="clear a:before">Clear</a>',
  ),
  '/nested': page('.card { & a::before { content: "→ " } }', '<span class="card"><a href="#x">Inside</a></span>'),
  '/quote': page('', '<a href="#q"><q>Quoted</q></a>'),
};

let site: Awaited<ReturnType<typeof servePages>>;
let browser: AtHelm;

beforeAll(async () => {
  site = await servePages(PAGES);
  browser = await atHelm();
});

afterAll(async () => {
  await browser[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

test.each([
  ['/plain', ['★ Rated', 'Album (new)', 'Clear']],
  ['/nested', ['→ Inside']],
  ['/quote', ['“Quoted”']],
])('what CSS writes around names is found among many: %s', async (path, names) => {
  const observation = await browser.open(`${site.origin}${path}`);
  const found = controlsOf(observation).map(({ name }) => name);

  expect(found.slice(-names.length)).toEqual(names);
});
