import type { Constraint, Goal } from '../goal.ts';

/** "show only supplier Norvik": the value is not called by its field once more. */
export function withoutOwnName(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter') return goal;
  const by = act.by.map((one): Constraint => {
    const name = one.of?.words.toLowerCase() ?? '';
    const { text } = one.value;
    const isNamed = name !== '' && text.toLowerCase().startsWith(`${name} `);
    return isNamed ? { ...one, value: { ...one.value, text: text.slice(name.length + 1) } } : one;
  });
  const isChanged = by.some((one, at) => one !== act.by[at]);
  return isChanged ? { ...goal, act: { kind: 'filter', by } } : goal;
}

/** "filter by “Open”": "by" is no field, and what stands in quotes is what it is filtered by. */
export function withoutBy(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter' || !act.by.some(isBy)) return goal;
  const by = act.by.map(({ of, ...one }): Constraint => (!of || isBy({ of }) ? one : { of, ...one }));
  const isOther = act.things && !by.some(({ value }) => value.text === act.things?.what.words);
  return { ...goal, act: { kind: 'filter', by, ...(isOther && act.things && { things: act.things }) } };
}

function isBy({ of }: Pick<Constraint, 'of'>): boolean {
  return /^(?:by|по)$/i.test(of?.words ?? '');
}

/** "only rows from supplier Norvik", «заказы от поставщика Вега»: what they are from has a field of its own. */
export function fromNamedField(goal: Goal): Goal {
  const { act } = goal;
  if (act.kind !== 'filter') return goal;
  const by = act.by.map((one): Constraint => {
    const isFrom = /^(?:from|by|with|of|at|от|из|у|с|со)$/i.test(one.of?.words ?? '');
    const [, field, text] = (isFrom && one.is === '=' && FIELD_FIRST.exec(one.value.text)) || [];
    return field && text ? { ...one, of: { words: field }, value: { ...one.value, text } } : one;
  });
  return { ...goal, act: { ...act, by } };
}

/** "supplier Norvik": what it is, and what it is called. */
const FIELD_FIRST = /^(\p{Ll}{3,}) (\p{Lu}.*)$/u;
