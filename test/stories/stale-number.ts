import { expect } from 'vitest';
import { click, done, numberOf } from '../agent.ts';
import type { Story } from './story.ts';

export const staleNumber: Story = {
  name: 'a number that stands for nothing any more is told, and another is taken',

  async happens({ agent, practice, visitor }) {
    let old = 0;
    const voyage = await agent.run({
      task: 'Open the ride mail',
      at: practice.url('mail', '/inbox', visitor),
      script: {
        navigator: [
          (asked) => {
            old = numberOf(asked, /^link "Ridge Ride/);
            return click(/^Spam/)(asked);
          },
          () => ({ tool: 'click', input: { id: old } }),
          { tool: 'back', input: {} },
          click(/^link "Ridge Ride/),
          done('Open.', 'Your ride on Friday evening'),
        ],
      },
    });

    const { result, all, read } = voyage;
    expect(all('failed')).toMatchObject([{ code: 'stale_id', what: expect.stringContaining('click') }]);
    expect(read('navigator')[2]).toMatch(/This failed: .*click/);
    expect(result.status).toBe('done');
    return voyage;
  },
};
