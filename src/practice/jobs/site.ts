import { defineSite } from '../site.ts';
import { applicationRoutes } from './routes/applications.ts';
import { missing } from './routes/missing.ts';
import { profileRoutes } from './routes/profile.ts';
import { vacancyRoutes } from './routes/vacancies.ts';
import { firstState } from './state.ts';

export const jobs = defineSite({
  name: 'jobs',
  title: { en: 'Otklik: job board', ru: 'Отклик: поиск работы' },
  about: {
    en: 'A hundred and twenty vacancies to search, save and apply for with a CV, and a profile to keep.',
    ru: 'Сто двадцать вакансий: поиск, избранное, отклики с резюме и профиль.',
  },
  folder: new URL('.', import.meta.url),
  initialState: firstState,
  routes: (app) => {
    vacancyRoutes(app);
    applicationRoutes(app);
    profileRoutes(app);
    app.all('*', missing);
  },
});
