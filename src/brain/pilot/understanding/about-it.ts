import type { Act, Constraint, Goal, Phrase } from '../goal.ts';
import { look } from './lexicon/match.ts';
import { pronouns } from './lexicon/pronouns.ts';

/**
 * "What did order 17 come to? There is a mail about it", «Открой письмо про него»: what something is about is what was asked or spoken
 * of, also where the answer is looked for only then.
 */
export function aboutIt(goals: readonly Goal[]): Goal[] {
  return goals.map((goal, at) => {
    const { act } = goal;
    if (act.kind !== 'go' || 'url' in act.to || !act.to.like?.some(isOfIt)) return goal;
    const named = [...goals.slice(0, at).reverse(), ...goals.slice(at + 1)].map((one) => subjectOf(one.act));
    const meant = named.find((one) => one !== undefined);
    if (!meant) return goal;
    const like = act.to.like.map((one) => (isOfIt(one) ? { ...one, value: asValue(meant) } : one));
    return { ...goal, act: { ...act, to: { ...act.to, like } } };
  });
}

function isOfIt({ of, value }: Constraint): boolean {
  const said = value.text.toLowerCase().replaceAll('ё', 'е');
  return ABOUT.test(of?.words ?? '') && !value.exact && look(pronouns, [said], 0)?.length === 1;
}

const ABOUT = /^(?:about|on|concerning|regarding|про|о|об)$/i;

/** Of what something is told. */
function subjectOf(act: Act): Phrase | undefined {
  const what = act.kind === 'tell' ? act.question.things.what : undefined;
  const isNamed = what && what.words !== '' && !what.isPronoun && what.kind !== 'message';
  return isNamed ? what : undefined;
}

function asValue({ words, exact }: Phrase): Constraint['value'] {
  return { text: words, kind: 'text', ...(exact && { exact }) };
}
