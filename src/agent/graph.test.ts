import { MemorySaver } from '@langchain/langgraph-checkpoint';
import { expect, test } from 'vitest';
import type { Crew } from './crew.ts';
import { graphOf } from './graph.ts';
import { beginning, State } from './state.ts';

test('a run that was kept before something was remembered has it as it begins', async () => {
  const graph = graphOf({} as Crew, new MemorySaver());
  const config = { configurable: { thread_id: 'old' } };
  const { wrote: _, read: __, ...older } = beginning({ run: 'old', task: 'x', word: 'w', startedAt: 0 });

  await graph.updateState(config, older, 'plan');
  const { values } = await graph.getState(config);

  expect(values).toMatchObject({ task: 'x', wrote: [], read: [] });
  expect(State.parse(values).read).toEqual([]);
});
