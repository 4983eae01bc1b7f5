import type { Constraint, Goal, Phrase, Value } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { ordinals } from './lexicon/small-words.ts';

/** Whether a name in these goals holds words that name nothing: what people say around what they mean was taken for it. */
export function hasStrayWords(goals: readonly Goal[]): boolean {
  return goals.some(({ act, only, until, each }) => {
    const said = [act, only, until, each];
    return (
      (act.kind === 'enter' && isThere(act.field)) ||
      partsIn(said, isPhrase).some(isStrayed) ||
      partsIn(said, isConstraint).some(({ value }) => isStrayedValue(value)) ||
      partsIn(said, isValue).some(({ text, exact }) => !exact && isStrayText(text))
    );
  });
}

/** «…, там должно быть 5»: what a value goes into is called otherwise. */
function isThere(field: Phrase | undefined): boolean {
  return field?.isPronoun === true && /^(?:there|там|туда)$/i.test(field.words);
}

/** «городом выберите Берлин»: what is told to be done stands in no field. */
function isStrayText(text: string): boolean {
  const said = text.split(/\s+/);
  const isTold = said.length > 2 && said.slice(1, -1).some((word) => /^\p{Ll}+(?:йте|ите)$/u.test(word));
  // «стоит Москва», «так, чтобы»: that it is so is no part of it.
  const isStated =
    /^(?:стоит|стоят|стояло|стоял[аи]?|должн\p{L}+|был[аои]?|буд[еу]т) |(?:^|\s)(?:чтобы|so that)(?:\s|$)/u;
  return isTold || isStated.test(text) || /^(?:the|an?|and|и|is|be|day|date|день|дату|число)$/.test(text);
}

/** Names of several plain words are more often a piece of a sentence. */
export function hasLongNames(goals: readonly Goal[]): boolean {
  return goals.some(({ act, only, until, each }) =>
    partsIn([act, only, until, each], isPhrase).some(({ words, exact }) => {
      const plain = words.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word));
      return !exact && plain.length > 2;
    }),
  );
}

/** What something is told by runs on into what was asked or wanted of it: "from Ann: when does it start". */
function isStrayedValue({ text, kind, exact }: Value): boolean {
  if (kind !== 'text' || exact) return false;
  const said = text.split(/\s+/);
  if (said.length === 1 && isStrayWord(text)) return true;
  // "the company [with the first job]": of which one it is, is no mere word on it.
  const isOneOf = said.length > 1 && look(ordinals, [(said[0] ?? '').toLowerCase()], 0) !== undefined;
  return isOneOf || /:\s/.test(text) || (said.length > 2 && said.some((word) => runOn.test(word)));
}

/** Words that ask or tell something new. */
const runOn =
  /^(?:when|what|how|which|is|are|should|so|list|depart|return|чтобы|чтоб|вместе|сколько|какой|какая|какие|когда)$/;

