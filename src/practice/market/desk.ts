import { upgradeWebSocket } from '@hono/node-server';
import { z } from 'zod';
import type { SiteApp, Translate, Visitor } from '../site.ts';
import { count, type MarketState } from './state.ts';

const Note = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), channel: z.literal('desk') }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('ask'), text: z.string().trim().min(1).max(500) }),
]);

/** The desk answers over a socket. Who listens is told what is being said; nothing but a question is kept. */
export function deskRoutes(app: SiteApp<MarketState>): void {
  app.get(
    '/desk/line',
    (c, proceed) => upgradeWebSocket(() => conversation(c.var.visitor, c.var.t))(c, proceed),
    (c) => c.text(c.var.t('This address speaks WebSocket only.', 'Этот адрес говорит только по WebSocket.'), 426),
  );
}

function conversation({ state }: Visitor<MarketState>, t: Translate) {
  return {
    onMessage: ({ data }: { data: unknown }, socket: { send(text: string): void }) => {
      const note = Note.safeParse(parsed(data)).data;
      if (!note) return;
      const tell = (who: string, text: string) => socket.send(JSON.stringify({ who, text }));
      count(state, `desk.${note.type}`);
      if (note.type === 'subscribe') {
        tell('Ilse', t('The quay is open until six today.', 'Сегодня причал открыт до шести.'));
        tell('Ilse', t('The clocks from Ennis have come.', 'Пришли часы из Энниса.'));
      }
      if (note.type !== 'ask') return;
      state.asked.push(note.text);
      tell(t('You', 'Вы'), note.text);
      tell('Ilse', t('I shall look and tell you.', 'Посмотрю и отвечу.'));
    },
  };
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
