import { defineSite } from '../site.ts';

export const food = defineSite({
  name: 'food',
  title: { en: 'food', ru: 'food' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('food'));
  },
});