function isStrayed({ words, kind, exact, isPronoun, place }: Phrase): boolean {
  // «введи в поле …», «возьми из списка первую»: no field is called "in", and no list "of".
  if (kind && !exact && hanging.test(words)) return true;
  // «добавь его туда» is no "there of it".
  if (isPronoun && place?.is === 'of' && place.what.isPronoun) return true;
  if (isPronoun && words.split(/\s+/).length > 2) return words.split(/\s+/).slice(1).some(isStrayWord);
  if (exact || isPronoun || words === '') return false;
  if (/[;?!]|,\s/.test(words)) return true;
  // "There's that heading" says that it is there.
  if (/^there(?:'s|’s| is| are)(?: |$)/i.test(words)) return true;
  // "you'll have to go there" names nothing.
  if (/^(?:you|i|we|they)(?:'ll|'d|'re|'m)? (?:have|need|want|will|would|must)(?: |$)/i.test(words)) return true;
  const said = words.split(/\s+/);
  if (said.length === 1)
    return (
      /^(?:off|down|away|over|out|so|yes|i|i'm|i'd|you|are|is|what|into|called|again|too|also|there|here|it's|how|when|where|who|да|там|тут|здесь|тоже|также|сколько|как|когда|где|кто|указан[аоы]?|вышло)$/.test(
        words,
      ) || saying.test(words)
    );
  // «задач просрочено»: what was done with them is no part of their name.
  if (!place && /^\p{Ll}+ \p{Ll}{3,}(?:ено|ано|яно)$/u.test(words)) return true;
  // «компания предлагает»: what it does is no part of its name.
  if (/^\p{Ll}.*\s\p{Ll}{3,}[аяу](?:ет|ют)$/u.test(words)) return true;
  // "the tent and the stove" are two.
  if (/ (?:and|or) (?:the|an?) /.test(words) && /^\p{Ll}/u.test(words)) return true;
  if (said.every((word) => hanging.test(word) || leading.test(word)) || leading.test(said[0] ?? '')) return true;
  // "the comment Ann Berg wrote".
  if (
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* (?:wrote|sent|posted|left|написал[аи]?|оставил[аи]?|прислал[аи]?)$/u.test(words)
  )
    return true;
  // Written large it is a name, and names may be called anything: "Sign up".
  if (/^\p{Lu}/u.test(words) && said.length < 5 && !isStrayWord(said[0] ?? '')) return false;
  return said.length > 7 || hanging.test(said.at(-1) ?? '') || said.some(isStrayWord);
}

/** «сколько берут», «какую скидку дают»: what they do names nothing. */
const saying =
  /^(?:wrote|написал[аи]?|прислал[аи]?|оставил[аи]?|берут|дают|ждут|просят|платят|говорят|пишут|\p{Ll}+(?:ают|яют|ируют))$/u;

/** A word that names nothing: who speaks, what only helps a verb, what only joins. */
export function isStrayWord(word: string): boolean {
  return stray.test(word.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'"));
}

function partsIn<Part extends object>(value: unknown, isPart: (one: object) => one is Part): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  // A deed is said in any words: "mark as done".
  const inside = Object.entries(value).flatMap(([key, one]) => (key === 'verb' ? [] : partsIn(one, isPart)));
  return isPart(value) ? [value, ...inside] : inside;
}

function isConstraint(value: object): value is Constraint {
  return 'is' in value && 'value' in value;
}

function isValue(value: object): value is Value {
  return 'text' in value && typeof value.text === 'string' && 'kind' in value;
}

function isPhrase(value: object): value is Phrase {
  return 'words' in value && typeof value.words === 'string';
}

/** What a name never begins with. */
const leading =
  /^(?:wrote|написал[аи]?|прислал[аи]?|into|onto|of|behind|the|called|named|titled|про|указан[аоы]?|написан[аоы]?|названием)$/;

/** What a name never ends with. */
const hanging = /^(?:saying|under|in|into|on|at|to|for|from|by|with|of|в|во|на|под|из|с|со|от|для|к|про|о|об)$/i;

const stray =
  /^(?:(?:i|we|you|he|she|they|who|that|there)'(?:ve|ll|d|re|s|m)|sitting|lying|i|we|you|he|she|they|me|us|it|it's|that's|there's|what's|who's|is|are|was|were|be|been|am|do|does|did|has|have|had|wrote|sent|posted|can|could|should|would|will|must|may|might|so|then|just|please|maybe|if|when|until|because|not|don't|doesn't|no|but|off|down|away|over|out|them|that|which|who|whose|where|too|also|again|anymore|here|there|,|\.|;|:|\?|!|я|мы|ты|вы|он|она|они|бы|же|ли|чтобы|чтоб|если|когда|пока|там|тут|здесь|пусть|надо|нужно|можно|уже|еще|так|вот|ну|давай|хочу|хотел|будет|будут|быть|есть|был|была|было|были|не|но|то|них|нее|него|мне|меня|нам|нас|тебе|как|какой|какая|какое|какие|сколько|где|что|котор\p{L}+|стоит|стоят|стояло|called|named|указан[аоы]?|написан[аоы]?|вышло|again|заново)$/u;
