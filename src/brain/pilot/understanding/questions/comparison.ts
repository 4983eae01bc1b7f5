import type { Query } from '../../goal.ts';
import { type Context, findIndex, isSmall, propertyPhrase, splitList, trim } from '../context.ts';
import { withoutCopulas } from '../copulas.ts';
import { comparatives } from '../lexicon/degrees.ts';
import { look } from '../lexicon/match.ts';
import { properties } from '../lexicon/properties.ts';
import { questions } from '../lexicon/questions.ts';
import { readPhrase, readThings } from '../phrase.ts';
import { type Token, wordsIn } from '../tokens.ts';
import { asksAt } from './asks-at.ts';
import { withoutLeading } from './query.ts';
import { takeTell, tellPhrase } from './tell.ts';

/** One against the other: "compare the prices of A and B". */
export function readComparison(said: readonly Token[], context: Context): Query {
  // "…: where is it cheaper?" asks for nothing that a comparison does not tell.
  const colon = findIndex(said, (at) => at > 0 && said[at]?.text === ':' && asksAt(said, at + 1));
  const tokens = colon > 0 ? said.slice(0, colon) : said;
  const words = wordsIn(tokens);
  const at = findIndex(
    tokens,
    (index) => /^(?:by|по)$/.test(words[index] ?? '') && !!look(properties, words, index + 1),
  );
  const named = at >= 0 ? splitList(tokens.slice(at + 1)).map((member) => tellPhrase(member, context)) : [];
  const { tell, rest } = takeTell(at >= 0 ? tokens.slice(0, at) : tokens, context);
  const members = splitVersus(withoutLeading(withoutIn(rest)));
  const [first = [], ...others] = members;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: [...tell, ...named],
    ...(others.length > 0 && { against: others.map((member) => readPhrase(member, context)) }),
  };
}

/** "in A and B", «в A и B»: what is compared is there. */
function withoutIn(tokens: readonly Token[]): Token[] {
  const kept = trim(tokens);
  return /^(?:in|at|between|в|во|между|у)$/.test(kept[0]?.word ?? '') && kept.length > 1 ? trim(kept.slice(1)) : kept;
}

/** "the price difference between A and B", «разница в цене между A и B». */
export function readGap(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const noun = findIndex(tokens, (at) => /^(?:difference|разниц[аеуы])$/.test(words[at] ?? ''));
  const between = findIndex(tokens, (at) => /^(?:between|между)$/.test(words[at] ?? ''));
  if (noun < 0 || between < noun) return undefined;
  const property = tokens
    .slice(0, between)
    .map((_, at) => look(properties, words, at)?.meaning)
    .find(Boolean);
  const [first = [], ...others] = splitList(tokens.slice(between + 1).filter((token) => token.text !== '?'));
  if (others.length === 0) return undefined;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: property ? [propertyPhrase(property, context)] : [],
    against: others.map((member) => readPhrase(member, context)),
  };
}

/** "which is cheaper, A or B", «что быстрее: A или B», «где дешевле, в A или в B». */
export function readEither(tokens: readonly Token[], context: Context): Query | undefined {
  const words = wordsIn(tokens);
  const at = findIndex(tokens, (index) => !!look(comparatives, words, index));
  const or = findIndex(tokens, (index) => index > 0 && /^(?:or|или)$/.test(words[index] ?? ''));
  const degree = at >= 0 ? look(comparatives, words, at) : undefined;
  const more = findIndex(tokens, (index) => /^(?:more|fewer|less|больше|меньше)$/.test(words[index] ?? ''));
  const counted = or > 0 && more > 0 && !tokens[more + 1]?.isMark ? tokens.slice(more + 1, more + 2) : [];
  if (
    counted.length > 0 &&
    !(degree && degree.length > 1) &&
    counted[0] &&
    !isSmall(counted[0]) &&
    words[more + 2] === ','
  ) {
    const [one = [], ...rest] = splitList(tokens.slice(more + 2).filter((token) => token.text !== '?')).map(withoutIn);
    const against = rest.map((member) => readPhrase(member, context));
    return { things: readThings(one, context), want: 'difference', tell: [tellPhrase(counted, context)], against };
  }
  if (!degree || or < 0) return undefined;
  const names = [...tokens.slice(0, at), ...tokens.slice(at + degree.length)];
  const opener = look(questions, wordsIn(names), 0)?.length ?? 0;
  const plain = withoutCopulas(names.slice(opener));
  const colon = findIndex(plain, (index) => plain[index]?.text === ':');
  const members = splitList(plain.slice(colon + 1)).map(withoutIn);
  // «где быстрее доставка, в A или в B»: what is compared is said before the two.
  const hasTopic = members.length === 3 && !members[0]?.some((token) => token.value);
  // «кто меньше берёт за доставку: A или B».
  const paidFor = topicAfter(colon > 0 ? plain.slice(0, colon) : []);
  const isAsked = (hasTopic || paidFor.length > 0) && WHERE.test(words.slice(0, 2).join(' '));
  const [asked = []] = !isAsked ? [] : hasTopic ? members : [paidFor];
  const [first = [], ...others] = hasTopic ? members.slice(1) : members;
  if (others.length === 0) return undefined;
  return {
    things: readThings(first, context),
    want: 'difference',
    tell: [isAsked ? tellPhrase(ofTopic(asked), context) : propertyPhrase(degree.meaning, context)],
    against: others.map((member) => readPhrase(member, context)),
  };
}

/** "whose delivery", «у кого доставка», "[who charges less] for delivery". */
function ofTopic(asked: readonly Token[]): Token[] {
  const from = asked.findIndex(({ word }) => !WHOSE.test(word));
  return trim(asked.slice(Math.max(0, from)));
}

/** What comes after "for". */
function topicAfter(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ word }) => /^(?:for|за)$/.test(word));
  return at < 0 ? [] : trim(tokens.slice(at + 1));
}

const WHERE = /^(?:(?:where|who|whose|где|кто|чья|чей|чье)(?: |$)|у (?:кого|какого|какой)$)/;
const WHOSE =
  /^(?:who|whose|for|on|charges?|asks?|takes?|у|кого|кто|какого|какой|чья|чей|чье|берет|берут|возьмет|просит|просят|взимает|взимают|за)$/;

function splitVersus(tokens: readonly Token[]): Token[][] {
  const at = findIndex(
    tokens,
    (index) => index > 0 && /^(?:with|to|vs|versus|against|with|с|со|против)$/.test(tokens[index]?.word ?? ''),
  );
  return at > 0 ? [...splitList(tokens.slice(0, at)), ...splitList(tokens.slice(at + 1))] : splitList(tokens);
}
