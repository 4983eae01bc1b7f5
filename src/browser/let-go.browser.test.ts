import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { observedSession, temporaryFolder } from '../../test/sessions.ts';
import { Helm } from './helm.ts';

const PAGE = `<!doctype html><title>Lamp</title><button onclick="
  const name = prompt('Name it');
  for (const to of [1, 2, 3, 4, 5, 6]) fetch('/lamp', { method: 'PUT', body: name + to });
">Turn up</button>`;

test('what was held is let go in its order, and then all that the act did is told', async () => {
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'PUT') return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    let body = '';
    for await (const chunk of request) body += chunk;
    // The earlier it comes, the longer it takes: all at once, the first would be the last.
    setTimeout(
      () => {
        arrived.push(body);
        response.end();
      },
      60 - 10 * Number(body.at(-1)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  const folder = stack.use(await temporaryFolder());
  const { session } = stack.use(await observedSession(folder.path));
  const helm = new Helm(session);
  await helm.hold(() => 'hold', { onDocument: () => {}, onView: () => {} });
  const signal = new AbortController().signal;
  await helm.act({
    tool: 'navigate',
    input: { url: `http://lamp.localhost:${(server.address() as AddressInfo).port}/` },
  });
  const button = (await helm.observe()).lines.flatMap(({ parts }) => parts).find((part) => typeof part !== 'string');
  await helm.act({ tool: 'dialog', input: { accept: true, text: 'Bee ' } });
  const action = { tool: 'click', input: { id: typeof button === 'object' ? button.id : 0 } };

  await helm.act(action);
  expect(arrived).toEqual([]);
  const letGo = await helm.release(
    helm.held.map(({ id }) => id),
    action,
    signal,
  );

  expect(arrived).toEqual(['Bee 1', 'Bee 2', 'Bee 3', 'Bee 4', 'Bee 5', 'Bee 6']);
  expect(letGo?.said).toMatch(/^Sent what had been held: .*\nClicked button "Turn up"\.$/s);
  expect(letGo?.aftermath.dialogs).toEqual([{ kind: 'prompt', message: 'Name it', answer: 'accepted' }]);
  expect(letGo?.aftermath.requests.filter(({ status }) => status === 200)).toHaveLength(6);
});
