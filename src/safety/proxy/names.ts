import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { within } from '../../deadline.ts';
import { hostKind } from '../address.ts';

/** Asks for all addresses that a name stands for. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** How long a system's resolver may take. */
const PATIENCE = 10_000;
/** How long an answer holds. It was checked and is used as it is, so nobody gains by changing it meanwhile. */
const KEPT_FOR = 60_000;
/** That a name is unknown now says little about the next moment; a page asks for it a dozen times at once all the same. */
const FAILURE_KEPT_FOR = 2_000;

const askSystem: Resolve = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const THIS_MACHINE = Promise.resolve<readonly string[]>(['127.0.0.1', '::1']);

/** Resolves hosts in their one spelling, each once for a while, however many ask at the same time. */
export function nameTable(resolve: Resolve = askSystem): Resolve {
  const known = new Map<string, { answer: Promise<readonly string[]>; until: number }>();

  return (host) => {
    const address = host.replace(/^\[(.*)\]$/, '$1');
    if (isIP(address) !== 0) return Promise.resolve([address]);
    // Never asked of anybody: a resolver could give these names away to another machine.
    if (hostKind(host) === 'loopback') return THIS_MACHINE;

    const kept = known.get(host);
    if (kept && kept.until > Date.now()) return kept.answer;
    const answer = within(PATIENCE, `Resolving ${host}`, resolve(host));
    const entry = { answer, until: Date.now() + KEPT_FOR };
    known.set(host, entry);
    answer.catch(() => {
      entry.until = Date.now() + FAILURE_KEPT_FOR;
    });
    return answer;
  };
}
