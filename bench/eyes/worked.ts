import type { CDPSession, Page } from 'playwright-core';

/** A meter of the processor time that this process and the one that draws a page have used, in milliseconds. */
export async function workMeter(page: Page): Promise<() => Promise<number>> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const drawing = metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
    const { user, system } = process.cpuUsage();
    return drawing * 1_000 + (user + system) / 1_000;
  };
}
