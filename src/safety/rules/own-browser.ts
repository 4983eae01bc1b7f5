import { addressGiven, destinationOf, isAct, payloadOf } from '../acts.ts';
import { isSameOrigin } from '../origins.ts';
import { isNamedByUser, isOwnAddress, isOwnWords } from '../own-words.ts';
import type { Ask, Case, Rule } from '../rule.ts';

/**
 * In a browser that has ways out of its own, nobody sees where a page sends what it is given. So words that the model made go to a
 * site that the user did not name only with leave, once something was read elsewhere; and nothing is touched there blindly.
 */
export const ownBrowser: Rule = (judged) => {
  if (!judged.hasNoProxy || !isAct(judged)) return undefined;
  const to = destinationOf(judged);
  const { host = '' } = URL.parse(to) ?? {};
  if (host === '' || isNamedByUser(host, [...judged.words, ...(judged.listed ?? [])])) return undefined;
  const { asks, facts } = judged.speech;
  const asked = (what: string, because: string, details: readonly string[]) =>
    askToReach(to, what, because, [`${facts.goesTo}: ${to}`, ...details]);
  const made = madeUp(judged);
  const sources = judged.read.map(({ origin }) => origin).filter((origin) => !isSameOrigin(withoutFile(origin), to));
  if (made.length > 0 && sources.length > 0) {
    const read = sources.map((one) => `${facts.readBefore}: ${one}`);
    const said = made.map((text) => `${facts.says}: ${cut(text)}`);
    return asked(asks.tellModelsWords(host), asks.notNamedAndOpen, [...read, ...said]);
  }
  if (isBlind(judged)) return asked(asks.use(host), asks.blindAndOpen, []);
  return undefined;
};

/** A yes is one to the site: for the run it counts as if it had been named. */
function askToReach(origin: string, what: string, because: string, details: readonly string[]): Ask {
  return { kind: 'ask', commit: 'reach', origin, what, because, details };
}

/** What the act carries that the user did not write. */
function madeUp({ action, url, words }: Case): string[] {
  const address = addressGiven(action, url);
  if (!address)
    return payloadOf(action).filter((text) => text !== '' && !isKey(action.tool) && !isOwnWords(text, words));
  const given = payloadOf(action)[0] ?? '';
  return isOwnAddress(address, given, words) || carriesNothing(address, words) ? [] : [address.href];
}

/** Which key is pressed, and which of several things is chosen, says little; what is typed may say all. */
function isKey(tool: string): boolean {
  return tool === 'press' || tool === 'select' || tool === 'check';
}

/** The front page of a site, or a search there for words of the user. */
function carriesNothing({ pathname, searchParams, hash }: URL, words: readonly string[]): boolean {
  const query = [...searchParams];
  const isDoor = /^\/[a-z]{0,8}\/?$/.test(pathname) && (pathname === '/' || query.length > 0);
  return (
    isDoor &&
    hash === '' &&
    query.length <= 1 &&
    query.every(([name, said]) => name.length <= 6 && isOwnWords(said, words))
  );
}

/** A place on the screen, or a tool of the page's own, of which nothing is known. */
function isBlind({ action: { tool }, foresight: { target } }: Case): boolean {
  return tool === 'page_tool' || ((tool === 'click_at' || tool === 'drag_at') && target === undefined);
}

function withoutFile(origin: string): string {
  return origin.replace(/^file:(?=https?:)/, '');
}

function cut(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}
