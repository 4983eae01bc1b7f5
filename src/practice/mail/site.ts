import { defineSite } from '../site.ts';

export const mail = defineSite({
  name: 'mail',
  title: { en: 'mail', ru: 'mail' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('mail'));
  },
});
