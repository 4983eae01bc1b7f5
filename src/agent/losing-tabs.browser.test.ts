import { type AgentAtWork, agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { browserPid } from '../../test/sessions.ts';

interface Loss {
  name: string;
  /** What happens while the navigator thinks. */
  lose(agent: AgentAtWork): Promise<unknown>;
  code: string;
}

const LOSSES: readonly Loss[] = [
  {
    name: 'a tab that crashes is opened again, and the run goes on where it was',
    lose({ helm }) {
      helm.tab.page.goto('chrome://crash').catch(() => {});
      return helm.tab.page.waitForEvent('crash');
    },
    code: 'tab_crashed',
  },
  {
    name: 'a tab that somebody closes is opened again',
    lose: ({ helm }) => helm.tab.page.close(),
    code: 'tab_closed',
  },
  {
    name: 'a browser that dies is started again with the same profile',
    async lose({ session }) {
      process.kill(await browserPid(session), 'SIGKILL');
      await session.over;
    },
    code: 'browser_killed',
  },
];

for (const { name, lose, code } of LOSSES)
  test(name, async ({ practice, visitor }) => {
    await using agent = await agentAtWork();
    const { result, all } = await agent.run({
      task: 'Open the spam folder',
      at: practice.url('mail', '/inbox', visitor),
      script: {
        navigator: [
          async () => {
            await lose(agent);
            return { tool: 'find', input: { query: 'spam' } };
          },
          click(/^Spam/),
          done('Open.', '4 conversations'),
        ],
      },
    });

    expect(all('failed')).toMatchObject([{ code }]);
    expect(all('mended')).toMatchObject([{ how: 'Opened the page again.' }]);
    expect(result.status).toBe('done');
  });
