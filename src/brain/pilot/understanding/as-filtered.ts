import type { Constraint, Goal, Query } from '../goal.ts';

/**
 * "How many rows are there for the supplier Acme? Filter by that supplier": what is shown after it was filtered is all so, and a question
 * about it need not say it once more.
 */
export function asFiltered(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const before = goals[at - 1]?.act;
    const { act } = goal;
    if (before?.kind !== 'filter' || act.kind !== 'tell') return goal;
    const question = withoutSaidAgain(act.question, before.by);
    return question ? { ...goal, act: { ...act, question } } : goal;
  });
}

/** The question without what the filter says; nothing where that would leave nothing to ask about. */
function withoutSaidAgain(question: Query, by: readonly Constraint[]): Query | undefined {
  const { what, where } = question.things;
  const { place, ...named } = what;
  const isNamed = named.words !== '' || named.kind !== undefined;
  const kept = where.filter(({ of, is, value }) => !(is === '=' && by.some((one) => says(one, value.text, of?.words))));
  const isPlaced = place !== undefined && !(place.is === 'of' && by.some((one) => says(one, place.what.words)));
  if (!isNamed || (kept.length === where.length && isPlaced)) return undefined;
  return { ...question, things: { ...question.things, what: isPlaced ? what : named, where: kept } };
}

/** "supplier Acme", "Acme": its value, with nothing beside it but what it is a value of. From Oslo is not to Oslo. */
function says({ of, is, value }: Constraint, text: string, property = ''): boolean {
  const own = [value.text, `${of?.words ?? ''} ${value.text}`, `${value.text} ${of?.words ?? ''}`];
  const isSame = OWNING.test(property) || property.toLowerCase() === of?.words.toLowerCase();
  return is === '=' && isSame && own.some((words) => words.trim().toLowerCase() === text.toLowerCase());
}

/** Words that only say that it belongs to it. */
const OWNING = /^(?:|for|of|with|у|для|с)$/i;
