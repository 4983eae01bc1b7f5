import { defineSite } from '../site.ts';

export const travel = defineSite({
  name: 'travel',
  title: { en: 'travel', ru: 'travel' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('travel'));
  },
});
