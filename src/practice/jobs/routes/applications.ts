import { TODAY } from '../../days.ts';
import { problemsOf } from '../../problems.ts';
import { sentForm, textsOf } from '../../sent-form.ts';
import type { SiteApp } from '../../site.ts';
import { applicationSchema, checkCv } from '../application.ts';
import { findVacancy } from '../data/vacancies.ts';
import { applyPage } from '../pages/apply.ts';
import { leaveNotice } from '../pages/context.ts';
import { applicationsPage } from '../pages/lists.ts';
import { vacancyPage } from '../pages/vacancy.ts';
import { type JobsState, standingApplication } from '../state.ts';
import { missing } from './missing.ts';

export function applicationRoutes(app: SiteApp<JobsState>): void {
  app.get('/applications', (c) => c.html(applicationsPage(c)));

  app.get('/vacancies/:id/apply', (c) => {
    const vacancy = findVacancy(c.req.param('id'));
    if (!vacancy) return missing(c);
    const { state } = c.var.visitor;
    if (standingApplication(state, vacancy.id)) return c.redirect(`/vacancies/${vacancy.id}`);
    const { name, email, phone } = state.profile;
    return c.html(applyPage(c, vacancy, { name, email, phone }));
  });

  app.post('/vacancies/:id/apply', async (c) => {
    const vacancy = findVacancy(c.req.param('id'));
    if (!vacancy) return missing(c);
    const { state } = c.var.visitor;
    const { t } = c.var;
    const form = await sentForm(c);
    const verdict = await checkCv(form.get('cv'), t);
    // After the last wait, so that two clicks cannot both find nothing here.
    if (standingApplication(state, vacancy.id)) return c.html(vacancyPage(c, vacancy), 409);
    const names = ['name', 'email', 'phone', 'coverLetter', ...vacancy.profession.questions, 'consent'];
    const given = textsOf(form, names);
    const parsed = applicationSchema(vacancy, t).safeParse(given);
    if (!parsed.success || 'problem' in verdict) {
      const { name, email, phone, ...rest } = parsed.success ? {} : problemsOf(parsed.error);
      const cv = 'problem' in verdict ? verdict.problem : undefined;
      // In the order of the form, so that the summary reads from top to bottom.
      const problems = { name, email, phone, cv, ...rest };
      return c.html(applyPage(c, vacancy, given, problems), 422);
    }
    const { name, email, phone, coverLetter } = parsed.data;
    const answers = vacancy.profession.questions.map((id) => [id, given[id] ?? '']);
    state.applications.unshift({
      id: `application-${state.nextApplication++}`,
      vacancy: vacancy.id,
      name,
      email,
      phone,
      coverLetter,
      cv: verdict.cv,
      answers: Object.fromEntries(answers),
      status: 'sent',
      sentOn: TODAY,
    });
    leaveNotice(c, 'applied');
    return c.redirect('/applications', 303);
  });

  app.post('/applications/:id/withdraw', (c) => {
    const application = c.var.visitor.state.applications.find(({ id }) => id === c.req.param('id'));
    if (!application) return missing(c);
    if (application.status === 'withdrawn') {
      const text = c.var.t('This application was withdrawn before.', 'Этот отклик уже отозван.');
      return c.html(applicationsPage(c, text), 409);
    }
    application.status = 'withdrawn';
    leaveNotice(c, 'withdrawn');
    return c.redirect('/applications', 303);
  });
}
