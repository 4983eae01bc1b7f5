import { expect, test } from 'vitest';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, wordsOf } from '../../../test/helm.ts';
import { servePages } from '../../../test/serve.ts';

const PAGE = `<title>Waiting</title>
  <button onclick="setTimeout(() => { said.innerHTML = 'Order <b>number 7</b> is ready' }, 700)">Order</button>
  <button onclick="setTimeout(() => { spinner.style.display = 'none' }, 700)">Hide</button>
  <button onclick="setTimeout(() => { pay.disabled = false }, 700)">Allow</button>
  <button onclick="setTimeout(() => pay.remove(), 700)">Drop</button>
  <button onclick="setTimeout(() => { location.href = '/next' }, 600)">Leave</button>
  <button onclick="setTimeout(() => inner.contentWindow.postMessage('go', '*'), 600)">Tell the frame</button>
  <button onclick="fetch('/slow').then((a) => a.text()).then((text) => { said.textContent = text })">Ask</button>
  <button onclick="setTimeout(() => said.textContent = confirm('Sure?') + ' ' + prompt('Name?'), 20)">Talk</button>
  <p id="said"></p><p id="spinner">Loading …</p><button id="pay" disabled>Pay</button>
  <div style="display:none">A hidden word</div>
  <iframe id="inner" src="/inner"></iframe>`;

const served = () =>
  servePages({
    '/page': PAGE,
    '/next':
      '<title>Next</title><script>setTimeout(() => document.body.append("At last"), 300)</script><body>Here</body>',
    '/inner': '<p id="p">Inside</p><script>onmessage = () => { p.textContent = "Heard you" }</script>',
    '/slow': (_, response) => void setTimeout(() => response.end('a late answer'), 6_000),
  });

const [browser, site] = await forThisFile(atHelm(), served());

const click = (name: string) => browser.helm.hands.click(browser.number(name));

test.for([
  ['Order', { text: 'order number 7' }, '"order number 7" is there.'],
  ['Hide', { text: 'Loading', gone: true }, '"Loading" is gone.'],
  ['Leave', { text: 'At last' }, '"At last" is there.'],
  ['Tell the frame', { text: 'Heard you' }, '"Heard you" is there.'],
] as const)('after %s a text is waited for, and seen when it is there', async ([button, input, said]) => {
  await browser.open(`${site.origin}/page`);
  await click(button);

  const outcome = await browser.act('wait', input);

  expect(outcome).toMatchObject({ said, data: { happened: true } });
  expect(outcome.aftermath.milliseconds).toBeLessThan(2_500);
});

test.for([
  ['Allow', {}, 'button "Pay" (%) changed.'],
  ['Drop', { gone: true }, 'button "Pay" (%) is gone.'],
  ['Leave', { gone: true }, 'button "Pay" (%) is gone.'],
] as const)('after %s an element is waited for', async ([button, input, said]) => {
  await browser.open(`${site.origin}/page`);
  const id = browser.number('Pay');
  await click(button);

  expect((await browser.act('wait', { id, ...input })).said).toBe(said.replace('%', String(id)));
});

test.for(['Order', 'Tell the frame', 'Leave'])('after %s any change is waited for, and no longer', async (button) => {
  await browser.open(`${site.origin}/page`);
  await click(button);

  const outcome = await browser.act('wait', { change: true, seconds: 5 });

  expect(outcome).toMatchObject({ said: 'The page changed.', data: { happened: true } });
  expect(outcome.aftermath.milliseconds).toBeLessThan(2_500);
});

test('what does not happen is told when the time is up, and what people cannot see does not count', async () => {
  await browser.open(`${site.origin}/page`);
  const id = browser.number('Pay');

  const hidden = await browser.act('wait', { text: 'A hidden word', seconds: 0.3 });
  const still = await browser.act('wait', { id, seconds: 0.3 });
  const idle = await browser.act('wait', { change: true, seconds: 0.3 });

  expect(hidden).toMatchObject({ said: '"A hidden word" is not there within 0.3 s.', data: { happened: false } });
  expect(still.said).toBe(`button "Pay" (${id}) did not change within 0.3 s.`);
  expect(idle).toMatchObject({ said: 'Nothing changed within 0.3 s.', data: { happened: false } });
});

test('a page is waited for until it is at rest, also from the action before', async () => {
  await browser.open(`${site.origin}/page`);
  const { aftermath } = await browser.act('click', { id: browser.number('Ask') });
  expect(aftermath.settled).toBe(false);

  const { said, now } = await browser.act('wait');

  expect(said).toBe('The page is at rest.');
  expect(wordsOf(now)).toContain('a late answer');
});

test('somebody who stops does not wait any longer', async () => {
  await browser.open(`${site.origin}/page`);
  const stop = AbortSignal.timeout(200);
  const began = performance.now();

  await expect(browser.helm.act({ tool: 'wait', input: { text: 'Never', seconds: 20 } }, stop)).rejects.toThrow();
  await expect(browser.act('wait', { seconds: 61 })).rejects.toMatchObject({ code: 'bad_input' });
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('dialogs are answered as was decided, once, and dismissed otherwise', async () => {
  await browser.open(`${site.origin}/page`);

  const dismissed = await browser.act('click', { id: browser.number('Talk') });
  const decided = await browser.act('dialog', { accept: true });
  const accepted = await browser.act('click', { id: browser.number('Talk') });

  expect(dismissed.aftermath.dialogs.map(({ answer }) => answer)).toEqual(['dismissed', 'dismissed']);
  expect(decided.said).toBe('The next dialog of this tab will be accepted.');
  expect(accepted.aftermath.dialogs.map(({ answer }) => answer)).toEqual(['accepted', 'dismissed']);
  expect(wordsOf(accepted.now)).toContain('true null');
});
