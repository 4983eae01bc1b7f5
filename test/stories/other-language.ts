import { expect } from 'vitest';
import { click, done } from '../agent.ts';
import type { Story } from './story.ts';

export const otherLanguage: Story = {
  name: 'a page that changes its language in the middle of the run is read on',

  async happens({ agent, practice, visitor }) {
    const voyage = await agent.run({
      task: 'Switch the mail to Russian, then open the spam',
      at: practice.url('mail', '/inbox', visitor),
      script: { navigator: [click(/^link "Русский"/), click(/^Спам/), done('Open.', '4 переписки')] },
    });

    expect(voyage.read('navigator')[1]).toContain('Входящие');
    expect(voyage.result).toMatchObject({ status: 'done', claims: [{ proved: true }] });
    return voyage;
  },
};
