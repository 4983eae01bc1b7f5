import { defineSite } from '../site.ts';

export const gallery = defineSite({
  name: 'gallery',
  title: { en: 'gallery', ru: 'gallery' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('gallery'));
  },
});
