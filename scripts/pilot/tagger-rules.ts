// The goals that the rules find in a task, as kinds of clauses, so that rules and tagger can be compared.
import type { Act } from '../../src/brain/pilot/goal.ts';
import type { ClauseKind, TaggedClause } from '../../src/brain/pilot/tagging/tagged.ts';
import { connected } from '../../src/brain/pilot/understanding/connected.ts';
import { languageOf } from '../../src/brain/pilot/understanding/language.ts';
import { readSentences } from '../../src/brain/pilot/understanding/read-sentence.ts';
import { tokenise } from '../../src/brain/pilot/understanding/tokens.ts';
import { findValues } from '../../src/brain/pilot/understanding/values/find.ts';
import { SAID_AT, type Saying } from './sayings.ts';

/** The rules tell kinds only; where the clauses and slots are they do not say. */
export function kindsByRules({ text }: Pick<Saying, 'text'>): TaggedClause[] {
  const language = languageOf(text);
  const context = { task: text, language };
  const tokens = tokenise(text, findValues(text, SAID_AT, language));
  return connected(readSentences(tokens, context).goals, context).map(({ act }) => ({
    kind: kindOf(act),
    from: 0,
    to: 0,
    slots: [],
    sure: 1,
    exact: 1,
  }));
}

/** Kinds that need nothing done of their own: the rules leave them out. */
export function isSaidOnly({ kind }: TaggedClause): boolean {
  return kind === 'hint' || kind === 'never';
}

function kindOf(act: Act): ClauseKind {
  switch (act.kind) {
    case 'scroll':
      return typeof act.to === 'string' ? `scroll:${act.to}` : 'scroll:to';
    case 'press':
      return act.how ? `press:${act.how}` : 'press';
    case 'tick':
      return act.on ? 'tick:on' : 'tick:off';
    case 'mark':
      return 'choose';
    case 'consent':
      return `consent:${act.to}`;
    case 'tell':
      return act.question.want === 'solution' ? 'tell:value' : `tell:${act.question.want}`;
    default:
      return act.kind;
  }
}
