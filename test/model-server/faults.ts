import type { Protocol } from '../../src/brain/providers.ts';
import type { Complaint, Play, Say } from './play.ts';

/** An answer as it should be … */
export const GOOD: Say = { text: 'I send it.', calls: [{ tool: 'click', input: { id: 12 } }] };
/** … and what is read from it. */
export const CHOSEN = { thought: 'I send it.', actions: [{ tool: 'click', input: { id: 12 } }] };

/** How it ended: with the right answer, got in one of these ways, or with one sentence. */
export type End = 'repair' | 'retry' | 'asked again' | 'fallback' | `sentence: ${string}`;

export interface FaultRow {
  fault: string;
  plays: readonly Play[];
  end: End;
  /** Requests that the first model gets. */
  requests: number;
  fallback?: 'there' | 'also for refusals';
  /** A part of what is said about it. */
  says: RegExp;
  /** Where providers of one protocol cannot fail like that, or fail in another way. */
  except?: Partial<Record<Protocol, { end?: End; requests?: number; says?: RegExp } | 'cannot'>>;
}

const say = (more: Partial<Say>): Say => ({ ...GOOD, ...more });
export const call = (tool: string, input: unknown): Say => say({ calls: [{ tool, input }] });
export const complain = (kind: Complaint, headers?: Record<string, string>): Play => ({
  complain: kind,
  ...(headers && { headers }),
});
export const partThen = (then: 'silence' | 'break' | 'end' | 'complaint'): Play => ({ partOf: GOOD, then });

