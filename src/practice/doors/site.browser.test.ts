import { describe, expect, test } from '../../../test/fixtures.ts';
import type { DoorsState } from './state.ts';

type Revealed = DoorsState & { code: string; account: { email: string } | null };

interface Stage {
  page: import('playwright-core').Page;
  practice: import('../server.ts').Practice;
  visitor: string;
}

const seen = ({ practice, visitor }: Stage) => practice.state('doors', visitor) as Revealed;

async function signIn({ page }: Stage, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The first box once the page's script has seen to it: before that, typing does not move on to the next one. */
const codeBoxes = (page: Stage['page']) => page.locator('.code-boxes input:not([maxlength])').first();

async function signInAsGuest(stage: Stage): Promise<void> {
  await stage.page.goto(stage.practice.url('doors', '/login', stage.visitor));
  await signIn(stage, 'guest@perelin.test', 'open-garden-1');
  await stage.page.getByRole('heading', { name: 'Your account' }).waitFor();
}

describe('signing in', () => {
  test('a code from a text message opens the account', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/login', visitor));
    await page.getByLabel('Remember me').check();
    await signIn(stage, 'mira.holt@perelin.test', 'river-lantern-42');
    await codeBoxes(page).click();
    await page.keyboard.type(seen(stage).code);

    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(seen(stage).session).toEqual({ user: 'mira', remember: true, waiting: null });
  });

  test('an authenticator code opens the account, a wrong one does not', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/login', visitor));
    await signIn(stage, 'devon.ash@perelin.test', 'copper-meadow-7');
    await codeBoxes(page).click();
    const wrong = String((Number(seen(stage).code) + 1) % 1_000_000).padStart(6, '0');
    await page.keyboard.type(wrong);
    await page.getByRole('alert').getByText('This code is wrong.').waitFor();
    await page.locator('input:focus').waitFor();
    await page.keyboard.insertText(seen(stage).code);

    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(seen(stage).account?.email).toBe('devon.ash@perelin.test');
  });

  test('five wrong passwords lock the door for a while', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/login', visitor));
    for (let left = 4; left >= 1; left--) {
      await signIn(stage, 'guest@perelin.test', 'guess');
      await page.getByText(`Tries left: ${left}.`).waitFor();
    }
    await signIn(stage, 'guest@perelin.test', 'guess');
    await page.getByText('Too many tries.').waitFor();

    const button = page.getByRole('button', { name: 'Continue' });
    await expect.poll(() => button.isDisabled(), { timeout: 10_000 }).toBe(true);
    expect(seen(stage).attempts.log).toHaveLength(5);
    expect(seen(stage).attempts.lockedUntil).toBeGreaterThan(Date.now());
  });

  test('the password can be shown', async ({ page, practice, visitor }) => {
    await page.goto(practice.url('doors', '/login', visitor));
    await page.getByRole('button', { name: 'Show password' }).click();

    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
  });

  test('the picture challenge lets through who chooses the right tiles', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/challenge', visitor));
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('alert').getByText('Not quite.').waitFor();
    const canvas = page.getByRole('application');
    await page.locator('canvas:not([aria-busy])').waitFor();
    const { width = 0 } = (await canvas.boundingBox()) ?? {};
    for (const tile of seen(stage).challenge.open?.answer ?? [])
      await canvas.click({
        position: { x: (width / 3) * ((tile % 3) + 0.5), y: (width / 3) * (Math.floor(tile / 3) + 0.5) },
      });
    await page.getByRole('button', { name: 'Verify' }).click();

    await page.getByText('ticket number 3051').waitFor();
    expect(seen(stage).challenge).toMatchObject({ solved: true, failures: 1 });
  });

  test('a session that ends in the middle of a form loses nothing', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await signInAsGuest(stage);
    await page.goto(practice.url('doors', '/renewal', visitor));
    await page.getByLabel('Full name').fill('Gina Ferro');
    await page.getByLabel('Date of birth').fill('1990-04-02');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Street').fill('Quay 1');
    await page.getByLabel('Postcode').fill('12345');
    await page.getByLabel('Town').fill('Oldhaven');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await signIn(stage, 'guest@perelin.test', 'open-garden-1');
    await expect.poll(() => page.getByLabel('Street').inputValue(), { timeout: 10_000 }).toBe('Quay 1');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Year').check();
    await page.getByLabel('I accept').check();
    await page.getByRole('button', { name: 'Renew now' }).click();
    await page.getByText('PR-20261').waitFor();

    expect(seen(stage).renewal).toMatchObject({
      expired: 1,
      submitted: true,
      data: { fullName: 'Gina Ferro', birthday: '1990-04-02', postcode: '12345', plan: 'year' },
    });
  });

  test('an account is changed and deleted only with the right words', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await signInAsGuest(stage);
    await page.getByLabel('New e-mail').fill('new@perelin.test');
    await page.getByLabel('Your password').fill('open-garden-1');
    await page.getByRole('button', { name: 'Change e-mail' }).click();
    await page.getByText('Your e-mail address is changed.').waitFor();
    await page.getByLabel('Confirmation').fill('delete');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Type DELETE in capital letters').waitFor();
    await page.getByLabel('Confirmation').fill('DELETE');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByText('Your account is deleted.').waitFor();

    expect(seen(stage).accounts.guest).toMatchObject({ email: 'new@perelin.test', deleted: true });
  });

  test('the browser’s own password box guards the archive', async ({ browser, practice, visitor }) => {
    const context = await browser.newContext({ httpCredentials: { username: 'archive', password: 'paper-moth' } });
    const page = await context.newPage();
    await page.goto(practice.url('doors', '/basic', visitor));

    await page.getByText('A-0017').waitFor();
    expect(seen({ page, practice, visitor }).basic.granted).toBe(1);
    await context.close();
  });
});

