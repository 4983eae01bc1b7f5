import { reasonOf } from '../errors.ts';
import { type FaultKind, ModelFault } from './model-fault.ts';

/** What can be known of a failed request. */
export interface Failure {
  status?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** The body, and all else that says in words what went wrong. */
  words: string;
  /** It came as a piece of an answer, so there is no telling number. */
  inStream?: boolean;
  cause?: unknown;
}

/**
 * Providers agree on few status codes: a used-up credit is 429 here and 400 there, a wrong key 400 or 401. So what they say
 * is read first, and the number decides only where the words do not.
 */
export function faultOf(failure: Failure): ModelFault {
  const kind = kindOf(failure);
  const retryAfter = retryAfterOf(failure);
  return new ModelFault(kind, sentence(kind, failure), {
    ...(retryAfter !== undefined && { retryAfter }),
    cause: failure.cause,
  });
}

const NO_CREDIT =
  /insufficient_quota|credit balance|out of credits|payment required|billing (details|is disabled|hard limit|not active)/i;

const BY_WORDS: readonly (readonly [FaultKind, RegExp])[] = [
  ['key', NO_CREDIT],
  ['key', /api[_ ]key[_ ](not valid|invalid)|invalid[_ ](x-)?api[_ -]key|incorrect api key/i],
  ['key', /model_not_found|not_found_error.*model|model .{1,80}(not found|does not exist|decommissioned|deprecated)/i],
  [
    'too_long',
    /context[_ ]length|context window|maximum context|prompt is too long|too many tokens|input token count/i,
  ],
  ['too_long', /exceeds? the (available )?context|request_too_large|exceed_context/i],
  [
    'no_pictures',
    /(does ?n[o']t|not) support(ed)?\b.{0,40}\b(image|vision|multimodal)|\b(image|vision)s?( input)? (is|are) not supported/i,
  ],
  ['no_tools', /(does ?n[o']t|not) support(ed)?\b.{0,40}\b(tool|function)|no endpoints found that support tool/i],
  ['no_tools', /tool_choice|\b(tool|function)s?( use| calling)? (is|are) not supported/i],
  ['refused', /content[_ ](filter|policy)|safety system|usage polic|responsible ai|PROHIBITED_CONTENT/i],
  ['overloaded', /overloaded|temporarily unavailable/i],
];

function kindOf(failure: Failure): FaultKind {
  const { status, words } = failure;
  if (status === 413) return 'too_long';
  // A gateway says anything it likes beside a 5xx.
  if (status !== undefined && status >= 500) return 'overloaded';
  if (status === 429) return kindOfRush(failure);
  const told = BY_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
  if (told) return told;
  if (status === undefined) return failure.inStream ? 'overloaded' : 'network';
  if (status === 404 && /<html|<!doctype/i.test(words)) return 'not_a_model';
  if ([401, 402, 403, 404].includes(status)) return 'key';
  if (status === 408 || status === 409 || status === 425) return 'overloaded';
  return status >= 400 ? 'bad_request' : 'not_a_model';
}

/** The same number says that it was too much for a minute, for one request, or for what was paid. */
function kindOfRush(failure: Failure): FaultKind {
  if (/request too large/i.test(failure.words)) return 'too_long';
  // Whoever says when to come back means it, whatever else they say about plans and billing.
  return NO_CREDIT.test(failure.words) && retryAfterOf(failure) === undefined ? 'key' : 'busy';
}

function sentence(kind: FaultKind, { status, words, cause }: Failure): string {
  const number = status === undefined ? '' : ` (HTTP ${status})`;
  const told = toldIn(words);
  const quoted = told ? `: ${told}` : '';
  switch (kind) {
    case 'busy':
      return `takes no more requests for now${number}`;
    case 'overloaded':
      return `is in trouble${number}${quoted}`;
    case 'network':
      return `cannot be reached: ${reasonOf(innermost(cause))}`;
    case 'key':
      return `does not let us in${number}${quoted}`;
    case 'too_long':
      return `cannot take in a prompt of this length${number}`;
    case 'no_tools':
      return 'does not take tools like that';
    case 'no_pictures':
      return 'cannot see pictures';
    case 'refused':
      return `refused to answer${number}${quoted}`;
    case 'not_a_model':
      return `answered with something that no model says${number}`;
    default:
      return `did not understand the request${number}${quoted}`;
  }
}

/** The provider's own sentence, out of its JSON if it is some. */
function toldIn(words: string): string {
  if (/<html|<!doctype/i.test(words)) return '';
  const message =
    /"message"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(words)?.[1] ?? /"error"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(words)?.[1];
  const plain = (message === undefined ? words : unescaped(message)).replace(/\s+/g, ' ').trim();
  return (plain.length > 200 ? `${plain.slice(0, 200)}…` : plain).replace(/\.$/, '');
}

function unescaped(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return text;
  }
}

/** `fetch failed` says nothing; what it was caused by does. */
function innermost(error: unknown): unknown {
  let inner = error;
  for (let depth = 0; depth < 5 && inner instanceof Error && inner.cause instanceof Error; depth++) inner = inner.cause;
  return inner;
}

function retryAfterOf({ headers = {}, words }: Failure): number | undefined {
  const exact = Number(headers['retry-after-ms']);
  if (exact > 0) return exact;
  const header = headers['retry-after'];
  if (header !== undefined) {
    if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
    const date = Date.parse(header);
    if (!Number.isNaN(date)) return Math.max(0, date - Date.now());
  }
  // `"retryDelay": "37s"` and `Please try again in 1m3.5s`.
  const told = /(?:retryDelay"\s*:\s*"|try again in |retry in )(?:(\d+)h)?(?:(\d+)m(?!s))?(?:([\d.]+)s)?/i.exec(words);
  if (!told) return undefined;
  const [hours, minutes, seconds] = [told[1], told[2], told[3]].map((part) => Number(part ?? 0));
  const all = ((hours ?? 0) * 60 + (minutes ?? 0)) * 60 + (seconds ?? 0);
  return all > 0 ? all * 1000 : undefined;
}
