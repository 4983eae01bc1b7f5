import type { Locator, Page } from 'playwright-core';

/** What a person does on the page of `lotsman serve`, and finds there; in its English. */

export async function begin(page: Page, task: string, startUrl: string): Promise<string> {
  await page.getByRole('textbox', { name: 'What shall be done?' }).fill(task);
  await page.getByText('Options').click();
  await page.getByLabel('Start at').fill(startUrl);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/#\/runs\/[\w-]+$/);
  return page.url().split('/').at(-1) ?? '';
}

export async function stop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Interrupted').waitFor();
}

export const asks = (page: Page) => page.getByRole('region', { name: 'May this be done?' });
export const result = (page: Page) => page.getByRole('region', { name: 'Result' });
export const timeline = (page: Page) => page.getByRole('list', { name: /^(Step by step|Шаг за шагом)$/ });
export const picture = (page: Page) => page.locator('canvas');

/** So much of a canvas as is needed here: the tests know no DOM. */
interface Canvas {
  width: number;
  height: number;
  dataset: Readonly<Record<string, string>>;
  getContext(kind: '2d'): { getImageData(...box: number[]): { data: Uint8ClampedArray } };
}

/** What is drawn, as a number that changes with it; 0 while nothing is. */
export function drawn(canvas: Locator): Promise<number> {
  return canvas.evaluate((element) => {
    const canvas = element as unknown as Canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let sum = 1;
    for (let at = 0; at < data.length; at += 41) sum = (sum * 31 + (data[at] ?? 0)) % 1_000_003;
    return canvas.dataset['drawn'] === 'yes' ? sum : 0;
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Clicks on the picture where a thing of the page that it shows stands. */
export async function clickOnPicture(page: Page, box: Box, shown: { width: number; height: number }): Promise<void> {
  const canvas = await picture(page).boundingBox();
  if (!canvas) throw new Error('There is no picture.');
  const scale = Math.min(canvas.width / shown.width, canvas.height / shown.height);
  const left = canvas.x + (canvas.width - shown.width * scale) / 2;
  const top = canvas.y + (canvas.height - shown.height * scale) / 2;
  await page.mouse.click(left + (box.x + box.width / 2) * scale, top + (box.y + box.height / 2) * scale);
}