describe('what steps in between', () => {
  test('each kind of consent is given and remembered', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/consent/bar', visitor));
    await page.getByRole('button', { name: 'Only necessary' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).waitFor();
    await page.goto(practice.url('doors', '/consent/modal', visitor));
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('switch', { name: 'Analytics' }).uncheck();
    await page.getByRole('button', { name: 'Save choice' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).waitFor();
    await page.goto(practice.url('doors', '/consent/wall', visitor));
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.getByRole('button', { name: 'Accept and read' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).waitFor();

    expect(seen(stage).consents).toEqual({
      bar: 'necessary',
      modal: { analytics: false, personal: true, marketing: false },
      wall: 'all',
    });
  });

  test('pop-up, app banner, age gate and goodbye page are passed', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    await page.goto(practice.url('doors', '/offers/newsletter', visitor));
    expect(await page.getByRole('dialog').isVisible()).toBe(false);
    await page.mouse.wheel(0, 3000);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => seen(stage).interstitials.newsletter, { timeout: 10_000 }).toBe('dismissed');
    await page.goto(practice.url('doors', '/offers/app', visitor));
    await page.getByRole('button', { name: 'Close banner' }).click();
    await expect.poll(() => seen(stage).interstitials.app, { timeout: 10_000 }).toBe('dismissed');
    await page.goto(practice.url('doors', '/offers/age', visitor));
    await page.getByLabel('Year of birth').fill('1984');
    await page.getByRole('button', { name: 'Enter' }).click();
    await page.getByRole('article').first().waitFor();
    await page.goto(practice.url('doors', '/partners', visitor));
    await page.getByRole('link', { name: 'Weekend trips' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/travel\.localhost/);

    expect(seen(stage).interstitials).toEqual({
      newsletter: 'dismissed',
      app: 'dismissed',
      age: 'adult',
      left: ['travel.localhost'],
    });
  });

  test('the fourth article meets the paywall', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    for (const article of ['night-trams', 'winter-pool', 'museum-cellar', 'rooftop-bees'])
      await page.goto(practice.url('doors', `/magazine/${article}`, visitor));
    await page.getByText('You have read your three free articles').waitFor();
    expect(await page.getByText('184 kilograms').count()).toBe(0);
    await page.getByRole('button', { name: 'Start free trial' }).click();
    await page.getByRole('link', { name: 'Bees above the library' }).click();
    await page.getByText('184 kilograms').waitFor();

    expect(seen(stage).magazine).toMatchObject({ trial: true });
    expect(seen(stage).magazine.read).toHaveLength(4);
  });
});

describe('what the browser asks', () => {
  test('answers to dialogs and permissions reach the server', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    page.on('dialog', (dialog) => dialog.accept(dialog.type() === 'prompt' ? 'Family pass' : undefined));
    await page.context().grantPermissions(['geolocation']);
    await page.context().setGeolocation({ latitude: 51.5, longitude: 7.25 });
    await page.goto(practice.url('doors', '/dialogs', visitor));
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await page.getByText('yes', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rename pass' }).click();
    await page.getByText('Family pass').waitFor();
    await page.goto(practice.url('doors', '/permissions', visitor));
    await page.getByRole('button', { name: 'Share location' }).click();
    await page.getByText('51.50, 7.25').waitFor();

    expect(seen(stage).answers).toEqual([
      { door: 'confirm', value: 'yes' },
      { door: 'prompt', value: 'Family pass' },
      { door: 'location', value: '51.50, 7.25' },
    ]);
  });

  test('a half-written note asks before it is left', async ({ page, practice, visitor }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      return dialog.dismiss();
    });
    await page.goto(practice.url('doors', '/dialogs', visitor));
    await page.getByLabel('Note').pressSequentially('Towels');
    await page.getByRole('link', { name: 'Leave this page' }).click();
    await expect.poll(() => asked, { timeout: 10_000 }).toEqual(['beforeunload']);
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Your note is saved.').waitFor();

    expect(seen({ page, practice, visitor }).answers).toEqual([{ door: 'note', value: 'Towels' }]);
  });

  test('files go up, and the wrong kind is refused', async ({ page, practice, visitor }) => {
    const stage = { page, practice, visitor };
    const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('hello') });
    await page.goto(practice.url('doors', '/upload', visitor));
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose photo' }).click();
    await (await choosing).setFiles(file('me.txt', 'text/plain'));
    await page.getByRole('button', { name: 'Send photo' }).click();
    await page.getByRole('alert').getByText('me.txt is of a kind').waitFor();
    await page.getByLabel('Papers').setInputFiles([file('a.txt', 'text/plain'), file('б.pdf', 'application/pdf')]);
    await page.getByRole('button', { name: 'Send papers' }).click();
    await page.getByText('your files have arrived').waitFor();

    expect(seen(stage).uploads.map(({ field, name }) => [field, name])).toEqual([
      ['papers', 'a.txt'],
      ['papers', 'б.pdf'],
    ]);
  });

  test('downloads keep their odd names', async ({ page, practice, visitor }) => {
    await page.goto(practice.url('doors', '/downloads', visitor));
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Visits as a table' }).click();

    expect((await started).suggestedFilename()).toBe('Посещения за ноябрь (итог) №2.csv');
    expect(seen({ page, practice, visitor }).downloads).toMatchObject([{ id: 'visits' }]);
  });
});
