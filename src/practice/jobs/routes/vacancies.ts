import { localPath } from '../../local-path.ts';
import { sentForm } from '../../sent-form.ts';
import type { SiteApp } from '../../site.ts';
import { findVacancy } from '../data/vacancies.ts';
import { type JobsContext, leaveNotice } from '../pages/context.ts';
import { savedPage } from '../pages/lists.ts';
import { searchPage } from '../pages/search.ts';
import { vacancyPage } from '../pages/vacancy.ts';
import { readSearch, search } from '../search.ts';
import type { JobsState } from '../state.ts';
import { missing } from './missing.ts';

export function vacancyRoutes(app: SiteApp<JobsState>): void {
  app.get('/', (c) => {
    const query = readSearch(new URL(c.req.url).searchParams);
    return c.html(searchPage(c, query, search(query)));
  });

  app.get('/saved', (c) => c.html(savedPage(c)));

  app.get('/vacancies/:id', (c) => {
    const vacancy = findVacancy(c.req.param('id'));
    return vacancy ? c.html(vacancyPage(c, vacancy)) : missing(c);
  });

  app.post('/vacancies/:id/save', (c) => changeSaved(c, c.req.param('id'), (saved, id) => [id, ...saved]));
  app.post('/vacancies/:id/unsave', (c) => changeSaved(c, c.req.param('id'), (saved) => saved));
}

async function changeSaved(c: JobsContext, id: string, change: (others: string[], id: string) => string[]) {
  if (!findVacancy(id)) return missing(c);
  const { state } = c.var.visitor;
  state.saved = change(
    state.saved.filter((other) => other !== id),
    id,
  );
  leaveNotice(c, state.saved.includes(id) ? 'saved' : 'unsaved');
  return c.redirect(localPath((await sentForm(c)).get('back'), '/saved'), 303);
}
