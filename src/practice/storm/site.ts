import { defineSite } from '../site.ts';

export const storm = defineSite({
  name: 'storm',
  title: { en: 'storm', ru: 'storm' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('storm'));
  },
});
