import { deltaChannelHistoryTests, validate } from '@langchain/langgraph-checkpoint-validation';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckpointSaver } from './checkpoint-saver.ts';
import { Database } from './sqlite/database.ts';

// LangGraph's own tests for savers call these without importing them.
for (const [name, value] of Object.entries({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it }))
  vi.stubGlobal(name, value);

const saver = {
  checkpointerName: 'our saver',
  createCheckpointer: () => new CheckpointSaver(new Database(':memory:')),
};

validate(saver);
deltaChannelHistoryTests(saver);
