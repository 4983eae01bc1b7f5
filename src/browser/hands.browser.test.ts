import { expect, test } from 'vitest';
import { atHelm } from '../../test/helm.ts';
import { servePages } from '../../test/serve.ts';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20"/></svg>';

test('an icon that gets another picture under the pointer is clicked once that has come', async () => {
  await using site = await servePages({
    '/': `<title>Icons</title><div><span id="more" onclick="said.textContent = 'opened'"></span></div><p id="said"></p>
      <style>
        div { height: 40px }
        #more { content: url(/still.svg) }
        #more:hover { content: url(/hovered.svg) }
      </style>`,
    '/still.svg': (_, response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE),
    '/hovered.svg': (_, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' });
      setTimeout(() => response.end(PICTURE), 100);
    },
  });
  await using browser = await atHelm();
  await browser.open(site.origin);
  const { now } = await browser.act('click', { id: browser.number('', 'clickable') });
  expect(now?.lines.flatMap(({ parts }) => parts)).toContain('opened');
});
