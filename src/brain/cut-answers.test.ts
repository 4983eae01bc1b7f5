import { expect, test } from 'vitest';
import { navigatorAsks } from '../../test/contracts/brain.ts';
import { anthropic } from '../../test/model-server/anthropic.ts';
import { google } from '../../test/model-server/google.ts';
import { openaiChat } from '../../test/model-server/openai-chat.ts';
import { openaiResponses } from '../../test/model-server/openai-responses.ts';
import type { Protocol as Spoken } from '../../test/model-server/play.ts';
import { modelBrain } from './model-brain.ts';
import { ModelError } from './model-error.ts';
import { modelOf, type Protocol } from './providers.ts';

const SPOKEN: Readonly<Record<Protocol, Spoken>> = {
  compatible: openaiChat,
  openai: openaiResponses,
  anthropic,
  google,
};

/** Each of these would do harm when it is only half there. */
const CALLS = [
  { tool: 'type', input: { id: 3, text: 'Delete the drafts, but keep the letters.' } },
  { tool: 'click', input: { id: 123 } },
];

/** A prime, so that the cuts fall on all kinds of places. */
const STRIDE = 31;

test.each(Object.keys(SPOKEN) as Protocol[])(
  'an answer over %s that ends anywhere is whole or none',
  async (protocol) => {
    const stream = Buffer.from(SPOKEN[protocol].events({ text: 'I tidy up.', calls: CALLS }).all.join(''));
    const ends = { whole: 0, none: 0 };

    for (let length = 0; length <= stream.length; length += STRIDE) {
      for (const how of ['ends', 'breaks'] as const) {
        const answer = await answerFrom(protocol, stream.subarray(0, length), how);
        if (answer === undefined) ends.none++;
        else {
          expect(answer, `after ${length} of ${stream.length} bytes`).toEqual({
            thought: 'I tidy up.',
            actions: CALLS,
          });
          ends.whole++;
        }
      }
    }

    expect(ends.none).toBeGreaterThan(20);
    expect(await answerFrom(protocol, stream, 'ends')).toBeDefined();
  },
);

async function answerFrom(protocol: Protocol, sent: Buffer, how: 'ends' | 'breaks') {
  const fetch = async () => new Response(bodyOf(sent, how), { headers: { 'content-type': 'text/event-stream' } });
  const model = modelOf(protocol, protocol, 'm', { apiKey: 'key', baseUrl: 'http://model.test/v1', fetch });
  try {
    return (await modelBrain(model, { policy: { firstPause: 0 } }).ask(navigatorAsks())).value;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    expect(error.code).toBe('model_unreachable');
    return undefined;
  }
}

function bodyOf(sent: Buffer, how: 'ends' | 'breaks'): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (!isSent && sent.length > 0) controller.enqueue(new Uint8Array(sent));
      else if (how === 'ends') controller.close();
      else controller.error(new TypeError('terminated'));
      isSent = true;
    },
  });
}
