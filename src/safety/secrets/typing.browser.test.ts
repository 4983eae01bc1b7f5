import { describe } from 'vitest';
import { expect, test } from '../../../test/fixtures.ts';
import { forThisFile } from '../../../test/for-this-file.ts';
import { atHelm, wordsOf } from '../../../test/helm.ts';
import { isNear, pixelsOf } from '../../../test/pixels.ts';
import { servePages } from '../../../test/serve.ts';
import { Redactor } from '../../log.ts';
import type { SecretField } from '../../secrets.ts';
import { keeperOf } from './keeper.ts';
import { codeAt, readTotp } from './totp.ts';
import type { Kept } from './vault.ts';

const PASSWORD = 'Pferd"Batterie\\7';
const CARD = '4242424242424242';
const TOTP = readTotp('JBSWY3DPEHPK3PXP');
const NOW = 1_234_567_890_000;
const CODE = codeAt(TOTP, NOW);

/** The colour that lies over what nobody may see. */
const COVER = [0x30, 0x30, 0x3a] as const;

const SIGN_IN = `<!doctype html><title>Sign in</title>
  <form onsubmit="return false">
    <label>User <input name="user"></label>
    <label>Password <input type="password" id="pw"></label>
    <label>Search <input type="search"></label>
    <label>Comment <textarea></textarea></label>
    <label>Card number <input id="card" autocomplete="cc-number"></label>
    <label>Verification code <input id="code" autocomplete="one-time-code"></label>
    <button type="button" onclick="pw.type = 'text'">Show it</button>
    <button type="button" onclick="said.textContent = 'You typed ' + pw.value">Say it</button>
  </form>
  <p id="said"></p>
  <script>
    const heard = [];
    for (const type of ['keydown', 'input'])
      pw.addEventListener(type, (event) => heard.push(type + (event.isTrusted ? '' : ' made up')));
    card.addEventListener('input', () => { card.value = card.value.replace(/\\D/g, '').match(/.{1,4}/g).join(' '); });
  </script>`;

const BOXES = `<!doctype html><title>Code</title><style>input{width:2em;height:2em}</style>
  <fieldset>${Array.from({ length: 6 }, (_, at) => `<input aria-label="Digit ${at + 1}" maxlength="1">`).join('')}</fieldset>
  <script>
    const boxes = [...document.querySelectorAll('input')];
    boxes.forEach((box, at) => box.addEventListener('input', () => boxes[at + 1]?.focus()));
  </script>`;

const framed = (address: string) =>
  `<!doctype html><title>Framed</title><iframe src="${address}" width="600" height="500"></iframe>`;

