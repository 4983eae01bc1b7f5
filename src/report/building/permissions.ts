import type { RunEvent } from '../../run-events.ts';
import type { Grant } from '../../store/store.ts';
import type { ReportedPermission, ReportedQuestion } from '../report.ts';
import { all } from './events.ts';

/** What people allowed in this run, and what had been allowed before it and was made use of. */
export function permissionsOf(
  events: readonly RunEvent[],
  questions: readonly ReportedQuestion[],
  grants: readonly Grant[],
): ReportedPermission[] {
  const given = questions.flatMap(({ kind, answer, text, url, step, action = '' }): ReportedPermission[] => {
    const { allows = 'no' } = answer ?? {};
    if (kind !== 'approval' || allows === 'no') return [];
    const site = originOf(url);
    const what = text.split('\n', 1)[0] ?? '';
    return [{ what, site, for: allows, step, used: usesOf(events, { action, step, allows }) }];
  });
  const told = new Set(given.filter((one) => one.for === 'always').map(({ site }) => site));
  // A permission that is kept for good and was not asked about here was given by other ways.
  const lasting = grants
    .filter(({ origin }) => !told.has(origin))
    .map(({ effect, origin }) => ({ what: effect, site: origin, for: 'always' as const, used: [] }));
  return [...given, ...lasting, ...earlier(events, given.length > 0)];
}

/** What rested on it: the act that was asked about, and for longer also every other of its kind. */
function usesOf(
  events: readonly RunEvent[],
  { action, step: since, allows }: { action: string; step: number; allows: ReportedPermission['for'] },
): ReportedPermission['used'] {
  const judged = all(events, 'judged').filter(
    ({ verdict, facts, step }) =>
      verdict === 'allowed' && facts.under !== undefined && facts.outgoing === undefined && step >= since,
  );
  const first = judged.find((one) => one.action.spoken === action);
  const others =
    allows === 'once' ? [] : judged.filter((one) => one !== first && one.facts.under === first?.facts.under);
  return [...(first ? [first] : []), ...others].map((one) => ({ step: one.step, action: one.action.spoken }));
}

/** Nobody was asked in this run, and yet something needed a permission: it had been given before. */
function earlier(events: readonly RunEvent[], wasAsked: boolean): ReportedPermission[] {
  if (wasAsked) return [];
  const byName = Map.groupBy(
    all(events, 'judged').filter(({ verdict, facts }) => verdict === 'allowed' && facts.under !== undefined),
    ({ facts }) => facts.under ?? '',
  );
  return [...byName].map(([what, judged]) => ({
    what,
    site: originOf(judged[0]?.facts.url ?? ''),
    for: 'always',
    used: judged.map(({ step, action }) => ({ step, action: action.spoken })),
  }));
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
