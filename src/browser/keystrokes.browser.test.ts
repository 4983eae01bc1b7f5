import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { atHelm } from '../../test/helm.ts';
import { servePages } from '../../test/serve.ts';
import { typeAtOnce } from './keystrokes.ts';

const HEARD = ['keydown', 'keypress', 'beforeinput', 'input', 'keyup'];

const served = () =>
  servePages({
    '/': `<title>Keys</title><textarea autofocus></textarea><script>
      const heard = [];
      for (const type of ${JSON.stringify(HEARD)})
        addEventListener(type, (event) =>
          heard.push([type, event.key, event.code, event.keyCode, event.charCode, event.data, event.inputType, event.repeat, event.isTrusted].join(' ')));
    </script>`,
  });

const [browser, site] = await forThisFile(atHelm(), served());

const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');

test.each([PRINTABLE, 'aa  bb\n\nПривет, мир! ñ 漢字 🙂', 'x'.repeat(130)])(
  'a page hears the same keys as from the driver, in the same order: %s',
  async (text) => {
    const { page } = browser.helm.tab;
    const typed = async (type: () => Promise<void>) => {
      await page.goto(site.origin);
      await page.focus('textarea');
      await type();
      return { held: await page.inputValue('textarea'), heard: await page.evaluate<string[]>('heard') };
    };

    const byDriver = await typed(() => page.keyboard.type(text));
    const atOnce = await typed(async () => typeAtOnce(await browser.helm.tab.cdp(), text));

    expect(atOnce.held).toBe(text);
    expect(atOnce.heard).toEqual(byDriver.heard);
  },
);
