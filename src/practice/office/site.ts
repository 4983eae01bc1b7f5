import { defineSite } from '../site.ts';
import { accountApi } from './account/api.ts';
import { boardsApi } from './boards/api.ts';
import { documentsApi } from './documents/api.ts';
import { filesApi } from './files/api.ts';
import { itemsApi } from './items/api.ts';
import { shell } from './shell.ts';
import { initialState, revealState } from './state.ts';

const PAGES = /^\/(|table|settings|(files|boards|docs)(\/[\w-]+)?)$/;

export const office = defineSite({
  name: 'office',
  title: { en: 'Deskwright office', ru: 'Офис Deskwright' },
  about: {
    en: 'An office suite: a 10,000-row table, a file tree, kanban boards, documents, menus and a command palette.',
    ru: 'Офисный пакет: таблица на 10 000 строк, дерево файлов, канбан-доски, документы, меню и палитра команд.',
  },
  folder: new URL('.', import.meta.url),
  initialState,
  reveal: revealState,
  routes: (app) => {
    app.route('/api/items', itemsApi);
    app.route('/api/files', filesApi);
    app.route('/api/boards', boardsApi);
    app.route('/api/docs', documentsApi);
    app.route('/api/account', accountApi);
    app.all('/api/*', (c) =>
      c.json({ error: { message: c.var.t('There is no such thing.', 'Такого здесь нет.') } }, 404),
    );
    // Every page is the same shell: the client reads the address. Unknown ones are honest about it.
    app.get('*', (c) => c.html(shell(c.var.visitor.state.account, c.var.language), PAGES.test(c.req.path) ? 200 : 404));
  },
});
