import { commandsAt } from '../../clauses.ts';
import { look } from '../../lexicon/match.ts';
import { verbs } from '../../lexicon/verbs.ts';
import { type Token, wordsIn } from '../../tokens.ts';

/** «Его надо убрать», «её и открой»: «убрать его», «открой её», in the order in which deeds are said. */
export function withDeedFirst(tokens: readonly Token[]): Token[] {
  const words = wordsIn(tokens);
  for (const at of tokens.keys()) {
    const before = tokens[at - 1];
    const begins = before === undefined || before.isMark === true || JOINING.test(before.word);
    const said = begins ? LEAD.exec(words.slice(at, at + MOST_WORDS).join(' '))?.[0].trim() : undefined;
    const from = at + (said?.split(' ').length ?? 0);
    const verb = said && !tokens[from]?.value ? look(verbs, words, from) : undefined;
    if (verb?.form !== 'base' || !commandsAt(tokens, from)) continue;
    // «Там есть отель, его сохрани»: said the other way round it would be done only if there is one.
    if (words.some((word, index) => index < at && word === 'есть' && words[index - 1] === 'там')) continue;
    const it = tokens.slice(at, from).filter(({ word }) => IT.test(word));
    const end = from + verb.length;
    return [...tokens.slice(0, at), ...tokens.slice(from, end), ...it, ...withDeedFirst(tokens.slice(end))];
  }
  return [...tokens];
}

const MOST_WORDS = 5;
const JOINING = /^(?:и|а|так|поэтому|но)$/;
const IT = /^(?:его|ее|их|ему|ей|им)$/;
const NEED = '(?:(?:надо|нужно|можно|пора|следует|необходимо)(?: бы)? )?';
const LEAD = new RegExp(`^${NEED}(?:его|ее|их|ему|ей|им) (?:(?:и|тоже|теперь|просто|сразу|лучше) )?${NEED}`);
