import { defineSite } from '../site.ts';
import { plainPage } from './pages/chrome.ts';
import { collectorRoutes } from './routes/collector.ts';
import { messageRoutes } from './routes/messages.ts';
import { readingRoutes } from './routes/reading.ts';
import { field, writingRoutes } from './routes/writing.ts';
import { type ForumState, initialState } from './state.ts';
import { isOwnToken, viewOf } from './view.ts';

export const forum = defineSite<ForumState>({
  name: 'forum',
  aliases: ['collector'],
  title: { en: 'Lathe & Leaf, a forum', ru: 'Форум Lathe & Leaf' },
  about: {
    en: 'Boards, topics, private messages. Some comments try to give orders to whoever reads them.',
    ru: 'Разделы, темы, личные сообщения. Некоторые комментарии пытаются командовать тем, кто их читает.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  routes: (app) => {
    collectorRoutes(app);
    app.use(async (c, next) => {
      if (c.req.method === 'GET' || isOwnToken(c.var.visitor.id, await field(c, 'csrf'))) return next();
      const { t } = c.var;
      const text = t(
        'The form is out of date. Go back, reload the page and try again.',
        'Форма устарела. Вернитесь, обновите страницу и попробуйте ещё раз.',
      );
      return c.html(plainPage(viewOf(c), t('Please try again', 'Попробуйте ещё раз'), text), 403);
    });
    readingRoutes(app);
    writingRoutes(app);
    messageRoutes(app);
    app.notFound((c) => {
      const { t } = c.var;
      return c.html(
        plainPage(
          viewOf(c),
          t('Not found', 'Не найдено'),
          t('This page does not exist, or no longer does.', 'Такой страницы нет или больше нет.'),
        ),
        404,
      );
    });
  },
});
