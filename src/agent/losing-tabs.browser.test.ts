import { agentAtWork, click, done } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { browserPid } from '../../test/sessions.ts';

test('a tab that crashes is opened again, and the run goes on where it was', async ({ practice, visitor }) => {
  await using agent = await agentAtWork();
  const { result, all } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        async () => {
          agent.helm.tab.page.goto('chrome://crash').catch(() => {});
          await agent.helm.tab.page.waitForEvent('crash');
          return { tool: 'find', input: { query: 'spam' } };
        },
        click(/^Spam/),
        done('Open.', '4 conversations'),
      ],
    },
  });

  expect(all('failed')).toMatchObject([{ code: 'tab_crashed' }]);
  expect(all('mended').map(({ how }) => how)).toEqual(['Opened the page again.']);
  expect(result.status).toBe('done');
});

test('a tab that somebody closes is opened again', async ({ practice, visitor }) => {
  await using agent = await agentAtWork();
  const { result, all } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        async () => {
          await agent.helm.tab.page.close();
          return { tool: 'find', input: { query: 'spam' } };
        },
        click(/^Spam/),
        done('Open.', '4 conversations'),
      ],
    },
  });

  expect(all('failed').map(({ code }) => code)).toEqual(['tab_closed']);
  expect(result.status).toBe('done');
});

test('a browser that dies is started again with the same profile', async ({ practice, visitor }) => {
  await using agent = await agentAtWork();
  const { result, all } = await agent.run({
    task: 'Open the spam folder',
    at: practice.url('mail', '/inbox', visitor),
    script: {
      navigator: [
        async () => {
          process.kill(await browserPid(agent.session), 'SIGKILL');
          await agent.session.over;
          return { tool: 'find', input: { query: 'spam' } };
        },
        click(/^Spam/),
        done('Open.', '4 conversations'),
      ],
    },
  });

  expect(all('failed').map(({ code }) => code)).toEqual(['browser_killed']);
  expect(result.status).toBe('done');
});
