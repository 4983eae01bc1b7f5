import { defineSite } from '../site.ts';

export const jobs = defineSite({
  name: 'jobs',
  title: { en: 'jobs', ru: 'jobs' },
  about: { en: '', ru: '' },
  folder: new URL('.', import.meta.url),
  initialState: () => ({}),
  routes: (app) => {
    app.get('/', (c) => c.text('jobs'));
  },
});
