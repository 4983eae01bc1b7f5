import { chromium } from 'playwright-core';
import { test as base } from 'vitest';
import { findBrowser } from '../src/browser/find.ts';
import { within } from '../src/deadline.ts';
import { startPractice } from '../src/practice/server.ts';

export { describe, expect } from 'vitest';

/** Nothing around a test has a time limit of its own; without one a browser that hangs would hold up everything. */
const PATIENCE = 20_000;

/** Ends in any case: what does not close now closes with the process. */
async function inTime(what: string, work: Promise<unknown>): Promise<void> {
  await within(PATIENCE, what, work).catch(() => {});
}

/** A real Chromium and the real practice sites, started once per worker; a fresh page and a fresh visitor per test. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const found = findBrowser(process.env['LOTSMAN_BROWSER']);
    if (!found) throw new Error('No browser on this machine: run `npm test`, which installs one.');
    const browser = await chromium.launch({
      executablePath: found.path,
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
    });
    onCleanup(() => inTime('Closing the browser', browser.close()));
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('practice', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const practice = await startPractice();
    onCleanup(() => inTime('Closing the practice sites', practice.close()));
    return practice;
  })
  .extend('page', async ({ browser }, { onCleanup }) => {
    const options = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
    const context = await within(PATIENCE, 'Opening a context', browser.newContext(options));
    context.setDefaultTimeout(10_000);
    onCleanup(() => inTime('Closing a context', context.close()));
    return within(PATIENCE, 'Opening a page', context.newPage());
  })
  /** A visitor name nobody else has: this test's own copy of every practice site. */
  .extend('visitor', ({ task }) => `${task.id}-${Math.random().toString(36).slice(2)}`);