const redactor = new Redactor();
const [pages] = await forThisFile(
  servePages({
    '/': SIGN_IN,
    '/boxes': BOXES,
    '/framed-stranger': (request, response) =>
      response.end(framed(`http://evil.localhost:${new URL(`http://${request.headers.host}`).port}/`)),
    '/framed-sandboxed': (_, response) =>
      response.end('<!doctype html><iframe sandbox="allow-scripts" src="/" width="600" height="500"></iframe>'),
    '/framed-own': (_, response) => response.end(framed('/')),
    '/framing': (request, response) =>
      response.end(framed(`http://localhost:${new URL(`http://${request.headers.host}`).port}/`)),
    '/covered': `${SIGN_IN}<div style="position:fixed;inset:0;background:#fff">Wait</div>`,
    '/stealing': `${SIGN_IN}<script>pw.addEventListener('mousedown', () => { pw.type = 'text'; pw.autocomplete = 'off'; });</script>`,
  }),
);
const own = pages.origin;
const stranger = own.replace('localhost', 'evil.localhost');

const kept = (name: string, field: Kept['field'], totp = false): Kept => ({
  name,
  field,
  totp,
  origins: [own],
  setAt: '2026-11-15T09:30:00.000Z',
});
const values: Record<string, string | typeof TOTP> = {
  mail: PASSWORD,
  card: CARD,
  code: TOTP,
  note: 'anything at all',
};
const vault = {
  list: async () => [kept('mail', 'password'), kept('card', 'card'), kept('code', 'code', true), kept('note', 'any')],
  open: async (name: string) => values[name] ?? '',
};
const [at] = await forThisFile(atHelm({ redactor, secrets: keeperOf(vault, () => NOW) }));

const heldBy = (selector: string) => at.helm.tab.page.locator(selector).inputValue();

test('a password is typed on its own page, and only its name is told', async () => {
  await at.open(own);
  const outcome = await at.act('type', { id: at.number('Password'), text: '{{secret:mail}}' });

  expect(await heldBy('#pw')).toBe(PASSWORD);
  expect(outcome.said).toBe('Typed into password "Password". It holds {{secret:mail}}.');
  expect(JSON.stringify(outcome)).not.toContain('Pferd');
  expect(await at.helm.tab.page.evaluate('heard')).toEqual(['input', 'keydown']);
});

test('what the page shows of it afterwards is masked, in text and in fields', async () => {
  await at.open(own);
  await at.act('fill', { fields: [{ id: at.number('Password'), value: '{{secret:mail}}' }] });
  const shown = await at.act('click', { id: at.number('Show it') });
  const said = await at.act('click', { id: at.number('Say it') });
  const read = await at.act('extract', { what: 'text' });

  expect(JSON.stringify([shown, said, read, await at.helm.observeWhole()])).not.toContain('Pferd');
  expect(wordsOf(said.now)).toContain('You typed ***');
  expect(read.read).toContain('You typed ***');
  expect(redactor.redact(`log: ${PASSWORD}`)).toBe('log: ***');
});

test('a card number that the field writes in its own way is masked too', async () => {
  await at.open(own);
  const outcome = await at.act('set', { id: at.number('Card number'), value: '{{secret:card}}' });

  expect(await heldBy('#card')).toBe('4242 4242 4242 4242');
  expect(JSON.stringify(outcome)).not.toContain('4242');
});

test('a one-time code is computed, and typed into one field or into boxes', async () => {
  await at.open(own);
  await at.act('type', { id: at.number('Verification code'), text: '{{secret:code}}' });
  expect(await heldBy('#code')).toBe(CODE);

  await at.open(`${own}/boxes`);
  const outcome = await at.act('type', { id: at.number('Digit 1'), text: '{{secret:code}}' });
  const boxes = await at.helm.tab.page
    .locator('input')
    .evaluateAll((all) => all.map((one) => 'value' in one && one.value));
  expect(boxes.join('')).toBe(CODE);
  expect(outcome.said).toContain('It holds {{secret:code}}.');
});

test('a frame of the page’s own origin is the page', async () => {
  await at.open(`${own}/framed-own`);
  await at.act('type', { id: at.number('Password'), text: '{{secret:mail}}' });

  expect(await at.helm.tab.page.frames()[1]?.locator('#pw').inputValue()).toBe(PASSWORD);
});

describe('nothing is typed', () => {
  test.each([
    ['on another origin', () => stranger, 'Password', 'mail', /does not belong to http:\/\/evil\.localhost/],
    [
      'into a frame of another origin',
      () => `${own}/framed-stranger`,
      'Password',
      'mail',
      /in a frame of http:\/\/evil\./,
    ],
    ['into a sandboxed frame', () => `${own}/framed-sandboxed`, 'Password', 'mail', /in a frame of null/],
    ['where another origin frames the page', () => `${stranger}/framing`, 'Password', 'mail', /does not belong to/],
    [
      'into a plain field, of a password',
      () => own,
      'Comment',
      'mail',
      /^textbox "Comment" is no field for a password/,
    ],
    ['into a field for a password, of a card', () => own, 'Password', 'card', /is no field for a card/],
    ['into a field to search with', () => own, 'Search', 'note', /is no field for text/],
    ['when there is no such secret', () => own, 'Password', 'bank', /^There is no secret called bank\.$/],
  ])('%s', async (_, address, field, name, sentence) => {
    await at.open(address());
    const typing = at.act('type', { id: at.number(field), text: `{{secret:${name}}}` });

    await expect(typing).rejects.toMatchObject({ code: 'bad_input', message: expect.stringMatching(sentence) });
    expect(await typedAnywhere()).toBe('');
  });

  test('into what is covered', async () => {
    await at.open(own);
    const id = at.number('Password');
    await at.helm.tab.page.evaluate(
      `document.body.insertAdjacentHTML('beforeend', '<div style="position:fixed;inset:0;background:#fff">Wait</div>')`,
    );

    await expect(at.act('type', { id, text: '{{secret:mail}}' })).rejects.toMatchObject({ code: 'covered' });
    expect(await typedAnywhere()).toBe('');
  });

  test('into a field that becomes another one when it is touched', async () => {
    await at.open(`${own}/stealing`);
    const typing = at.act('type', { id: at.number('Password'), text: '{{secret:mail}}' });

    await expect(typing).rejects.toThrow('became another field');
    expect(await typedAnywhere()).toBe('');
  });

  test('with other words around it, or by other actions', async () => {
    await at.open(own);
    const id = at.number('Password');

    await expect(at.act('type', { id, text: 'x{{secret:mail}}' })).rejects.toThrow('typed alone');
    await expect(at.act('fill', { fields: [{ id, value: ['{{secret:mail}}'] }] })).rejects.toThrow('typed alone');
    await expect(at.act('navigate', { url: `${stranger}/?q={{secret:mail}}` })).rejects.toThrow(
      'given to nothing else',
    );
    expect(await typedAnywhere()).toBe('');
  });

  test('over a connection that others can read', async () => {
    const field: SecretField = {
      origins: ['http://mail.example'],
      type: 'password',
      autocomplete: '',
      words: '',
      hidesText: false,
      boxes: 0,
      besidePassword: false,
    };
    const loose = keeperOf({
      ...vault,
      list: async () => [{ ...kept('mail', 'password'), origins: field.origins as string[] }],
    });
    const into = { url: 'http://mail.example/', spoken: 'textbox "Password"', field };

    await expect(loose.release('mail', into)).rejects.toThrow('http://mail.example is not reached over https');
    expect(await loose.namesFor('http://mail.example')).toEqual([]);
  });
});

async function typedAnywhere(): Promise<string> {
  const held = await Promise.all(
    at.helm.tab.page
      .frames()
      .map((frame) =>
        frame
          .locator('input, textarea')
          .evaluateAll((all) => all.map((one) => ('value' in one ? one.value : '')).join('')),
      ),
  );
  return held.join('');
}

test('a page that shows a secret before anybody typed it is masked at the first look', async () => {
  await using letter = await servePages({ '/': `<!doctype html><title>x</title><p>It is anything at all.</p>` });
  const origin = letter.origin;
  const keeper = keeperOf({ ...vault, list: async () => [{ ...kept('note', 'any'), origins: [origin] }] });
  await using fresh = await atHelm({ secrets: keeper });

  expect(wordsOf(await fresh.open(origin))).toContain('It is ***.');
});

test('no picture shows it, neither in its field nor in the words of the page', async () => {
  await at.open(own);
  await at.act('type', { id: at.number('User'), text: '{{secret:note}}' });
  await at.act('type', { id: at.number('Password'), text: '{{secret:mail}}' });
  await at.act('click', { id: at.number('Say it') });
  const { picture } = await at.act('screenshot', { format: 'png' });
  const pixels = pixelsOf(picture?.bytes ?? new Uint8Array());

  for (const selector of ['[name=user]', '#pw', '#said']) {
    const box = await at.helm.tab.page.locator(selector).boundingBox();
    // The words of the page begin before the secret: its end is looked at.
    const x = selector === '#said' ? (box?.x ?? 0) + 100 : (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(isNear(pixels.at(x, (box?.y ?? 0) + (box?.height ?? 0) / 2), COVER), selector).toBe(true);
  }
});
