import type { Page } from 'playwright-core';
import type { Scope } from '../../src/browser/look.ts';
import type { Eyes } from '../../src/browser/observe.ts';
import { render } from '../../src/browser/render.ts';
import type { PlaywrightMcp } from '../peers/playwright-mcp.ts';
import { arrive, type Onlooker, SMALL_CHANGE } from './onlooker.ts';

type Worked = NonNullable<Onlooker['worked']>;

export function ourEyes(page: Page, eyes: Eyes, scope: Scope, worked: Worked): Onlooker {
  return {
    name: scope === 'page' ? 'whole' : 'default',
    open: (url) => arrive(page, url),
    look: async () => {
      const observation = await eyes.observe({ scope });
      // The whole page is searched and read in parts: nobody writes it down at once.
      return scope === 'page' ? () => render(observation) : render(observation);
    },
    change: async () => void (await page.evaluate(`(${SMALL_CHANGE})()`)),
    worked,
  };
}

export function playwright(page: Page, worked: Worked): Onlooker {
  return {
    name: 'playwright',
    open: (url) => arrive(page, url),
    look: () => page.ariaSnapshot({ mode: 'ai', timeout: 60_000 }),
    change: async () => void (await page.evaluate(`(${SMALL_CHANGE})()`)),
    worked,
  };
}

export function playwrightMcp(peer: PlaywrightMcp): Onlooker {
  return {
    name: 'playwright-mcp',
    open: async (url) => void (await peer.call('browser_navigate', { url })),
    look: () => peer.call('browser_snapshot', {}),
    change: async () => void (await peer.call('browser_evaluate', { function: SMALL_CHANGE })),
  };
}
