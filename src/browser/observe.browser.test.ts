import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { servePages } from '../../test/serve.ts';
import { type Observed, observedSession, temporaryFolder } from '../../test/sessions.ts';
import type { Control, Observation } from '../observation.ts';
import { type Practice, startPractice } from '../practice/server.ts';
import { renderChanges } from './delta.ts';
import { Hands } from './hands.ts';
import { Eyes } from './observe.ts';
import { render } from './render.ts';
import type { Tab } from './tab.ts';

/** One browser for the file: each test has a tab of its own. */
let observed: Observed;
let practice: Practice;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  folder = await temporaryFolder();
  practice = await startPractice();
  observed = await observedSession(folder.path);
});
afterAll(async () => {
  await observed.session.close();
  await practice.close();
  await folder[Symbol.asyncDispose]();
});

interface Scene extends AsyncDisposable {
  tab: Tab;
  eyes: Eyes;
  hands: Hands;
}

async function at(url: string): Promise<Scene> {
  const tab = await observed.session.newTab(url);
  const eyes = new Eyes(tab);
  const hands = new Hands(tab, eyes, 10_000);
  return { tab, eyes, hands, [Symbol.asyncDispose]: () => tab.close() };
}

/** A page of ours, as small as it can be. */
async function showing(html: string): Promise<Scene & { origin: string }> {
  const pages = await servePages({ '/': `<!doctype html><title>Test</title>${html}` });
  const scene = await at(pages.origin);
  return {
    ...scene,
    origin: pages.origin,
    [Symbol.asyncDispose]: async () => {
      await scene.tab.close();
      await pages[Symbol.asyncDispose]();
    },
  };
}

function controls({ lines }: Observation): Control[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}

function named(observation: Observation, name: string): Control {
  const control = controls(observation).find((one) => one.name === name);
  if (!control) throw new Error(`Nothing is called "${name}" in:\n${render(observation)}`);
  return control;
}

/** The text without its first line, which holds a port that changes. */
function body(observation: Observation): string {
  return render(observation).split('\n').slice(1).join('\n');
}

