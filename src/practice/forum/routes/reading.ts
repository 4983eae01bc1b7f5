import type { SiteApp } from '../../site.ts';
import { boardById } from '../data/boards.ts';
import { personByHandle } from '../data/people.ts';
import { allTopicsPage, boardPage, followingPage, homePage } from '../pages/lists.ts';
import { profilePage } from '../pages/profile.ts';
import { searchPage } from '../pages/search.ts';
import { topicPage } from '../pages/topic.ts';
import type { ForumState } from '../state.ts';
import { commentById, topicById } from '../thread.ts';
import { type View, viewOf } from '../view.ts';

export function readingRoutes(app: SiteApp<ForumState>): void {
  app.get('/', (c) => c.html(homePage(viewOf(c))));
  app.get('/topics', (c) => c.html(allTopicsPage(viewOf(c))));
  app.get('/following', (c) => c.html(followingPage(viewOf(c))));
  app.get('/search', (c) => c.html(searchPage(viewOf(c))));

  app.get('/b/:board', (c) => {
    const board = boardById(c.req.param('board'));
    return board ? c.html(boardPage(viewOf(c), board)) : c.notFound();
  });

  app.get('/u/:handle', (c) => {
    const person = personByHandle(c.req.param('handle'));
    return person ? c.html(profilePage(viewOf(c), person)) : c.notFound();
  });

  app.get('/t/:topic', async (c) => {
    const view = viewOf(c);
    const topic = topicById(view.state, c.req.param('topic'));
    if (!topic) return c.notFound();
    const quote = await quoted(view, c.req.query('quote'));
    return c.html(topicPage(view, topic, quote === undefined ? {} : { reply: quote }));
  });
}

/** A comment as the beginning of a reply. Of ready HTML only the words are taken, also those nobody sees. */
async function quoted(view: View, id: string | undefined): Promise<string | undefined> {
  const comment = id === undefined ? undefined : commentById(view.state, id);
  if (!comment || comment.deleted) return undefined;
  const body = await comment.body(view.scene);
  const words =
    typeof body === 'string'
      ? body
      : String(body)
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
  const lines = [`@${comment.author}:`, ...words.split('\n')].map((line) => `> ${line}`);
  return `${lines.join('\n')}\n\n`;
}
