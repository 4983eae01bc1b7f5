import { expect, test } from 'vitest';
import { forThisFile } from '../../test/for-this-file.ts';
import { servedPage } from '../../test/served-page.ts';
import { asks, begin, clickOnPicture, drawn, picture, result, stop, timeline } from '../../test/web/page.ts';
import { SCRIPT } from '../../test/web/script.ts';
import { openQuestion } from '../harbour/open-question.ts';

const LONG = 90_000;

const [served] = await forThisFile(servedPage(SCRIPT));

const mail = (visitor: string) => served.practice.url('mail', '/', visitor);

test('a run is begun on the page, watched, approved and proved; a second approval is refused', {
  timeout: LONG,
}, async () => {
  const page = await served.open();
  const run = await begin(page, 'Delete the letter about the prize', mail('approve'));

  await expect.poll(() => drawn(picture(page)), { timeout: 20_000 }).toBeGreaterThan(0);
  const first = await drawn(picture(page));
  await asks(page).waitFor();
  await expect.poll(() => drawn(picture(page)), { timeout: 10_000 }).not.toBe(first);
  expect(await asks(page).textContent()).toContain('http://mail.localhost');
  // The spot is shown, and large when it is wanted.
  await asks(page).getByRole('button', { name: 'Show where on the page' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.keyboard.press('Escape');

  const other = await served.open(`/runs/${run}`);
  await asks(other).waitFor();
  const { question } = (await openQuestion(served.store, run)) ?? { question: '' };
  const late = await other.evaluate(`(async () => {
    const headers = { authorization: 'Bearer ' + localStorage.getItem('lotsman:token'), 'content-type': 'application/json' };
    const body = JSON.stringify({ question: '${question}', allows: 'once' });
    const answer = async () => (await fetch('/api/runs/${run}/answer', { method: 'POST', headers, body })).status;
    return [await answer(), await answer()];
  })()`);
  expect(late).toEqual([200, 409]);

  await result(page).waitFor();
  await result(other).waitFor();
  expect(await result(page).textContent()).toContain('The letter about the prize is in the trash.');
  expect(await timeline(page).textContent()).toMatch(
    /You: yes, once.*Clicked “Delete” on mail\.localhost.*with your permission/s,
  );
  await page.getByRole('button', { name: 'Show on the page' }).last().click();
  await page.getByRole('dialog').locator('rect.mark').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the report' }).click();
  const report = await opening;
  await report.getByText('The letter about the prize is in the trash.').first().waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect((await downloading).suggestedFilename()).toBe(`lotsman-${run}.md`);
  expect(await page.title()).toContain('Delete the letter');
  await Promise.all([page.context().close(), other.context().close()]);
});

test('keys answer while the card has the focus, and something else can be said instead', {
  timeout: LONG,
}, async () => {
  const page = await served.open();
  await begin(page, 'Delete the letter about the prize', mail('keys'));
  await asks(page).waitFor();
  expect(await page.evaluate('document.activeElement.className')).toContain('question');

  // Whoever writes does not answer.
  await page.getByLabel('Say something on the way').pressSequentially('no');
  expect(await asks(page).isVisible()).toBe(true);
  await asks(page).focus();
  // A key that comes with the question is not an answer to it.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('o');
        return asks(page).isVisible();
      },
      { timeout: 15_000, interval: 300 },
    )
    .toBe(false);

  await result(page).waitFor();
  await page.context().close();
});

test('the mouse is taken, the page touched and written into, and given back; the run is told something, and stopped', {
  timeout: LONG,
}, async () => {
  const page = await served.open();
  const run = await begin(page, 'Walk about', mail('drive'));
  const live = page.getByRole('region', { name: 'Browser, live' });
  await expect.poll(() => drawn(picture(page)), { timeout: 20_000 }).toBeGreaterThan(0);

  await live.getByRole('button', { name: 'Take the mouse' }).click();
  await live.getByText('You drive').waitFor();
  await live.getByText('Esc gives them back').waitFor();
  const theirs = served.fleet.get(run)?.vessel.helm.tab.page;
  const field = theirs?.getByPlaceholder(/^Search/).first();
  const [box, size] = [await field?.boundingBox(), theirs?.viewportSize()];
  if (box && size) await clickOnPicture(page, box, size);
  await page.keyboard.type('pie');
  await expect.poll(() => field?.inputValue(), { timeout: 10_000 }).toBe('pie');
  await page.evaluate(`
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' чай');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  `);
  await expect.poll(() => field?.inputValue(), { timeout: 10_000 }).toBe('pie чай');

  await page.keyboard.press('Escape');
  await live.getByText('Lotsman drives').waitFor();
  const steps = await timeline(page).getByRole('listitem').count();
  await expect.poll(() => timeline(page).getByRole('listitem').count(), { timeout: 15_000 }).toBeGreaterThan(steps);

  await page.getByRole('button', { name: 'Pause' }).click();
  const turn = page.getByRole('region', { name: 'Your turn in the browser' });
  await turn.waitFor();
  await turn.getByRole('button', { name: 'Go on' }).click();
  await turn.waitFor({ state: 'detached' });

  await page.getByLabel('Say something on the way').fill('a little slower, please');
  await page.getByRole('button', { name: 'Say', exact: true }).click();
  await timeline(page).getByText('a little slower, please').waitFor();
  await stop(page);
  await page.getByRole('button', { name: 'Go on' }).waitFor();
  await page.context().close();
});

test('a reload in the middle loses nothing', { timeout: LONG }, async () => {
  const page = await served.open();
  await begin(page, 'Walk about', mail('reload'));
  await timeline(page).getByText('I look further, for the 2. time.').waitFor();

  await page.reload();

  for (const time of [1, 2, 3]) await timeline(page).getByText(`I look further, for the ${time}. time.`).waitFor();
  expect(await timeline(page).getByText('I look further, for the 2. time.').count()).toBe(1);
  await stop(page);
  await page.context().close();
});

test('a cut of ten seconds is told, survived, and nothing is missed', { timeout: LONG }, async () => {
  const page = await served.open();
  const run = await begin(page, 'Walk about', mail('cut'));
  await timeline(page).getByText('I look further, for the 1. time.').waitFor();

  served.wire.cut();
  await page.getByText('The connection is lost').waitFor();
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const meanwhile = (await served.store.events.read(run)).length;
  served.wire.mend();
  await page.getByText('The connection is lost').waitFor({ state: 'detached', timeout: 15_000 });

  await expect
    .poll(
      async () => {
        const thoughts = (await served.store.events.read(run)).filter(({ event }) => event.type === 'thought').length;
        return [thoughts - (await timeline(page).locator('.thought').count()), thoughts > 5];
      },
      { timeout: 20_000 },
    )
    .toEqual([0, true]);
  expect((await served.store.events.read(run)).length).toBeGreaterThan(meanwhile);
  await expect.poll(() => drawn(picture(page)), { timeout: 20_000 }).toBeGreaterThan(0);
  await stop(page);
  await page.context().close();
});

test('without its key the page asks for it, and takes the whole address too', { timeout: LONG }, async () => {
  const page = await served.open();
  await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();
  expect(page.url()).not.toContain('token');

  await page.evaluate('localStorage.clear()');
  await page.reload();
  await page.getByLabel('Key').fill('wrong');
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByText('This key does not fit.').waitFor();
  await page.getByLabel('Key').fill(`${served.serving.url}#token=${served.serving.token}`);
  await page.getByRole('button', { name: 'Open' }).click();

  await page.getByRole('heading', { name: 'What shall be done?' }).waitFor();
  await page.context().close();
});
