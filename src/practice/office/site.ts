import { defineSite } from '../site.ts';

export const office = defineSite({
  name: 'office',
  title: { en: 'office', ru: 'office' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('office'));
  },
});
