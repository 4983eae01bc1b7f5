import type { Constraint, Goal, Phrase, Query, Things } from '../goal.ts';

/**
 * "Search for lamps and count the ads found", «поищи лампы и скажи, сколько было найдено»: after a search, or once a list was narrowed
 * down, that they were found says nothing of one of them.
 */
export function ofWhatWasFound(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => (goals.slice(0, at).some(isNarrowing) ? counted(goal) : goal));
}

function isNarrowing({ act, only, each }: Goal): boolean {
  return !(only ?? each) && /^(?:search|filter|tick|choose)$/.test(act.kind);
}

function counted(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'tell') return goal;
  const question = howMany(act.question, goal.said);
  if (question.want !== 'count' || question.tell.length > 0) return goal;
  return { ...goal, act: { ...act, question: { ...question, things: withoutFound(question.things) } } };
}

/** "how many came up", heard as something that is told of one of them. */
function howMany(question: Query, said: string): Query {
  const [asked, ...others] = question.tell;
  const isAsked = asked !== undefined && others.length === 0 && FOUND.test(asked.words) && HOW_MANY.test(said);
  if (question.want !== 'value' || !isAsked || !question.things.what.isPronoun) return question;
  return { things: { ...question.things, count: 'all' }, want: 'count', tell: [] };
}

function withoutFound(things: Things): Things {
  const where = things.where.filter((one) => !saysFound(one));
  const count = things.count === 'one' && things.what.ordinal === undefined ? 'all' : things.count;
  return { ...things, count, what: things.what.exact ? things.what : plain(things.what), where };
}

function plain(what: Phrase): Phrase {
  const words = what.words.replace(FOUND_AFTER, '');
  if (!FOUND.test(words) && !LEFT_OF_IT.test(words)) return { ...what, words };
  return { ...what, words: /[а-яё]/i.test(words) ? 'их' : 'them', isPronoun: true };
}

function saysFound({ of, is, value }: Constraint): boolean {
  return !of && (is === '=' || is === 'contains') && !value.exact && FOUND.test(value.text);
}

const SAID =
  '(?:(?:that |which )?(?:(?:it|you|we|they|was|were|are|is|have been|has been|had been|ты|он|вы|было?|были|будет) )*(?:found|finds?|came up|comes? up|turned up|showed up|returned|нашлось|наш[её]л|нашли|найдено|найдены))';
const FOUND = new RegExp(`^${SAID}$`, 'iu');
const FOUND_AFTER = new RegExp(`(?<=\\p{L}) ${SAID}$`, 'iu');
/** "how many [are] found": what was taken for a name where "found" was left out. */
const LEFT_OF_IT = /^(?:are|is|were|was|have|you|it|было?|были|будет|ты)$/i;
const HOW_MANY = /(?<!\p{L})(?:how many|сколько)(?!\p{L})/iu;
