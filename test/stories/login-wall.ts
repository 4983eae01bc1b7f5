import { expect } from 'vitest';
import { done, silently } from '../agent.ts';
import type { Story } from './story.ts';

export const loginWall: Story = {
  name: 'a person signs in, and the run goes on by itself when the way is free',

  async happens({ agent, practice, visitor }) {
    const login = new URL(practice.url('doors', '/login', visitor));
    login.searchParams.set('next', '/magazine');
    const voyage = await agent.run({
      task: 'Sign in, then read the magazine',
      at: login.href,
      script: {
        navigator: [{ tool: 'hand_over', input: { wall: 'Please sign in.' } }, done('Read.', 'Magazine')],
      },
      person: silently(agent, async (page) => {
        await page.getByLabel('E-mail').fill('guest@perelin.test');
        await page.getByLabel('Password', { exact: true }).fill('open-garden-1');
        await page.getByRole('button', { name: 'Continue' }).click();
      }),
    });

    const { result, all, nodes, read } = voyage;
    expect(all('handed_over')).toMatchObject([{ wall: 'Please sign in.' }]);
    expect(all('taken_back')).toMatchObject([{ because: 'The way is free.' }]);
    expect(read('navigator')[1]).toContain('The person has done their part');
    expect(nodes.filter((node) => node === 'ask').length).toBeGreaterThan(0);
    expect(result.status).toBe('done');
    return voyage;
  },
};
