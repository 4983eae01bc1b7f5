import { upgradeWebSocket } from '@hono/node-server';
import type { WSContext } from 'hono/ws';
import { z } from 'zod';
import type { Language, SiteApp, Translate, Visitor } from '../site.ts';
import { type Said, say } from '../words.ts';
import { counts, type MailState, next } from './mailbox.ts';
import type { ChatNote, LiveEvent, LiveNote, Message } from './model.ts';

interface Tab {
  socket: Pick<WSContext, 'send'>;
  language: Language;
}

const Note: z.ZodType<LiveNote> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('chat'), text: z.string().trim().min(1).max(2000) }),
  z.object({ type: z.literal('typing') }),
  z.object({ type: z.literal('writing'), threadId: z.string().nullable() }),
]);

/** How long the colleague in the chat types before she answers. */
const TYPING_MS = 700;

/** The open tabs of every visitor, told at once about whatever changes in their mailbox. */
export class Live {
  readonly #tabs = new Map<string, Set<Tab>>();

  routes(app: SiteApp<MailState>): void {
    app.get(
      '/live',
      (c, proceed) => upgradeWebSocket(() => this.#conversation(c.var.visitor, c.var.language, c.var.t))(c, proceed),
      (c) => c.text(c.var.t('This address speaks WebSocket only.', 'Этот адрес говорит только по WebSocket.'), 426),
    );
  }

  changed(visitor: Visitor<MailState>): void {
    this.#tell(visitor.id, { type: 'changed', counts: counts(visitor.state) });
  }

  arrived(visitor: Visitor<MailState>, message: Message<Said>): void {
    for (const tab of this.#tabsOf(visitor.id))
      tell(tab, {
        type: 'arrived',
        threadId: message.threadId,
        from: say(message.from.name, tab.language),
        subject: say(message.subject, tab.language),
        counts: counts(visitor.state),
      });
  }

  #conversation(visitor: Visitor<MailState>, language: Language, t: Translate) {
    let tab: Tab | undefined;
    return {
      onOpen: (_event: Event, socket: WSContext) => {
        tab = { socket, language };
        const tabs = this.#tabsOf(visitor.id).add(tab).size;
        tell(tab, { type: 'hello', tabs, chat: visitor.state.chat, counts: counts(visitor.state) });
        this.#tell(visitor.id, { type: 'tabs', tabs }, tab);
      },
      onMessage: ({ data }: { data: unknown }) => {
        const note = Note.safeParse(parsed(data));
        if (!tab) return;
        if (note.success) this.#hear(visitor, tab, note.data, t);
        else tell(tab, { type: 'error', message: t('This message was not understood.', 'Сообщение не разобрать.') });
      },
      onClose: () => {
        const tabs = this.#tabsOf(visitor.id);
        if (tab) tabs.delete(tab);
        this.#tell(visitor.id, { type: 'tabs', tabs: tabs.size });
      },
    };
  }

  #hear(visitor: Visitor<MailState>, tab: Tab, note: LiveNote, t: Translate): void {
    if (note.type === 'typing') this.#tell(visitor.id, { type: 'typing', who: 'me' }, tab);
    else if (note.type === 'writing') this.#tell(visitor.id, note, tab);
    else {
      this.#say(visitor, 'me', note.text);
      this.#tell(visitor.id, { type: 'typing', who: 'mira' });
      const answer = note.text.includes('?')
        ? t('Good question, let me check and come back to you.', 'Хороший вопрос, уточню и вернусь к тебе.')
        : t('Got it, thank you!', 'Поняла, спасибо!');
      setTimeout(() => this.#say(visitor, 'mira', answer), TYPING_MS).unref();
    }
  }

  #say(visitor: Visitor<MailState>, from: ChatNote['from'], text: string): void {
    const note: ChatNote = { ...next(visitor.state, 'c'), from, text };
    visitor.state.chat.push(note);
    this.#tell(visitor.id, { type: 'chat', note });
  }

  #tell(visitor: string, event: LiveEvent, except?: Tab): void {
    for (const tab of this.#tabsOf(visitor)) if (tab !== except) tell(tab, event);
  }

  #tabsOf(visitor: string): Set<Tab> {
    const tabs = this.#tabs.get(visitor) ?? new Set();
    this.#tabs.set(visitor, tabs);
    return tabs;
  }
}

function tell(tab: Tab, event: LiveEvent): void {
  tab.socket.send(JSON.stringify(event));
}

function parsed(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