describe('seeing', () => {
  test('a page is shown in reading order, with a number for everything that can be acted on', async () => {
    await using scene = await showing(`
      <header><nav aria-label="Site"><a href="/">Home</a> <a href="/help" aria-current="page">Help</a></nav></header>
      <main><h1>Sign in</h1><p>Use the <em>same</em> name as in the shop.</p>
        <form><label>E-mail <input type="email" required></label>
          <label for="p">Password</label><input id="p" type="password" value="secret">
          <label><input type="checkbox" checked> Remember me</label>
          <select aria-label="Country"><option>Norway<option selected>Poland</select>
          <button disabled>Continue</button></form>
        <table><tr><th>Dish<th>Price<tr><td>Soup<td>4.20</table>
      </main>`);

    expect(body(await scene.eyes.observe())).toMatchInlineSnapshot(`
      "! A password is asked for here.
      banner: navigation "Site": [1] link "Home" [2] link "Help" (current)
      main:
       # Sign in
       Use the same name as in the shop.
       [3] textbox "E-mail" (required) [4] textbox "Password" = "••••••" [5] checkbox "Remember me" (checked) [6] combobox "Country" = "Poland" of: Norway / Poland [7] button "Continue" (disabled)
       Dish | Price
       Soup | 4.20"
    `);
  });

  test('what is out of view is counted and outlined, not shown', async () => {
    await using scene = await showing(`
      <h1>Top</h1><div style="height: 3000px"></div><h2>Far below</h2><button>Buy</button><button>Sell</button>`);

    const observation = await scene.eyes.observe();

    expect(controls(observation)).toEqual([]);
    expect(observation.below).toMatchObject({ controls: 2, headings: ['Far below'] });
    expect(render(observation)).toContain('2 controls: Far below');
  });

  test('a thing that only listens, or only shows a hand, is seen', async () => {
    await using scene = await showing(`
      <div id="a">Open the drawer</div><span style="cursor: pointer">Show more</span><p>Just text</p>
      <script>document.querySelector('#a').addEventListener('click', () => {})</script>`);

    expect(controls(await scene.eyes.observe())).toMatchObject([
      { role: 'clickable', name: 'Open the drawer' },
      { role: 'clickable', name: 'Show more' },
    ]);
  });

  test('text that people cannot see is not passed off as text', async () => {
    await using scene = await showing(`<p>Real</p>
      <p style="color: white">white on white</p><p style="font-size: 1px">tiny</p><p style="opacity: 0">faded</p>
      <p style="position: absolute; left: -9999px">far away</p><p hidden>hidden</p><p style="color: transparent">clear</p>
      <p style="clip-path: inset(50%)">clipped</p>`);

    expect(body(await scene.eyes.observe()).split('\n')[0]).toBe('Real');
    expect((await scene.eyes.observe()).lines).toHaveLength(1);
  });

  test('frames of other sites and closed shadow roots are part of the page', async () => {
    await using frames = await at(practice.url('gallery', '/exhibits/frames-cross', 'eyes-frames'));
    await frames.tab.page
      .frameLocator('iframe')
      .frameLocator('iframe')
      .frameLocator('iframe')
      .getByRole('button')
      .first()
      .waitFor();
    const inFrames = await frames.eyes.observe();
    expect(controls(inFrames).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Note for level 1', 'Note for level 2', 'Note for level 3']),
    );

    await using shadow = await at(practice.url('gallery', '/exhibits/shadow-closed', 'eyes-shadow'));
    const names = controls(await shadow.eyes.observe()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Safe note', 'Tray note', 'Open the envelope']));
  });

  test('a dialog on top has the page to itself', async () => {
    await using scene = await showing(`<button>Behind</button>
      <dialog aria-label="Cookies"><p>We use cookies.</p><button>Accept</button></dialog>
      <script>document.querySelector('dialog').showModal()</script>`);

    const observation = await scene.eyes.observe();

    expect(observation.onTop).toBe('dialog "Cookies"');
    expect(controls(observation).map(({ name }) => name)).toEqual(['Accept']);
  });

  test('a second look tells only what changed', async () => {
    await using scene = await showing(`<h1>List</h1><p>One</p><p>Two</p><p>Three</p><p>Four</p><p>Five</p>
      <button onclick="document.querySelector('p').remove(); this.textContent = 'Done'; document.body.append('Thanks')">Go</button>`);
    const before = await scene.eyes.observe();
    expect(renderChanges(before, await scene.eyes.observe())).toBe('Nothing changed.');

    await scene.hands.click(named(before, 'Go').id);
    const after = await scene.eyes.observe();

    expect(renderChanges(before, after)).toBe('~ [1] button "Done" (focused) Thanks\n- One');
  });
});

describe('numbers', () => {
  test('the same thing keeps its number when a framework draws it anew', async () => {
    await using scene = await showing(`<ul></ul><script>
      window.draw = (names) => { document.querySelector('ul').innerHTML = names.map((name) => '<li>' + name + ' <button>Delete</button></li>').join('') };
      window.draw(['Milk', 'Bread', 'Salt'])</script>`);
    const rows = (observation: Observation) =>
      Object.fromEntries(observation.lines.map(({ parts }) => [parts[0], (parts[1] as Control).id]));
    const before = rows(await scene.eyes.observe());

    await scene.tab.evaluate(
      () => void Reflect.get(globalThis, 'draw')?.(['Salt', 'Milk', 'Bread', 'Rice']),
      undefined,
    );
    const after = rows(await scene.eyes.observe());

    expect(after).toEqual({ ...before, Rice: expect.any(Number) });
    expect(Object.values(before)).not.toContain(after['Rice']);
  });

  test('a number of something that is gone is never given away', async () => {
    await using scene = await showing('<button>One</button>');
    const [one] = controls(await scene.eyes.observe());

    await scene.tab.page.setContent('<button>Two</button>');
    const [two] = controls(await scene.eyes.observe());

    expect(two?.id).not.toBe(one?.id);
    await expect(scene.hands.click(one?.id ?? 0)).rejects.toMatchObject({ code: 'stale_id' });
  });
});

describe('touching', () => {
  test('a click reaches a button in a frame inside a frame of another site', async () => {
    await using scene = await at(practice.url('gallery', '/exhibits/frames-cross', 'hands-frames'));
    await scene.tab.page.frameLocator('iframe').frameLocator('iframe').getByRole('button').first().waitFor();
    const observation = await scene.eyes.observe();

    await scene.hands.type(named(observation, 'Note for level 2').id, 'hello from outside');
    await scene.hands.click(named(observation, 'Save on level 2').id);

    await expect.poll(() => JSON.stringify(practice.state('gallery', 'hands-frames'))).toContain('hello from outside');
  });

  test('typing replaces what the field held and reads back what it holds', async () => {
    await using scene = await showing('<label>Code <input value="old" maxlength="4"></label>');
    const observation = await scene.eyes.observe();

    expect(await scene.hands.type(named(observation, 'Code').id, '123456')).toBe('1234');
  });

  test('a covered button is refused, and what covers it is named', async () => {
    await using scene = await showing(`<button>Pay</button>
      <div role="region" aria-label="Cookie banner" style="position: fixed; inset: 0; background: white">Hello</div>`);
    const observation = await scene.eyes.observe();
    const pay = named(observation, 'Pay');

    expect(pay.coveredBy).toBe('region "Cookie banner"');
    await expect(scene.hands.click(pay.id)).rejects.toThrow('covered by region "Cookie banner"');
  });

  test('a click reaches a button in a closed shadow root, and none beside it', async () => {
    await using scene = await showing(`<div id="host"></div><script>
      const root = document.getElementById('host').attachShadow({ mode: 'closed' });
      root.innerHTML = '<button>Keep</button> <button>Drop</button>';
      for (const button of root.querySelectorAll('button')) button.onclick = () => { document.title += ' ' + button.textContent };
    </script>`);
    const observation = await scene.eyes.observe();

    await scene.hands.click(named(observation, 'Drop').id);

    expect(await scene.tab.title()).toBe('Test Drop');
  });

  test('a button that became another one is not clicked', async () => {
    await using scene = await showing('<button onclick="document.title = this.textContent">Archive</button>');
    const archive = named(await scene.eyes.observe(), 'Archive');

    await scene.tab.page.locator('button').evaluate((button) => button.replaceChildren('Delete'));

    await expect(scene.hands.click(archive.id)).rejects.toThrow('was button "Archive" and is now button "Delete"');
    expect(await scene.tab.title()).toBe('Test');
  });
});
