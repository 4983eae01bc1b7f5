import { Hono } from 'hono';
import { z } from 'zod';
import type { LiveRun } from '../../../harbour/fleet.ts';
import { openQuestion } from '../../../harbour/open-question.ts';
import { reportFormats } from '../../../harbour/written-report.ts';
import type { Run } from '../../../store/store.ts';
import type { Answered, Begun, RunDetails, RunList, Saying } from '../../protocol.ts';
import { streamed } from '../event-stream.ts';
import type { Harbour } from '../harbour.ts';
import { newsOf } from '../news.ts';
import { keptPicture } from '../pictures.ts';
import { readBody } from '../read-body.ts';
import { Refusal } from '../refusing.ts';
import { placeIn, storyOf } from '../story.ts';

const LONGEST_TASK = 20_000;

/** Read as `RunWish`. */
const Wish = z.strictObject({
  task: z.string().trim().min(1, 'it must say what is to be done').max(LONGEST_TASK),
  startUrl: z.string().trim().min(1).max(4_000).optional(),
  model: z.string().trim().min(1).max(300).optional(),
  maxSteps: z.number().optional(),
  maxCost: z.number().optional(),
  maxTime: z.string().max(40).optional(),
  window: z.boolean().optional(),
});

/** Read as `Answering`. */
const Answer = z.strictObject({
  question: z.string().min(1).max(100),
  allows: z.enum(['once', 'run', 'always', 'no']).optional(),
  text: z.string().max(LONGEST_TASK).optional(),
});

const Words = z.strictObject({
  words: z.string().trim().min(1, 'there must be something to say').max(LONGEST_TASK),
}) satisfies z.ZodType<Saying>;

const Limit = z.coerce.number().int().min(1).max(500).catch(100);

/** Runs: begun, read, steered. */
export function runRoutes(harbour: Harbour): Hono {
  const { store, fleet, cards } = harbour;
  const routes = new Hono();

  routes.get('/runs', async (c) => {
    const { search, limit } = c.req.query();
    return c.json({ runs: await cards.list({ search, limit: Limit.parse(limit) }) } satisfies RunList);
  });

  routes.post('/runs', async (c) => {
    const { run } = await fleet.begin(await readBody(c, Wish));
    return c.json({ run: run.id } satisfies Begun, 201);
  });

  routes.get('/news', () => streamed((gone) => newsOf(harbour, gone)));

  routes.get('/runs/:run', async (c) => {
    const { card, standing } = await cards.withStanding(await stored(c.req.param('run')));
    const { result } = standing;
    return c.json({ ...card, ...(result ? { result } : {}), formats: reportFormats } satisfies RunDetails);
  });

  routes.get('/runs/:run/story', async (c) => {
    const { id } = await stored(c.req.param('run'));
    const after = placeIn(c.req.query('after'));
    return streamed((gone) => storyOf(harbour, id, after, gone));
  });

  routes.get('/runs/:run/pictures/:file', async (c) => {
    const { id } = await stored(c.req.param('run'));
    const { bytes, mediaType } = await keptPicture(store, id, c.req.param('file'));
    return c.body(bytes, 200, { 'content-type': mediaType, 'cache-control': 'private, max-age=86400, immutable' });
  });

  routes.post('/runs/:run/answer', async (c) => {
    const { id } = await stored(c.req.param('run'));
    const { question, ...answer } = await readBody(c, Answer);
    const open = await openQuestion(store, id, question);
    if (open?.question !== question) throw await notAsked(id, question);
    if (open.kind === 'approval' && answer.allows === undefined)
      throw new Refusal(400, { code: 'bad_input', message: 'Say whether it is allowed.' });
    if (!(await store.answers.post(id, question, answer))) throw answeredAlready();
    return c.json({ isDriven: (await store.leases.holder(id))?.alive === true } satisfies Answered);
  });

  routes.post('/runs/:run/say', async (c) => {
    const { run } = await here(c.req.param('run'));
    run.say((await readBody(c, Words)).words);
    return c.body(null, 204);
  });

  routes.post('/runs/:run/stop', async (c) => {
    (await here(c.req.param('run'))).run.stop();
    return c.body(null, 204);
  });

  routes.post('/runs/:run/pause', async (c) => {
    const { run, wheel } = await here(c.req.param('run'));
    if (!wheel.isHandedOver) run.pause();
    return c.body(null, 204);
  });

  routes.post('/runs/:run/resume', async (c) => {
    const { id } = await stored(c.req.param('run'));
    const live = fleet.get(id);
    if (!live) await fleet.resume(id);
    else if (!(await live.wheel.goOn()))
      throw new Refusal(409, { code: 'not_paused', message: 'The run is not paused.' });
    return c.body(null, 204);
  });

  /** By its whole id: what is typed by hand comes elsewhere. */
  async function stored(id: string): Promise<Run> {
    const run = await store.runs.get(id);
    if (run.id !== id) throw new Refusal(404, { code: 'no_such_run', message: `There is no run ${id}.` });
    return run;
  }

  async function here(param: string): Promise<LiveRun> {
    const { id } = await stored(param);
    const live = fleet.get(id);
    if (live) return live;
    throw new Refusal(409, {
      code: 'not_here',
      message: 'The run is not driven by this server.',
      hint: 'Resume it here, or steer it where it is driven.',
    });
  }

  async function notAsked(id: string, question: string): Promise<Refusal> {
    if (await store.answers.answer(id, question)) return answeredAlready();
    // Heard without having been posted: the page that stood in the way is gone.
    const events = await store.events.read(id);
    const isHeard = events.some(({ event }) => event.type === 'answered' && event['question'] === question);
    return isHeard
      ? answeredAlready()
      : new Refusal(404, { code: 'no_such_question', message: 'The run has not asked this.' });
  }

  return routes;
}

function answeredAlready(): Refusal {
  return new Refusal(409, {
    code: 'answered',
    message: 'It has been answered already.',
    hint: 'The first answer counts.',
  });
}
