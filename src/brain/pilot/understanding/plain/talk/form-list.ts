import { isSmall } from '../../context.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { properties } from '../../lexicon/properties.ts';
import { connectors } from '../../lexicon/small-words.ts';
import { type Concept, verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordBefore, wordsIn } from '../../tokens.ts';

/**
 * "answer the questions: name Ann, favourite dish soup", «заполни анкету: имя Анна, питомец кот»: what is asked there is a form like
 * others, and what stands between commas is a field and what goes into it.
 */
export function asForm(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  const at = words.findIndex((_, index) => colonAfter(tokens, index) > index);
  const [verb] = tokens.slice(at, at + 1);
  if (at < 0 || !verb) return [...tokens];
  const colon = colonAfter(tokens, at);
  const isAsking = look(askings, words, at)?.meaning === 'questions';
  const said = /[а-я]/.test(verb.word) ? ['заполни', 'форму'] : ['fill', 'in', 'the', 'form'];
  const spoken = at + (look(askings, words, at)?.length ?? 0);
  const opening = isAsking ? said.map((word) => inPlaceOf(verb, word)) : tokens.slice(at, spoken);
  return [...tokens.slice(0, at), ...opening, ...tokens.slice(colon, colon + 1), ...paired(tokens.slice(colon + 1))];
}

/** "[complete] the form with Ann as the name": fill it in. */
export function asFilledIn(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  return tokens.flatMap((token, at) => {
    const isForm = /^(?:the|this|that|our|my) (?:\p{L}+ )?(?:form|questionnaire|fields) with$/u;
    const isFilled =
      token.word === 'complete' && [4, 5].some((end) => isForm.test(words.slice(at + 1, at + end).join(' ')));
    return isFilled ? ['fill', 'in'].map((word) => inPlaceOf(token, word)) : [token];
  });
}

/** Where the colon stands that such words end with. That it is done in this order goes without saying. */
function colonAfter(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  const length = look(askings, words, at)?.length ?? 0;
  const end = at + length + (look(inOrder, words, at + length)?.length ?? 0);
  return length > 0 && tokens[end]?.text === ':' ? end : -1;
}

const inOrder = lexicon([
  [
    true,
    'in this order|in that order|in the following order|in exactly this order|in the order|as follows|like this|with the following|with these values|в таком порядке|в этом порядке|в следующем порядке|именно в таком порядке|так|вот так|следующим образом',
  ],
]);

const askings = lexicon<'questions' | 'form'>([
  [
    'questions',
    'answer the questions|answer these questions|answer all questions|answer all the questions|answer all of the questions|answer the questions one by one|answer the questions as follows|answer as follows|answer the following questions|ответь на вопросы|ответьте на вопросы|ответь на все вопросы|ответьте на все вопросы|ответь на эти вопросы',
  ],
  [
    'form',
    'fill in the form|fill out the form|fill the form|fill in this form|fill out this form|complete the form|fill in the fields|fill out the fields|fill the fields|fill in the questionnaire|complete the questionnaire|заполни форму|заполните форму|заполни анкету|заполните анкету|заполни эту форму|заполни поля|заполните поля',
  ],
]);

/** Up to the next deed, each field parted from its value by a dash. */
function paired(rest: readonly Token[]): Token[] {
  const [member, joint] = firstMember(rest);
  if (member.length === 0 || isDeed(member)) return [...rest];
  const named = member.slice(look(turns, wordsIn(member), 0)?.length ?? 0);
  const at = valueAt(named);
  const first = named[at];
  const parted = first
    ? [...named.slice(0, at), { ...wordBefore(first, '—'), isMark: true }, ...named.slice(at)]
    : member;
  const left = rest.slice(member.length + joint.length);
  return [...parted, ...joint, ...(joint[0]?.text === '.' ? left : paired(left))];
}

/** "…, then captain Ann", «…, потом город Тверь»: whose turn it is in a list. */
const turns = lexicon([
  [true, 'then|and then|and|next|after that|finally|and finally|потом|затем|и|далее|а потом|а затем|и наконец|наконец'],
]);

/** What stands before the next mark, and that mark. */
function firstMember(rest: readonly Token[]): [member: Token[], joint: Token[]] {
  const end = rest.findIndex((token, at) => (token.isMark && token.text !== '—') || isDeed(rest.slice(at)));
  const close = end < 0 ? rest.length : end;
  const [mark] = rest.slice(close, close + 1);
  return [rest.slice(0, close), mark?.isMark ? [mark] : []];
}

/** "and press Send", "agree to the rules": no field. A field may be called like a deed: "name", "favourite dish". */
function isDeed(said: readonly Token[]): boolean {
  const words = wordsIn(said);
  const start = has(connectors, words[0] ?? '') ? 1 : 0;
  const verb = said[start]?.value || look(properties, words, start) ? undefined : look(verbs, words, start);
  return verb?.form === 'base' && (start > 0 || !NOUNS.has(verb.meaning));
}

const NOUNS: ReadonlySet<Concept> = new Set<Concept>(['handle', 'tell', 'list', 'count', 'show']);

/** Where the value begins: after what is known as the name of a field, with what is known as a value or written large; else with the last word. */
function valueAt(member: readonly Token[]): number {
  if (member.some((token) => isSmall(token) || token.isMark)) return -1;
  const words = wordsIn(member);
  const plain = member.findIndex(({ text, value }, at) => at > 0 && (value !== undefined || !/^\p{Ll}/u.test(text)));
  if (plain > 0) return plain;
  const property = look(properties, words, 0)?.length ?? 0;
  if (property > 0) return property < member.length ? property : -1;
  const areWords = member.every(({ text, value }) => !value && /^\p{Ll}+$/u.test(text));
  const length = WHICH.test(words[0] ?? '') ? 2 : 1;
  return areWords && member.length === length + 1 ? length : -1;
}

/** Words that say which of its kind a field asks for. */
const WHICH =
  /^(?:favou?rite|preferred|first|last|home|work|любим\p{L}+|предпочитаем\p{L}+|домашн\p{L}+|рабоч\p{L}+)$/u;
