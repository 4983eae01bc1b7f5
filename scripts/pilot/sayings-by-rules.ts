// The wordings that the rules are known to read right, as sayings without slots: their clauses and kinds are learned from as well.
import { clausesOf, sentencesOf } from '../../src/brain/pilot/understanding/clauses.ts';
import { languageOf } from '../../src/brain/pilot/understanding/language.ts';
import { type Token, tokenise } from '../../src/brain/pilot/understanding/tokens.ts';
import { findValues } from '../../src/brain/pilot/understanding/values/find.ts';
import { laterWordings } from '../../src/brain/pilot/understanding/wordings/later-wordings.ts';
import { ordinaryWordings } from '../../src/brain/pilot/understanding/wordings/ordinary-wordings.ts';
import { wordings } from '../../src/brain/pilot/understanding/wordings/wordings.ts';
import { SAID_AT, type Saying } from './sayings.ts';
import { kindsByRules } from './tagger-rules.ts';

export function sayingsByRules(): Saying[] {
  return [...wordings, ...laterWordings, ...ordinaryWordings].flatMap(([text]) => {
    const language = languageOf(text);
    const tokens = tokenise(text, findValues(text, SAID_AT, language));
    const kinds = kindsByRules({ text }).map(({ kind }) => kind);
    const parts = sentencesOf(tokens).flatMap((sentence) => clausesOf(sentence));
    // Several values in one breath are several goals and one clause.
    const meant = parts.length === 1 && kinds.every((kind) => kind === kinds[0]) ? kinds.slice(0, 1) : kinds;
    if (meant.length === 0 || meant.length !== parts.length) return [];
    const clauses = parts.map((part, at) => ({
      ...boundsOf(part.tokens, tokens),
      kind: meant[at] ?? 'go',
      slots: [],
      sure: 1,
      exact: 1,
    }));
    return [{ text, language, tokens, clauses, marked: text, where: 'wordings' }];
  });
}

function boundsOf(part: readonly Token[], tokens: readonly Token[]): { from: number; to: number } {
  const said = part.filter((token) => !token.isMark);
  const from = tokens.findIndex(({ start }) => start === said[0]?.start);
  const to = tokens.findIndex(({ start }) => start === said.at(-1)?.start) + 1;
  return { from, to };
}
