import { defineSite } from '../site.ts';

export const forum = defineSite({
  name: 'forum',
  title: { en: 'forum', ru: 'forum' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('forum'));
  },
});
