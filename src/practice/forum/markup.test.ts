import { expect, test } from 'vitest';
import { renderMarkup } from './markup.ts';

const shown = async (text: string) => String(await renderMarkup(text));

test('a comment may use bold, italic, code, lists, quotes and links', async () => {
  expect(await shown('**a** and *b*')).toBe('<p><strong>a</strong> and <em>b</em></p>');
  expect(await shown('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>');
  expect(await shown('> said\n\nanswer')).toBe('<blockquote><p>said</p></blockquote><p>answer</p>');
  expect(await shown('```\n**not bold**\n```')).toBe('<pre><code>**not bold**</code></pre>');
  expect(await shown('[here](/t/grinder)')).toContain('<a href="/t/grinder" rel="nofollow ugc noopener">here</a>');
  expect(await shown('thanks @marta_q')).toContain('<a class="mention" href="/u/marta_q">@marta_q</a>');
});

test('whatever else is typed stays text', async () => {
  expect(await shown('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  expect(await shown('[click](javascript:alert(1))')).not.toContain('<a');
  expect(await shown('[click](//elsewhere.test)')).not.toContain('<a');
  expect(await shown('```\n</code><script>')).toBe('<pre><code>&lt;/code&gt;&lt;script&gt;</code></pre>');
  expect(await shown('https://a.test/"onclick="x')).toContain('href="https://a.test/"');
});

test('lines of one paragraph stay apart', async () => {
  expect(await shown('one\ntwo')).toBe('<p>one<br />two</p>');
});
