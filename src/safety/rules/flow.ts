import { secretNamed } from '../../secrets.ts';
import { addressGiven, destinationOf, isAct, payloadOf } from '../acts.ts';
import { isSameOrigin } from '../origins.ts';
import { isOwnAddress, isOwnWords } from '../own-words.ts';
import type { Case, Rule, Source } from '../rule.ts';

/**
 * What a model has read of one site, it may carry to another, in words of any kind: translated, encoded, or as the choice between
 * two links. So nothing is compared with what was read. Free is only what the user wrote.
 */
export const flow: Rule = (facts) => {
  if (!isAct(facts)) return undefined;
  const to = destinationOf(facts);
  const from = facts.read.filter((source) => source.isPrivate && !belongsTo(source, to)).map(({ origin }) => origin);
  if (from.length === 0 || isFree(facts)) return undefined;
  const payload = payloadOf(facts.action);
  const sources = [...new Set(from)];
  const { asks, facts: told } = facts.speech;
  const hostOf = (origin: string) => URL.parse(origin)?.host || origin || asks.emptyPage;
  return {
    kind: 'ask',
    commit: 'flow',
    origin: to,
    from: sources,
    what: asks.carry(hostOf(to), sources.map(hostOf)),
    because: asks.mightBeTold,
    details: [
      ...sources.map((source) => `${told.readBefore}: ${source}`),
      `${told.goesTo}: ${to}`,
      ...payload.map((text) => `${told.says}: ${cut(text)}`),
    ],
  };
};

/** What came down from a site may go back to it. */
function belongsTo({ origin }: Source, to: string): boolean {
  return isSameOrigin(origin.replace(/^file:(?=https?:)/, ''), to);
}

function isFree({ action, words, url }: Case): boolean {
  const payload = payloadOf(action);
  const address = addressGiven(action, url);
  if (address) return payload.every((given) => isOwnAddress(address, given, words));
  // Where a key is pressed or a file given, the choice is made by the model.
  if (action.tool === 'press' || action.tool === 'upload') return false;
  return payload.length > 0 && payload.every((text) => isSecret(text) || isOwnWords(text, words));
}

/** A secret has a rule of its own: it goes only where it belongs. */
function isSecret(text: string): boolean {
  try {
    return secretNamed(text) !== undefined;
  } catch {
    return false;
  }
}

function cut(text: string): string {
  return text.length > 500 ? `${text.slice(0, 500)}…` : text;
}
