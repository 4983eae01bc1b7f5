import { addressGiven, pressesEnter } from '../acts.ts';
import type { Case, Opinion, Rule } from '../rule.ts';

/** Addresses that lead out of the web, or pretend to lead elsewhere than they do. */
export const goesTo: Rule = (facts) => {
  const given = addressGiven(facts.action, facts.url);
  if (given) return judge(given, facts);
  const link = follows(facts) ? URL.parse(facts.foresight.leadsTo ?? '') : null;
  // A link to a script is a button of the page; a file that the page made itself goes where downloads go.
  if (!link || link.protocol === 'javascript:' || (facts.foresight.downloads && /^(?:data|blob):$/.test(link.protocol)))
    return undefined;
  return judge(link, facts);
};

const PEOPLE = new Set(['mailto:', 'tel:', 'sms:', 'callto:', 'facetime:']);

function judge(address: URL, { url, speech: { asks, refusals, shut } }: Case): Opinion | undefined {
  const { protocol, username, password, host, href } = address;
  if (PEOPLE.has(protocol))
    return {
      kind: 'ask',
      commit: 'send',
      origin: URL.parse(url)?.origin ?? '',
      what: asks.open(href.slice(0, 200)),
      because: asks.beginsMessage,
      details: [href.slice(0, 500)],
    };
  const isWeb = protocol === 'http:' || protocol === 'https:';
  if (!isWeb && href !== 'about:blank' && !(protocol === 'blob:' && href.startsWith('blob:http')))
    return { kind: 'deny', because: shut({ kind: 'scheme', scheme: protocol }) };
  if (username !== '' || password !== '') return { kind: 'deny', because: refusals.nameBeforeHost(host) };
  return undefined;
}

function follows({ action, foresight }: Case): boolean {
  if (action.tool === 'press') return pressesEnter(action) && foresight.target?.role === 'link';
  return action.tool === 'click' || action.tool === 'click_at';
}
