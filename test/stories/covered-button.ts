import { expect } from 'vitest';
import { click, done } from '../agent.ts';
import { servePages } from '../serve.ts';
import type { Story } from './story.ts';

const SHOP = `<!doctype html><title>Shop</title><button onclick="document.title = 'Opened'">Open the door</button>
  <div id="banner" style="position:fixed;inset:0 0 60% 0;background:#fff" role="region" aria-label="Cookies">
    We use cookies <button onclick="banner.remove()">Fine</button></div>`;

export const coveredButton: Story = {
  name: 'a button under a banner is reached after the banner is answered',

  async happens({ agent }) {
    await using pages = await servePages({ '/': SHOP });
    const voyage = await agent.run({
      task: 'Open the door',
      at: pages.origin,
      script: {
        navigator: [
          click(/^(button ")?Open the door/),
          click(/^(button ")?Fine/),
          click(/^(button ")?Open the door/),
          done('Opened.'),
        ],
      },
    });

    const { all, read, result } = voyage;
    expect(all('failed')).toMatchObject([{ code: 'covered', what: 'click button "Open the door"' }]);
    expect(read('navigator')[1]).toMatch(/This failed: .*Open the door.*/);
    expect(read('navigator')[3]).toContain('Opened');
    expect(result.status).toBe('done');
    return voyage;
  },
};
