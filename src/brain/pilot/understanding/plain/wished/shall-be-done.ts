import type { Concept } from '../../lexicon/verbs.ts';
import { asksAt } from '../../questions/asks-at.ts';
import { inPlaceOf, sentenceStart, type Token, wordBefore, wordsIn, wordsTaken } from '../../tokens.ts';
import { commandOf } from '../participles.ts';

/**
 * "the alarm should be switched off", "my booking has to be opened, given a name and saved": what shall be done with something is said as
 * one does it, the deed first. What is said of the way and the place comes after it as before.
 */
export function asDoneWith(tokens: readonly Token[]): Token[] {
  return doneIn(tokens, false);
}

/** What goes on after a deed may be joined to it by a mere "and". */
function doneIn(tokens: readonly Token[], goesOn: boolean): Token[] {
  const words = wordsIn(tokens);
  for (let at = 0; at < tokens.length; at++) {
    const shall = wordsTaken(SHALL_BE, words.slice(at, at + MOST_WORDS));
    const made = shall > 0 && !tokens[at]?.value ? doneAt(tokens, at, at + shall, goesOn) : undefined;
    if (made) return made;
  }
  return [...tokens];
}

const MOST_WORDS = 6;
const NOW = '(?:(?:now|also|then|both|all|just|please|always) )*';
const SHALL_BE = new RegExp(
  `^(?:should|must|shall|ought to|has to|have to|had better|needs to|need to|is to|are to) ${NOW}be(?: (?:now|also|then|both|all|just))*(?= )`,
);

/** From the noun of what it is done with up to the end of the sentence. */
function doneAt(tokens: readonly Token[], shall: number, at: number, goesOn: boolean): Token[] | undefined {
  const [participle] = tokens.slice(at, at + 1);
  const verb = participle && !participle.value ? commandOf(participle.word) : undefined;
  const from = startOf(tokens, shall, goesOn);
  const place = placeAt(tokens.slice(from, shall));
  const thing = tokens.slice(from + place, shall);
  const [first] = thing;
  if (!verb || !first || !isThing(thing) || TOLD.test(participle?.word ?? '')) return undefined;
  const particle = particleAt(tokens, at + 1);
  const rest = doneIn(tokens.slice(at + 1 + particle), true);
  const stop = rest.findIndex(({ text }) => /^[.!?;\n]/.test(text));
  const end = stop < 0 ? rest.length : stop;
  const next = rest[0]?.word === 'and' ? commandOf(rest[1]?.word ?? '') : undefined;
  // "selected and deleted": what is marked is marked for what is done with it.
  if (next && verb.meaning === 'choose') return doneAt(without(tokens, at, at + 2), shall, at, goesOn);
  const before = placeBefore(tokens, from);
  // "they need to be …", "the lamps have to be …"
  const it = isMany(thing) ? 'them' : 'it';
  const said = [
    wordBefore(first, verb.base),
    ...tokens.slice(at + 1, at + 1 + particle),
    ...asObject(thing),
    ...withPurposeFirst(alsoDone(withoutAgain(rest.slice(0, end), verb.meaning), it)),
  ];
  return [...tokens.slice(0, before), ...tokens.slice(from, from + place), ...said, ...rest.slice(end)];
}

function without(tokens: readonly Token[], from: number, to: number): Token[] {
  return [...tokens.slice(0, from), ...tokens.slice(to)];
}

/** What tells more often how things are. */
const TOLD = /^(?:listed|stored|named|shown|found|kept|described)$/;

/** Where what is spoken of begins: after the last mark, or the joint after what was said before. */
function startOf(tokens: readonly Token[], shall: number, goesOn: boolean): number {
  const words = wordsIn(tokens);
  let from = tokens.findLastIndex(({ isMark }, at) => at < shall && isMark === true) + 1;
  if (goesOn && from === 0) from = words.lastIndexOf('and', shall) + 1;
  for (let length = leadAt(words, from); length > 0; length = leadAt(words, from)) from += length;
  return from;
}

function leadAt(words: readonly string[], at: number): number {
  return wordsTaken(LEAD, words.slice(at, at + MOST_WORDS));
}

const LEAD = /^(?:after (?:which|that)|and|so|but|then|also|please|therefore|first|next|finally|afterwards)(?= )/;

/** "In “Toppings” [two should be picked]": how many words say where. */
function placeAt(tokens: readonly Token[]): number {
  if (!/^(?:in|from|under|on|among|at)$/.test(tokens[0]?.word ?? '')) return 0;
  const name = tokens.findIndex(({ value }) => value?.exact);
  return name > 0 && name <= MOST_OF_PLACE ? name + 1 : 0;
}

