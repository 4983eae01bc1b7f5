import { z } from 'zod';
import type { RunEvent, RunResult } from '../../run-events.ts';
import type { Report, ReportedDeed, ReportedResult } from '../report.ts';
import { albumOf } from './album.ts';
import { claimsOf } from './claims.ts';
import { all } from './events.ts';
import type { Known } from './known.ts';
import { permissionsOf } from './permissions.ts';
import { questionsOf } from './questions.ts';
import { spendingOf, totalOf } from './spending.ts';
import { timeOf } from './time.ts';
import { timelineOf } from './timeline.ts';
import { troublesOf } from './troubles.ts';
import { unfenced } from './unfenced.ts';

/** A run as its report tells it. `room` is what its pictures may take, in bytes, where it is not one file of text. */
export function reportOf(known: Known, room?: number): Report {
  const { run, status, events, journal, language } = known;
  const result = all(events, 'finished').at(-1);
  const claims = result?.claims ?? all(events, 'validated').at(-1)?.claims ?? [];
  const { startUrl } = Options.safeParse(run.options).data ?? {};
  const { pictures, seen, leftOut } = albumOf(known, claims, room);
  const questions = questionsOf(events);
  const spending = spendingOf(events);
  return {
    version: 1,
    run: run.id,
    task: run.task,
    language,
    status,
    startedAt: run.startedAt,
    endedAt: events.at(-1)?.at ?? run.updatedAt,
    ...(startUrl === undefined ? {} : { startUrl }),
    models: [...new Set(all(events, 'started').map(({ model }) => model))],
    steps: result?.steps ?? Math.max(0, ...events.map(({ step }) => step)),
    ...(result ? { result: resultOf(result) } : {}),
    claims: claimsOf(claims, events, seen),
    plan: planOf(events),
    timeline: timelineOf(events, seen),
    questions,
    permissions: permissionsOf(events, questions, known.grants),
    deeds: journal.map(deedOf),
    spending,
    total: totalOf(spending),
    time: timeOf(events, questions),
    troubles: troublesOf(events, journal),
    pictures,
    picturesLeftOut: leftOut,
  };
}

const Options = z.looseObject({ startUrl: z.string().optional().catch(undefined) });

function resultOf({ status, summary, because, data }: RunResult): ReportedResult {
  return {
    status,
    summary: summary.trim(),
    ...(because === undefined || summary.includes(because) ? {} : { because: unfenced(because) }),
    ...(data === undefined ? {} : { data }),
  };
}

/** As it was last, with the marks of what was reached. */
function planOf(events: readonly RunEvent[]): Report['plan'] {
  return all(events, 'planned').at(-1)?.plan ?? [];
}

const Deed = z.looseObject({ spoken: z.string().catch(''), tool: z.string().catch(''), url: z.string().catch('') });

function deedOf({ step, intendedAt, action, settled }: Known['journal'][number]): ReportedDeed {
  const { spoken, tool, url } = Deed.safeParse(action).data ?? { spoken: '', tool: '', url: '' };
  return {
    step,
    at: intendedAt,
    action: spoken || tool,
    url,
    ...(settled
      ? { outcome: typeof settled.outcome === 'string' ? settled.outcome : JSON.stringify(settled.outcome) }
      : {}),
  };
}
