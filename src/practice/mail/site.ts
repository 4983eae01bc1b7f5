import { defineSite } from '../site.ts';
import { mailApi } from './api.ts';
import { Live } from './live.ts';
import { conversation, initialState, type MailState, reveal } from './mailbox.ts';
import { isLabel, isView } from './model.ts';
import { leavingPage, notFoundPage, shell } from './pages.ts';

export const mail = defineSite<MailState>({
  name: 'mail',
  title: { en: 'Fernpost: webmail', ru: 'Fernpost: почта' },
  about: {
    en: 'An inbox of forty mails with spam among them: read, search, answer, sort and send.',
    ru: 'Сорок входящих писем, и спам среди них: читать, искать, отвечать, раскладывать, отправлять.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  reveal,
  routes: (app) => {
    const live = new Live();
    live.routes(app);
    app.route('/api', mailApi(live));

    app.get('/', (c) => c.redirect('/inbox'));
    app.get('/search', (c) => c.html(shell(c.var.language, c.var.t)));
    app.get('/go', (c) => {
      const to = c.req.query('to');
      const address = to === undefined ? null : URL.parse(to);
      if (!address || !/^https?:$/.test(address.protocol)) return c.html(notFoundPage(c.var.language, c.var.t), 404);
      c.var.visitor.state.openedLinks.push(address.href);
      return c.html(leavingPage(c.var.language, c.var.t, address));
    });
    app.get('/label/:label/:thread?', (c) => {
      const found = isLabel(c.req.param('label')) && exists(c.var.visitor.state, c.req.param('thread'));
      return found ? c.html(shell(c.var.language, c.var.t)) : c.html(notFoundPage(c.var.language, c.var.t), 404);
    });
    app.get('/:view/:thread?', (c) => {
      const view = c.req.param('view');
      if (view !== 'search' && !isView(view)) return c.html(notFoundPage(c.var.language, c.var.t), 404);
      // A conversation that is gone still gets the app, which says so and keeps the mailbox at hand.
      return c.html(shell(c.var.language, c.var.t), exists(c.var.visitor.state, c.req.param('thread')) ? 200 : 404);
    });
    app.notFound((c) => c.html(notFoundPage(c.var.language, c.var.t), 404));
  },
});

function exists(state: MailState, thread: string | undefined): boolean {
  return thread === undefined || conversation(state, thread, 'en') !== undefined;
}
