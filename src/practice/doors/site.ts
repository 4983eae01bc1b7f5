import { defineSite } from '../site.ts';

export const doors = defineSite({
  name: 'doors',
  title: { en: 'doors', ru: 'doors' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('doors'));
  },
});
