import { type HttpBindings, upgradeWebSocket } from '@hono/node-server';
import { html } from 'hono/html';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { page } from '../layout.ts';
import type { SiteApp, Visitor } from '../site.ts';
import { pause } from './answers.ts';
import { count, type StormState } from './state.ts';

const LONGEST_MEMORY = 500;

/** What the pages call in the background. */
export function endpointRoutes(app: SiteApp<StormState>): void {
  app.get('/never.png', async (c) => {
    count(c.var.visitor.state, 'image');
    await pause(Number.POSITIVE_INFINITY, c.req.raw.signal);
    return c.body(null, 204);
  });

  app.get('/poll', async (c) => {
    const turn = count(c.var.visitor.state, 'poll');
    await pause(milliseconds(c.req.query('ms'), 10_000), c.req.raw.signal);
    return c.json({
      news: c.var.t(`Bulletin ${turn}: wind from the north-west.`, `Сводка ${turn}: ветер северо-западный.`),
    });
  });

  app.get('/events', (c) => {
    count(c.var.visitor.state, 'events');
    const ms = milliseconds(c.req.query('ms'), 500);
    return streamSSE(c, async (stream) => {
      for (let turn = 0; !stream.aborted; turn += 1) {
        await stream.writeSSE({ data: String(120 - (turn % 100)) });
        await stream.sleep(ms);
      }
    });
  });

  app.get(
    '/socket',
    upgradeWebSocket((c) => {
      const { state } = c.var['visitor'] as Visitor<StormState>;
      count(state, 'socket');
      let timer: NodeJS.Timeout | undefined;
      return {
        onOpen: (_event, socket) => {
          let degrees = 0;
          timer = setInterval(
            () => {
              degrees += 1;
              socket.send(`58°${String(degrees % 60).padStart(2, '0')}′N`);
            },
            milliseconds(c.req.query('ms'), 500),
          );
        },
        onMessage: (event) => {
          if (state.socketMessages.length < LONGEST_MEMORY) state.socketMessages.push(String(event.data).slice(0, 200));
        },
        onClose: () => clearInterval(timer),
      };
    }),
  );

  app.post('/beacon', async (c) => {
    const { state } = c.var.visitor;
    count(state, 'beacon');
    state.receivedBeacons.push((await c.req.text()).slice(0, 100));
    if (state.receivedBeacons.length > LONGEST_MEMORY) state.receivedBeacons.shift();
    return c.body(null, 204);
  });

  app.get('/radar', (c) => {
    count(c.var.visitor.state, 'radar');
    const ms = milliseconds(c.req.query('ms'), 1000);
    const turn = c.var.visitor.state.requests['radar'] ?? 0;
    return c.html(
      page({
        language: c.var.language,
        title: c.var.t('Radar', 'Радар'),
        styles: ['/public/site.css', '/public/scenes.css'],
        bodyClass: 'radar-screen',
        body: html`<i style="rotate:${(turn * 37) % 360}deg"></i><p>${c.var.t(`Sweep ${turn}`, `Оборот ${turn}`)}</p>
          <script>setTimeout(() => location.reload(), ${ms});</script>`,
      }),
    );
  });

  app.put('/api/offline', async (c) => {
    const wish = z.object({ offline: z.boolean() }).safeParse(await c.req.json().catch(() => undefined));
    if (!wish.success) return c.json({ error: 'Say whether to be offline.' }, 400);
    c.var.visitor.state.offline = wish.data.offline;
    return c.json(wish.data);
  });
  // A cut line gives no answer at all, not even an error.
  app.use('/weathers/offline/book', async (c, next) => {
    if (!c.var.visitor.state.offline) return next();
    count(c.var.visitor.state, 'offline.lost');
    (c.env as HttpBindings).incoming.socket.destroy();
    return c.body(null);
  });

  app.post('/api/popups', async (c) => {
    const report = z.object({ opened: z.boolean() }).safeParse(await c.req.json().catch(() => undefined));
    if (!report.success) return c.json({ error: 'Say whether it opened.' }, 400);
    const { popups } = c.var.visitor.state;
    popups[report.data.opened ? 'opened' : 'blocked'] += 1;
    return c.json(popups);
  });
}

function milliseconds(text: string | undefined, otherwise: number): number {
  const wish = Number.parseInt(text ?? '', 10);
  return Number.isNaN(wish) ? otherwise : Math.min(120_000, Math.max(16, wish));
}