/** Every fault there is, and how it has to end, whatever protocol the provider speaks. */
export const FAULTS: readonly FaultRow[] = [
  {
    fault: 'too many requests, come back in a moment',
    plays: [complain('busy', { 'retry-after-ms': '40' }), GOOD],
    end: 'retry',
    requests: 2,
    says: /tried again.*429/,
  },
  {
    fault: 'too many requests, come back in a second',
    plays: [complain('busy', { 'retry-after': '1' }), GOOD],
    end: 'retry',
    requests: 2,
    says: /after 1 s.*429/,
  },
  {
    fault: 'too many requests, come back in an hour',
    plays: [complain('busy', { 'retry-after': '3600' })],
    end: 'sentence: model_unreachable',
    requests: 1,
    says: /takes no more requests/,
  },
  {
    fault: 'come back in an hour, with a fallback',
    plays: [complain('busy', { 'retry-after': '3600' })],
    end: 'fallback',
    fallback: 'there',
    requests: 1,
    says: /asked spare\/m instead/,
  },
  {
    fault: 'overloaded twice',
    plays: [complain('overloaded'), complain('overloaded'), GOOD],
    end: 'retry',
    requests: 3,
    says: /is in trouble \(HTTP 5\d\d\)/,
  },
  {
    fault: 'overloaded for ever',
    plays: [complain('overloaded')],
    end: 'sentence: model_unreachable',
    requests: 4,
    says: /is in trouble/,
  },
  {
    fault: 'overloaded for ever, with a fallback',
    plays: [complain('overloaded')],
    end: 'fallback',
    fallback: 'there',
    requests: 4,
    says: /instead/,
  },
  {
    fault: 'connection reset',
    plays: [{ lose: 'connection' }, GOOD],
    end: 'retry',
    requests: 2,
    says: /cannot be reached: read ECONNRESET/,
  },
  {
    fault: 'nothing comes',
    plays: [{ lose: 'interest' }, GOOD],
    end: 'retry',
    requests: 2,
    says: /did not begin to answer within/,
  },
  {
    fault: 'nothing ever comes',
    plays: [{ lose: 'interest' }],
    end: 'sentence: model_unreachable',
    requests: 2,
    says: /did not begin to answer/,
  },
  {
    fault: 'stream stalls',
    plays: [partThen('silence'), GOOD],
    end: 'retry',
    requests: 2,
    says: /stopped in the middle/,
  },
  {
    fault: 'stream stalls each time',
    plays: [partThen('silence')],
    end: 'sentence: model_unreachable',
    requests: 2,
    says: /stopped in the middle/,
  },
  {
    fault: 'stream cut off',
    plays: [partThen('break'), GOOD],
    end: 'retry',
    requests: 2,
    says: /cut off in the middle/,
  },
  {
    fault: 'stream cut off each time',
    plays: [partThen('break')],
    end: 'sentence: model_unreachable',
    requests: 2,
    says: /cut off in the middle/,
  },
  {
    fault: 'stream ends too early',
    plays: [partThen('end'), GOOD],
    end: 'retry',
    requests: 2,
    says: /ended its answer before|cut off/,
  },
  {
    fault: 'stream ends too early each time',
    plays: [partThen('end')],
    end: 'sentence: model_unreachable',
    requests: 2,
    says: /ended its answer before|cut off/,
  },
  {
    fault: 'error in the middle of a stream',
    plays: [partThen('complaint'), GOOD],
    end: 'retry',
    requests: 2,
    says: /is in trouble/,
  },
  {
    fault: 'a web page with status 200',
    plays: [{ show: 'web page' }, GOOD],
    end: 'retry',
    requests: 2,
    says: /answered with a web page/,
  },
  {
    fault: 'a web page each time',
    plays: [{ show: 'web page' }],
    end: 'sentence: model_unreachable',
    requests: 2,
    says: /answered with a web page/,
  },
  { fault: 'empty answer', plays: [{}, GOOD], end: 'asked again', requests: 2, says: /the answer was empty/ },
  {
    fault: 'empty answer each time',
    plays: [{}],
    end: 'sentence: model_confused',
    requests: 2,
    says: /the answer was empty/,
  },
  {
    fault: 'JSON without quotes',
    plays: [call('click', '{id: 12,}')],
    end: 'repair',
    requests: 1,
    says: /repaired the JSON of click/,
    except: { google: 'cannot' },
  },
  {
    fault: 'JSON that breaks off',
    plays: [call('click', '{"id": 1'), GOOD],
    end: 'asked again',
    requests: 2,
    says: /was no JSON|called no tool/,
  },
  {
    fault: 'JSON that breaks off each time',
    plays: [call('click', '{"id": 1')],
    end: 'sentence: model_confused',
    requests: 2,
    says: /was no JSON|called no tool/,
    except: { google: { requests: 3 } },
  },
  {
    fault: 'call written as text',
    plays: [{ text: 'I send it.\n{"tool": "click", "input": {"id": 12}}' }],
    end: 'repair',
    requests: 1,
    says: /written as text/,
  },
  {
    fault: 'call in a code block',
    plays: [{ text: 'I send it.\n```json\n{"name": "click", "arguments": {"id": 12}}\n```' }],
    end: 'repair',
    requests: 1,
    says: /written as text/,
  },
  {
    fault: 'call in tags',
    plays: [{ text: 'I send it.\n<tool_call>\n{"name": "click", "arguments": {"id": 12}}\n</tool_call>' }],
    end: 'repair',
    requests: 1,
    says: /written as text/,
  },
  {
    fault: 'unknown tool',
    plays: [call('press', { id: 12 }), GOOD],
    end: 'asked again',
    requests: 2,
    says: /there is no tool "press"/,
  },
  {
    fault: 'unknown tool each time',
    plays: [call('press', { id: 12 })],
    end: 'sentence: model_confused',
    requests: 3,
    says: /there is no tool "press"/,
  },
  {
    fault: 'number in quotes',
    plays: [call('click', { id: '12' })],
    end: 'repair',
    requests: 1,
    says: /corrected the input of click/,
  },
  {
    fault: 'negative number',
    plays: [call('click', { id: -3 }), GOOD],
    end: 'asked again',
    requests: 2,
    says: /input of click was not as asked for/,
  },
  {
    fault: 'text of a megabyte',
    plays: [call('type', { id: 12, text: 'ha'.repeat(100_000) }), GOOD],
    end: 'asked again',
    requests: 2,
    says: /input of type was not as asked for/,
  },
  {
    fault: 'text without end',
    plays: [say({ text: 'ha '.repeat(200_000) }), GOOD],
    end: 'asked again',
    requests: 2,
    says: /cut off at the length limit/,
  },
  {
    fault: 'wrong input each time',
    plays: [call('click', { id: -3 })],
    end: 'sentence: model_confused',
    requests: 3,
    says: /input of click was not as asked for/,
  },
  {
    fault: 'no call at all',
    plays: [{ text: 'I wonder.' }, GOOD],
    end: 'asked again',
    requests: 2,
    says: /called no tool/,
  },
  {
    fault: 'confused, with a fallback',
    plays: [{ text: 'I wonder.' }],
    end: 'fallback',
    fallback: 'there',
    requests: 3,
    says: /instead/,
  },
  {
    fault: 'refusal',
    plays: [{ text: 'No.', finish: 'refused' }],
    end: 'sentence: model_refused',
    requests: 1,
    says: /refused to answer/,
  },
  {
    fault: 'refusal in words',
    plays: [{ text: "I'm sorry, but I can't help with that." }],
    end: 'sentence: model_refused',
    requests: 1,
    says: /refused to answer: I'm sorry/,
  },
  {
    fault: 'refusal, with a fallback',
    plays: [{ text: 'No.', finish: 'refused' }],
    end: 'sentence: model_refused',
    fallback: 'there',
    requests: 1,
    says: /refused to answer/,
  },
  {
    fault: 'refusal, with a fallback for that',
    plays: [{ text: 'No.', finish: 'refused' }],
    end: 'fallback',
    fallback: 'also for refusals',
    requests: 1,
    says: /instead.*refused/,
  },
  {
    fault: 'length limit',
    plays: [say({ finish: 'length' }), GOOD],
    end: 'asked again',
    requests: 2,
    says: /cut off at the length limit/,
  },
  {
    fault: 'length limit each time',
    plays: [say({ finish: 'length' })],
    end: 'sentence: model_confused',
    requests: 2,
    says: /cut off at the length limit/,
  },
  {
    fault: 'prompt too long',
    plays: [complain('too long')],
    end: 'sentence: context_too_long',
    requests: 1,
    says: /prompt of this length/,
  },
  {
    fault: 'prompt too long, with a fallback',
    plays: [complain('too long')],
    end: 'sentence: context_too_long',
    fallback: 'there',
    requests: 1,
    says: /prompt of this length/,
  },
  {
    fault: 'key revoked',
    plays: [complain('key')],
    end: 'sentence: model_key',
    requests: 1,
    says: /does not let us in/,
  },
  {
    fault: 'key revoked, with a fallback',
    plays: [complain('key')],
    end: 'fallback',
    fallback: 'there',
    requests: 1,
    says: /instead/,
  },
  {
    fault: 'no credit',
    plays: [complain('no credit')],
    end: 'sentence: model_key',
    requests: 1,
    says: /does not let us in/,
  },
  {
    fault: 'no credit, with a fallback',
    plays: [complain('no credit')],
    end: 'fallback',
    fallback: 'there',
    requests: 1,
    says: /instead/,
  },
  {
    fault: 'model gone',
    plays: [complain('model gone')],
    end: 'sentence: model_key',
    requests: 1,
    says: /does not let us in/,
  },
  {
    fault: 'model gone, with a fallback',
    plays: [complain('model gone')],
    end: 'fallback',
    fallback: 'there',
    requests: 1,
    says: /instead/,
  },
  {
    fault: 'model that knows no tools',
    plays: [complain('no tools'), { text: 'I send it.\n{"tool": "click", "input": {"id": 12}}' }],
    end: 'repair',
    requests: 2,
    says: /told of the tools in words/,
  },
];
