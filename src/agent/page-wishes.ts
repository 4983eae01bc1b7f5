import type { BrowserContext, Page } from 'playwright-core';
import type { Session } from '../browser/session.ts';

/**
 * Hears of every address that pages, their frames and workers ask for, also in a browser that is started again. A browser has
 * errands of its own too; those are in none of this.
 */
export function hearWishes(session: Session, heard: (address: string) => void): void {
  const known = new WeakSet<BrowserContext>();
  const meet = (page: Page) => page.on('websocket', (socket) => heard(socket.url()));
  const listen = () => {
    const { context } = session;
    if (known.has(context)) return;
    known.add(context);
    context.on('request', (request) => heard(request.url()));
    context.on('page', meet);
    for (const page of context.pages()) meet(page);
  };
  listen();
  session.subscribe(listen);
}
