import type { Act, Goal, Understood } from '../goal.ts';
import { reword } from '../rewording/reword.ts';
import { tag, tagOtherwise } from '../tagging/tag.ts';
import type { ClauseKind, TaggedClause } from '../tagging/tagged.ts';
import { coverage } from '../words/coverage.ts';
import { vagueWords } from './clause.ts';
import { type Context, isSmall } from './context.ts';
import { isHeard } from './how-sure.ts';
import { has } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';
import type { Token } from './tokens.ts';
import { understand } from './understand.ts';

/** From here on it is worth trying: of four such on tasks that nobody learned from, one is right to the word, and most of the others want nothing else. */
const LEAST_SURE = 0.85;
/** So many ways of saying it are thought of. */
const MOST = 2;

/**
 * The task as it is understood in plain commands, the likeliest first. The network that says it so may lose something, or turn it round: what
 * the tagger heard plainly has to be in it. What is only judged has no plain commands.
 */
export function rewordedReadings(
  tokens: readonly Token[],
  first: Understood,
  context: Context,
  now: Date,
): readonly Understood[] {
  if (vagueWords(tokens, context).length > 0) return [];
  const clauses = tag(tokens);
  return reword(tokens, context.task)
    .filter(({ text, sure }) => sure >= LEAST_SURE && keepsValues(text, tokens) && saysEnough(text, clauses, tokens))
    .map(({ text }) => ({ ...understand(text, now), language: context.language, plainly: text }))
    .filter(({ unclear, goals }) => unclear.length === 0 && isOfWhatWasHeard(goals, clauses, tokens))
    .filter(({ goals }) => !isTurnedRound(goals, first.goals) && !inventsProperty(goals, first.goals, context.task))
    .slice(0, MOST);
}

/** What stands in quotes, and each number, is in the commands too. */
function keepsValues(text: string, tokens: readonly Token[]): boolean {
  const told = text.toLowerCase();
  return tokens.every(
    ({ text: said, value }) => !value || !(value.exact || /\d/.test(said)) || told.includes(said.toLowerCase()),
  );
}

/** Nearly all words that matter in what was heard are there, as they were said or in others that mean the same. */
function saysEnough(text: string, clauses: readonly TaggedClause[], tokens: readonly Token[]): boolean {
  const said = clauses
    .filter((clause) => clause.kind !== 'hint' && clause.kind !== 'never' && isHeard(clause))
    .flatMap(({ slots }) => slots.filter(({ slot }) => TELLING.has(slot)))
    .map(({ from, to }) => tokens.slice(from, to).filter((token) => !isSmall(token) && !has(pronouns, token.word)))
    .filter((words) => words.length > 0);
  const lost = said.filter((words) => coverage(words.map((one) => one.text).join(' '), text).share < FOUND);
  return lost.length * MOST_LOST <= said.length;
}

const TELLING: ReadonlySet<string> = new Set(['thing', 'value', 'to', 'field', 'cond', 'place']);
/** So much of a name is found where it is there. */
const FOUND = 0.4;
/** One of so many may be missing. */
const MOST_LOST = 4;

/** A question that was plainly heard is still asked, and nothing is sent off, brought or taken away of which nobody heard anything. */
function isOfWhatWasHeard(goals: readonly Goal[], clauses: readonly TaggedClause[], tokens: readonly Token[]): boolean {
  const asks = goals.some(({ act }) => act.kind === 'tell');
  if (!asks && clauses.some((clause) => clause.kind.startsWith('tell:') && isHeard(clause))) return false;
  const heard = new Set(tagOtherwise(tokens).flatMap((hearing) => hearing.clauses.map(({ kind }) => kind)));
  return goals.every(({ act }) => WEIGHTY[act.kind]?.some((kind) => heard.has(kind)) ?? true);
}

/** Deeds that are not easily taken back, and what they are heard as. */
const WEIGHTY: Partial<Record<Act['kind'], readonly ClauseKind[]>> = {
  remove: ['remove', 'handle', 'close', 'tick:off'],
  submit: ['submit', 'send', 'press', 'handle', 'add'],
  send: ['send', 'handle'],
  login: ['login', 'enter'],
  logout: ['logout'],
  upload: ['upload', 'add', 'enter'],
  download: ['download', 'handle'],
};

/** The dearest in the place of the cheapest. */
function isTurnedRound(goals: readonly Goal[], first: readonly Goal[]): boolean {
  const [here, there] = [directionsOf(goals), directionsOf(first)];
  return here.size === 1 && there.size === 1 && [...here][0] !== [...there][0];
}

function directionsOf(goals: readonly Goal[]): Set<string> {
  return new Set(
    [...JSON.stringify(goals).matchAll(/"order":"(\w+)"/g)].map(([, order = '']) => UPWARDS[order] ?? order),
  );
}

const UPWARDS: Readonly<Record<string, string>> = { least: 'rising', most: 'falling' };

/** "Which of them weighs least?" does not ask for prices. */
function inventsProperty(goals: readonly Goal[], first: readonly Goal[], task: string): boolean {
  const known = [task, ...propertiesIn(first)].join(' ');
  return propertiesIn(goals).some((words) => !CALLED.test(words) && coverage(words, known).share < FOUND);
}

/** What a thing is called may be told of anything. */
const CALLED = /^(?:name|title|название|имя)$/i;

/** What is told of things, and what they are put in order by. */
function propertiesIn(goals: readonly Goal[]): string[] {
  return goals.flatMap(({ act }) => {
    const best =
      'things' in act && !Array.isArray(act.things) && act.things && 'best' in act.things ? act.things.best : undefined;
    const told = act.kind === 'tell' ? [...act.question.tell, act.question.things.best?.by] : [];
    const sorted = act.kind === 'sort' ? act.by : undefined;
    return [...told, sorted, best?.by].flatMap((property) =>
      property && property.words !== '' ? [property.words] : [],
    );
  });
}
