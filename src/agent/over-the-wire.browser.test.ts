import { afterAll } from 'vitest';
import { agentAtWork } from '../../test/agent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { forThisFile } from '../../test/for-this-file.ts';
import { overTheWire } from '../../test/model-server/over-the-wire.ts';
import { startModelServer } from '../../test/model-server/server.ts';
import { stories } from '../../test/stories/stories.ts';
import { thoroughly } from '../../test/thoroughly.ts';
import type { Protocol } from '../brain/providers.ts';

// The stories that a script tells, told by a model behind HTTP: requests, streams, tool calls and usage as providers have them.

const PROTOCOLS: readonly Protocol[] = ['compatible', 'anthropic', 'google', 'openai'];

const [agent, server] = await forThisFile(agentAtWork(), startModelServer());

const outcomes = new Map<string, string>();

for (const [nth, { name, happens }] of stories.entries())
  for (const protocol of protocolsFor(nth))
    test(`over ${protocol}: ${name}`, async ({ practice, visitor }) => {
      const wire = overTheWire(protocol, server);
      const started = performance.now();

      const { result, all } = await happens({
        agent: { helm: agent.helm, run: (errand) => agent.run(errand, wire.to) },
        practice,
        visitor,
      });

      expect(result.spent).toMatchObject(wire.counted);
      expect(all('spent')).toHaveLength(wire.requests);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      outcomes.set(`${name} ${protocol}`, `${result.status}, ${wire.requests} answers, ${seconds} s`);
    });

/** Each story over each protocol takes a while: `npm run test:long`. Otherwise they take turns. */
function protocolsFor(nth: number): readonly Protocol[] {
  return thoroughly ? PROTOCOLS : PROTOCOLS.filter((_, place) => place === nth % PROTOCOLS.length);
}

afterAll(() => {
  if (thoroughly) process.stdout.write(`\n${table()}\n\n`);
});

function table(): string {
  const longest = Math.max(...stories.map(({ name }) => name.length));
  const row = (first: string, cells: readonly string[]) =>
    [first.padEnd(longest), ...cells.map((cell) => cell.padEnd(26))].join('  ').trimEnd();
  const outcome = (name: string) => PROTOCOLS.map((protocol) => outcomes.get(`${name} ${protocol}`) ?? 'FAILED');
  return [row('', PROTOCOLS), ...stories.map(({ name }) => row(name, outcome(name)))].join('\n');
}
