import { afterFiller, commandsAt } from '../../clauses.ts';
import { has, lexicon, look } from '../../lexicon/match.ts';
import { pronouns } from '../../lexicon/pronouns.ts';
import { articles } from '../../lexicon/small-words.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { inPlaceOf, type Token, wordsIn } from '../../tokens.ts';

/**
 * "This banner is in my way, would you close it?", "I don't want the lemonade, so take it out", «“Plan” is finished, stick it in Done»: what
 * is said of a thing right before something is done with it is why. It is done with that thing.
 */
export function asDoneWithIt(tokens: readonly Token[]): Token[] {
  for (const at of tokens.keys()) {
    if (at > 0 && !/^[.!?;:\n]/.test(tokens[at - 1]?.text ?? '')) continue;
    const from = afterSighs(tokens, at);
    const end = tokens.findIndex(
      ({ isMark, text }, index) => index > from && isMark === true && !/^[-"“”]$/.test(text),
    );
    const thing = /^[,.!;:–—-]$/.test(tokens[end]?.text ?? '') ? spokenOf(tokens.slice(from, end)) : undefined;
    const it = thing ? pronounAfter(tokens, end + 1, thing) : undefined;
    const tie = look(unwanting, wordsIn(tokens), from)?.meaning;
    const own = thing && tie && !it ? nounAfter(tokens, end + 1, thing) : undefined;
    if (thing && tie && own) {
      const deed = tokens.slice(own.start, own.end);
      const what = [inPlaceOf(tokens[own.end - 1], tie), ...thing];
      return [...tokens.slice(0, at), ...deed, ...what, ...asDoneWithIt(tokens.slice(own.end))];
    }
    const found = thing && tie && !it ? foundAfter(tokens, end + 1) : undefined;
    if (thing && tie && found) {
      const what = [inPlaceOf(tokens[found - 1], tie), ...thing];
      return [...tokens.slice(0, at), ...tokens.slice(end + 1, found), ...what, ...asDoneWithIt(tokens.slice(found))];
    }
    const its = thing && tie && !it ? tiedAfter(tokens, end + 1) : undefined;
    if (thing && its)
      return [
        ...tokens.slice(0, at),
        ...tokens.slice(its.start, its.at),
        ...thing,
        ...asDoneWithIt(tokens.slice(its.at + 1)),
      ];
    // "I don't want tea in my list, delete it from the order": it is somewhere else, too.
    const isElsewhere = thing?.some(({ word }) => PLACE.test(word)) && FROM.test(tokens[(it?.at ?? 0) + 1]?.word ?? '');
    if (!thing || !it || isElsewhere || tie === 'to') continue;
    const deed = tokens.slice(it.start, it.at);
    // "put that card in Done": what it is called, and what it is.
    const noun = it.length > 1 && thing.length === 1 && thing[0]?.value ? tokens.slice(it.noun, it.noun + 1) : [];
    return [...tokens.slice(0, at), ...deed, ...noun, ...thing, ...asDoneWithIt(tokens.slice(it.at + it.length))];
  }
  return [...tokens];
}

/** "Ugh, …", "Oh, …", "Only this time …". */
function afterSighs(tokens: readonly Token[], at: number): number {
  const words = wordsIn(tokens);
  let from = at;
  for (;;) {
    const length = look(sighs, words, from)?.length ?? 0;
    if (length === 0) return from;
    from += length + (words[from + length] === ',' ? 1 : 0);
  }
}

const sighs = lexicon([
  [
    true,
    'ugh|oh|ah|well|hmm|hey|wow|listen|look|so|and|but|only|this time|now|actually|sorry|sadly|unfortunately|i think|honestly',
  ],
]);

/** The thing that a mere statement speaks of, and of which it says nothing that tells which one it is. */
function spokenOf(part: readonly Token[]): readonly Token[] | undefined {
  const words = wordsIn(part);
  const unwanted = look(unwanting, words, 0)?.length ?? 0;
  if (unwanted > 0) return named(withoutOne(withoutAnyMore(part.slice(unwanted))));
  const gone = words.findIndex((_, at) => at > 0 && look(goneFrom, words, at) !== undefined);
  const place = gone + (look(goneFrom, words, gone)?.length ?? 0);
  const isGone = gone > 0 && /^(?:among|in|on|under|at)$/.test(words[place] ?? '');
  if (isGone && part.length > place + 1)
    return named([...part.slice(0, gone), inPlaceOf(part[place], 'from'), ...withoutAnyMore(part.slice(place + 1))]);
  const is = words.findIndex((_, at) => at > 0 && look(being, words, at) !== undefined);
  const rest = part.slice(is + (look(being, words, is)?.length ?? 0));
  const isTold = is < 0 || rest.length === 0 || rest.length > MOST_WORDS || rest.some(({ value }) => value);
  if (isTold || PLACED.test(wordsIn(rest).slice(0, 3).join(' '))) return undefined;
  const what = part.slice(0, is);
  const isOne = what[0]?.value?.exact === true || has(pointing, what[0]?.word ?? '');
  return isOne ? named(what) : undefined;
}

function withoutAnyMore(what: readonly Token[]): readonly Token[] {
  const end = wordsIn(what).findIndex((word) => /^(?:any|anymore|after|at|but)$/.test(word));
  return end > 0 ? what.slice(0, end) : what;
}

/** "[the one called] “Plan”". */
function withoutOne(what: readonly Token[]): readonly Token[] {
  const length = /^the one (?:(?:called|named|titled|entitled|labelled) ?)?/.exec(wordsIn(what).join(' '))?.[0].trim();
  const from = length === undefined ? 0 : length.split(' ').length;
  return what[from]?.value?.exact ? what.slice(from) : what;
}

/** A name or a noun with an article, and nothing else that could be a statement of its own. */
function named(what: readonly Token[]): readonly Token[] | undefined {
  const words = wordsIn(what);
  const isName =
    what[0]?.value?.exact === true || /^\p{Lu}/u.test(what[0]?.text ?? '') || has(articles, words[0] ?? '');
  const isPlain = what.every(({ value, isMark, word }) =>
    value ? value.exact === true : !isMark && !JOINING.test(word),
  );
  const isIt = look(pronouns, words, 0)?.length === what.length;
  return isName && isPlain && !isIt && what.length <= MOST_OF_NAME ? what : undefined;
}

/** Where a deed speaks of "it" right after its verb: from where it is said, and where the pronoun stands. */
function pronounAfter(
  tokens: readonly Token[],
  from: number,
  thing: readonly Token[],
): { start: number; at: number; length: number; noun: number } | undefined {
  const words = wordsIn(tokens);
  const joint = /^(?:so|and|then)$/.test(words[from] ?? '') ? from + 1 : from;
  const start = afterFiller(tokens, joint);
  const verb = tokens[start]?.value ? undefined : look(verbs, words, start);
  const isDeed = verb !== undefined && (verb.form === 'ing' || commandsAt(tokens, start));
  const at = start + (verb?.length ?? 0);
  if (!isDeed || /^(?:tell|list|count|check|compare|show)$/.test(verb.meaning)) return undefined;
  // "CSS shouldn't be among my skills: delete it": nothing else is done with it.
  if (thing.some(({ word }) => word === 'from') && verb.meaning !== 'remove') return undefined;
  const next = tokens[at + 2];
  const isNoun = /^(?:that|this)$/.test(words[at] ?? '') && /^\p{Ll}{3,}$/u.test(tokens[at + 1]?.text ?? '');
  const isAlone = next === undefined || next.isMark === true || /^(?:and|in|into|to|on|under)$/.test(next.word);
  const isThatOne = thing.length === 1 && thing[0]?.value !== undefined && isNoun && isAlone;
  const length = isThatOne ? 2 : look(its, words, at)?.length;
  return length === undefined ? undefined : { start: joint, at, length, noun: at + 1 };
}

/** "I've changed my mind about the job, so my application for [it] needs to be withdrawn": where it is spoken of. */
function tiedAfter(tokens: readonly Token[], from: number): { start: number; at: number } | undefined {
  const words = wordsIn(tokens);
  const start = /^(?:so|and|then)$/.test(words[from] ?? '') ? from + 1 : from;
  const mark = tokens.findIndex(({ isMark }, index) => index > from && isMark === true);
  const at = words.findIndex(
    (word, index) => index > start && word === 'it' && /^(?:for|of|about|from)$/.test(words[index - 1] ?? ''),
  );
  return at > 0 && (mark < 0 || at < mark) ? { start, at } : undefined;
}

/** "I no longer want the flat. Cancel [that booking]": what one has of it, and nothing more said of that; it is the booking for the flat. */
function nounAfter(
  tokens: readonly Token[],
  from: number,
  thing: readonly Token[],
): { start: number; end: number } | undefined {
  const words = wordsIn(tokens);
  const start = afterFiller(tokens, /^(?:so|and|then)$/.test(words[from] ?? '') ? from + 1 : from);
  const verb = tokens[start]?.value ? undefined : look(verbs, words, start);
  const isUndone = /^(?:withdraw|revoke|retract|void)$/.test(words[start] ?? '');
  const isDeed = isUndone || (/^(?:remove|handle)$/.test(verb?.meaning ?? '') && commandsAt(tokens, start));
  const noun = start + (verb?.length ?? 1) + 1;
  const isOne = /^(?:that|my|our|this)$/.test(words[noun - 1] ?? '') && /^\p{Ll}{3,}$/u.test(tokens[noun]?.text ?? '');
  const isOver = tokens[noun + 1] === undefined || tokens[noun + 1]?.isMark === true || words[noun + 1] === 'and';
  const isOther = !thing.some(({ word }) => word === words[noun]);
  return isDeed && isOne && isOver && isOther ? { start, end: noun + 1 } : undefined;
}

/** "I no longer want the flat. Find [that booking] in My bookings and cancel it": where what one has of it ends. */
function foundAfter(tokens: readonly Token[], from: number): number | undefined {
  const words = wordsIn(tokens);
  const said = FOUND.exec(words.slice(from, from + MOST_FOUND).join(' '))?.[0];
  const isUndone = UNDONE.test(words.slice(from).join(' '));
  return said === undefined || !isUndone ? undefined : from + said.split(' ').length;
}

const MOST_FOUND = 7;
const FOUND =
  /^(?:(?:so|please|could you|can you) )*(?:find|open|look up) (?:that|my|this) \p{L}{3,}(?= (?:in|under|among|on) (?:my|the|our) )/u;
const UNDONE = /(?:^| )(?:withdraw|cancel|revoke|retract|delete|remove) (?:it|that)(?: |$)/;

const PLACE = /^(?:in|on|among|under|at|from)$/;
const FROM = /^(?:from|out|off|in|to|into)$/;
const MOST_OF_NAME = 6;
const MOST_WORDS = 7;
const JOINING = /^(?:and|or|but|that|which|who|if|when|while|until|because|to|not|i|we|you)$/;
/** "is in Archive" and "is called so" tell where and which. */
const PLACED =
  /^(?!in (?:my|the|our) way)(?:in|on|under|at|below|above|from|by|next|inside|called|named|titled|about|for|not) /;

const its = lexicon([[true, 'it|that one|this one']]);
const pointing = lexicon([[true, 'the|this|that|my|our']]);
const being = lexicon([
  [
    true,
    "is|isn't|is not|was|looks|look|seems|sounds|feels|keeps|has|has been|can't|doesn't|does|takes|annoys|bothers|caught|caught my eye|'s",
  ],
]);

/** "CSS [should not be] among my skills any more". */
const goneFrom = lexicon([
  [
    true,
    "shouldn't be|should not be|should no longer be|mustn't be|must not be|doesn't belong|does not belong|no longer belongs|don't belong|should not stay|shouldn't stay",
  ],
]);

/** Who says so does not want it, and what one has of it is for it or to it. */
const unwanting = lexicon<'for' | 'to'>([
  [
    'to',
    ["won't be going", 'will not be going', "won't go", "can't go", "can't make it", 'cannot go', 'no longer go']
      .concat(["'m not going", "'re not going", "'m no longer going", "'re no longer going"])
      .flatMap((not) => ['i', 'we'].map((who) => `${who}${not.startsWith("'") ? '' : ' '}${not} to`))
      .join('|'),
  ],
  [
    'for',
    ["i don't", 'i do not', "we don't", 'we do not', 'i no longer', 'we no longer', "i really don't"]
      .flatMap((who) =>
        ['want', 'need', 'like', 'want to keep', 'want to have', 'need to keep', 'want to be considered for'].map(
          (want) => `${who} ${want}`,
        ),
      )
      .concat(
        ['i', 'we'].flatMap((who) => [
          `${who}'d rather not have`,
          `${who} would rather not have`,
          `${who}'ve changed my mind about`,
          `${who} have changed my mind about`,
          `${who} am no longer interested in`,
          `${who}'m no longer interested in`,
          `${who}'re no longer interested in`,
          `${who}'m not interested in`,
          `${who}'ve lost interest in`,
          ...['done with', 'finished with', 'through with'].flatMap((done) => [
            `${who}'m ${done}`,
            `${who}'re ${done}`,
          ]),
        ]),
      )
      .join('|'),
  ],
]);