const MOST_OF_PLACE = 3;

/** "From the list “Toppings”[,] two should be picked": where, with no comma to part it. */
function placeBefore(tokens: readonly Token[], from: number): number {
  const start = sentenceStart(tokens, from - 1);
  const isPlace = tokens[from - 1]?.text === ',' && start + placeAt(tokens.slice(start, from)) === from - 1;
  return isPlace ? from - 1 : from;
}

/** Something that can be spoken of: no question, no condition, nothing that is denied. */
function isThing(thing: readonly Token[]): boolean {
  const words = wordsIn(thing);
  return (
    !asksAt(thing, 0) &&
    !OTHER.test(words[0] ?? '') &&
    !words.some((word) => ASIDE.test(word)) &&
    !ENDS.test(words.at(-1) ?? '')
  );
}

const OTHER =
  /^(?:there|this|that|which|who|what|nothing|none|no|neither|nobody|i|we|you|in|from|on|at|with|by|to|for)$/;
const ASIDE = /^(?:if|when|whether|once|unless|until|while|because|since|how|why|not|i'd|i'm|make|sure)$/;
const ENDS = /^(?:that|which|who|what|and|or|to)$/;

/** "turned [off]", "ticked [off]", but "taken out of the box" says out of what. */
function particleAt(tokens: readonly Token[], at: number): number {
  return /^(?:on|off|in|out|up|down|away)$/.test(tokens[at]?.word ?? '') && isPartEnd(tokens[at + 1]) ? 1 : 0;
}

function isPartEnd(token: Token | undefined): boolean {
  return token === undefined || token.isMark === true || /^(?:and|with|for|then)$/.test(token.word);
}

/** "they": "them". */
function asObject(thing: readonly Token[]): Token[] {
  const [first, ...others] = thing;
  const word = others.length === 0 ? OBJECTS.get(first?.word ?? '') : undefined;
  return word ? [inPlaceOf(first, word)] : thing.map((token, at) => (at === 0 ? uncapped(token) : token));
}

const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['they', 'them'],
  ['he', 'him'],
  ['she', 'her'],
]);

/** "The", "My": no longer the first word. */
function uncapped(token: Token): Token {
  return /^(?:the|my|our|this|that|a|an|all|every|everything|both|any|two|three|four|it|its|their|his|her|only)$/.test(
    token.word,
  )
    ? { ...token, text: token.word }
    : token;
}

function isMany(thing: readonly Token[]): boolean {
  const words = wordsIn(thing);
  return /^(?:they|all|both|two|three|four|five|these|those)$/.test(words[0] ?? '');
}

/** "…, [given] Ann as the host, and then [saved]": done with the same. */
function alsoDone(rest: readonly Token[], it: string): Token[] {
  const words = wordsIn(rest);
  return rest.flatMap((token, at) => {
    const verb = token.value || !JOINT.test(words[at - 1] ?? '') ? undefined : commandOf(token.word);
    const isShall = SHALL_BE.test(words.slice(at + 1, at + 1 + MOST_WORDS).join(' '));
    return verb && !isShall ? [inPlaceOf(token, verb.base), inPlaceOf(token, it)] : [token];
  });
}

const JOINT = /^(?:and|then|,|finally)$/;

/** "everything in the bin should be deleted[, so please open it and clear it out]": the same once more. */
function withoutAgain(rest: readonly Token[], meaning: Concept): readonly Token[] {
  const at = rest.findIndex((_, index) => AGAIN.test(wordsIn(rest.slice(index)).join(' ')));
  return meaning === 'remove' && at >= 0 ? rest.slice(0, at) : rest;
}

const AGAIN =
  /^, so (?:(?:please|just|could you|can you) )*(?:open (?:it|that \p{L}+)|go (?:in )?there) and (?:clear|empty|clean|wipe) (?:it|them|that)(?: out| up| all| completely)*(?: ,? ?please)?$/u;

/** "edit it [and save it] so that it says 5": saved after that. */
function withPurposeFirst(rest: readonly Token[]): Token[] {
  const words = wordsIn(rest);
  const so = rest.findIndex((_, at) => words[at] === 'so' && words[at + 1] === 'that');
  const isSaved = words[0] === 'and' && /^(?:save|submit|confirm|send)$/.test(words[1] ?? '');
  return isSaved && so === MOST_SAVED ? [...rest.slice(so), ...rest.slice(0, so)] : [...rest];
}

/** "and save it". */
const MOST_SAVED = 3;
