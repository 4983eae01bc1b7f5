import { Hono } from 'hono';
import { z } from 'zod';
import { reportFormats, writtenReport } from '../../../harbour/written-report.ts';
import type { ReportFormat, ReportPlace } from '../../protocol.ts';
import type { Harbour } from '../harbour.ts';
import { REPORT_POLICY } from '../headers.ts';
import { OnceOnly } from '../once-only.ts';
import { readBody } from '../read-body.ts';
import { Refusal } from '../refusing.ts';

const Wish = z.strictObject({ format: z.enum(reportFormats) });

interface Made {
  content: string | Uint8Array;
  format: ReportFormat;
  run: string;
}

/** How each is sent: by its type, and whether it is looked at or kept. */
const KINDS: Readonly<Record<ReportFormat, readonly [mediaType: string, ending: string, isShown: boolean]>> = {
  html: ['text/html; charset=utf-8', 'html', true],
  markdown: ['text/markdown; charset=utf-8', 'md', false],
  json: ['application/json; charset=utf-8', 'json', false],
  gif: ['image/gif', 'gif', false],
  webm: ['video/webm', 'webm', false],
};

/** Reports: made for whoever has the token, fetched at an address that is good for once. */
export function reportRoutes({ store, fleet, redactor }: Harbour): { calls: Hono; documents: Hono } {
  const made = new OnceOnly<Made>();
  const calls = new Hono();
  const documents = new Hono();

  calls.post('/runs/:run/report', async (c) => {
    const { format } = await readBody(c, Wish);
    const { id: run } = await store.runs.get(c.req.param('run'));
    const { values: config } = await fleet.load();
    const { content } = await writtenReport(store, run, format, { config, redactor, signal: c.req.raw.signal });
    return c.json({ address: `/reports/${made.put({ content, format, run })}` } satisfies ReportPlace);
  });

  documents.get('/reports/:key', (c) => {
    const report = made.take(c.req.param('key'));
    if (!report) throw new Refusal(404, { code: 'gone', message: 'This address was good for once, and for a minute.' });
    const { content, format, run } = report;
    const [mediaType, ending, isShown] = KINDS[format];
    const disposition = `${isShown ? 'inline' : 'attachment'}; filename="lotsman-${run}.${ending}"`;
    c.header('content-security-policy', REPORT_POLICY);
    c.header('content-disposition', disposition);
    return c.body(typeof content === 'string' ? content : new Uint8Array(content), 200, { 'content-type': mediaType });
  });

  return { calls, documents };
}
