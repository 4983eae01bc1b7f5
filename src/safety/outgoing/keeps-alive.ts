import type { Outgoing } from '../../outgoing.ts';
import type { Contents } from './contents.ts';
import type { Field } from './flatten.ts';
import { lastName, nameWords } from './name-words.ts';

const QUIET = words(
  'ping pong heartbeat keepalive hb subscribe unsubscribe sub unsub ack acknowledge presence typing writing composing refresh auth init connect complete join leave hello resume listen watch unwatch viewing noop phx',
);
/** Names of protocols and of lines, which say nothing alone. */
const AROUND = words(
  'keep alive connection start stop client pusher internal user ws socket channel server session token graphql gql topic stream',
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Why a message over a socket changes nothing: it keeps the line open, or asks to be told of something. */
export function keepsAlive({ body, size }: Outgoing, contents: Contents): string | undefined {
  if (size <= 2 && body.length <= 2) return 'It keeps the line open.';
  if (contents.isOpaque) return undefined;
  if (contents.graphql) return contents.graphql.every(({ type }) => type !== 'mutation') ? 'It is a query.' : undefined;
  const verbs = verbsIn(contents.fields);
  const isQuiet = verbs.length > 0 && verbs.every(saysNothing) && !contents.fields.some(speaks);
  return isQuiet ? 'It keeps the line open.' : undefined;
}

const SAYS_WHAT = /^(?:\[\d+\]\.)?(?:type|event|op|action|method|cmd|command|msg|t|kind)$/;

/** What a message says that it is. In a list it stands first; in those of five, fourth. */
function verbsIn(fields: readonly Field[]): string[][] {
  const named = fields.filter(({ name, value }) => SAYS_WHAT.test(name) && !/^\d*$/.test(value));
  const isOfFive = fields.some(({ name }) => name === '[3]');
  const first = fields.filter(({ name }) => name === (isOfFive ? '[3]' : '[0]'));
  const bare = fields.filter(({ name, value }) => name === '' && /^(?:ping|pong|heartbeat|hb|keepalive)$/i.test(value));
  return [...named, ...first, ...bare].map(({ value }) => nameWords(value));
}

function saysNothing(verb: readonly string[]): boolean {
  const isQuiet = verb.some((word) => QUIET.has(word)) || ['keepalive', 'connectioninit'].includes(verb.join(''));
  return isQuiet && verb.every((word) => QUIET.has(word) || AROUND.has(word));
}

const SPEAKS = words('text message body content comment title subject to recipient amount');

function speaks({ name, value }: Field): boolean {
  return value.length > 2000 || (value !== '' && nameWords(lastName(name)).some((word) => SPEAKS.has(word)));
}
