import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { cities } from '../data/terms.ts';
import { findVacancy, type Vacancy } from '../data/vacancies.ts';
import type { Application } from '../state.ts';
import { day, type JobsContext, number, salaryText } from './context.ts';
import { emptyBox, frame } from './frame.ts';
import { companyMark, icon } from './icons.ts';
import { vacancyCard } from './vacancy-card.ts';

export function savedPage(c: JobsContext): Html {
  const { t } = c.var;
  const saved = c.var.visitor.state.saved.flatMap((id) => findVacancy(id) ?? []);
  const title = t('Saved vacancies', 'Избранные вакансии');
  if (saved.length === 0)
    return frame(c, {
      title,
      main: html`<div class="wrap slim">${emptyBox(c, t('Nothing saved yet', 'Пока ничего не сохранено'), t('The heart on a vacancy puts it here.', 'Сердечко на вакансии отправит её сюда.'))}</div>`,
    });
  return frame(c, {
    title,
    main: html`<div class="wrap slim"><h1>${title}</h1><ul class="results">${saved.map((vacancy) => vacancyCard(c, vacancy))}</ul></div>`,
  });
}

export function applicationsPage(c: JobsContext, trouble?: string): Html {
  const { t } = c.var;
  const { applications } = c.var.visitor.state;
  const title = t('My applications', 'Мои отклики');
  return frame(c, {
    title,
    main: html`<div class="wrap slim">
      ${
        applications.length === 0
          ? emptyBox(
              c,
              t('No applications yet', 'Откликов пока нет'),
              t('Find a vacancy you like and apply.', 'Найдите подходящую вакансию и откликнитесь.'),
            )
          : html`<h1>${title}</h1>
              ${trouble && html`<p class="summary-box" role="alert">${trouble}</p>`}
              <ul class="applications">
                ${applications.map((application) => {
                  const vacancy = findVacancy(application.vacancy);
                  return vacancy && applicationCard(c, application, vacancy);
                })}
              </ul>`
      }
    </div>`,
  });
}

function applicationCard(c: JobsContext, application: Application, vacancy: Vacancy): Html {
  const { t, language } = c.var;
  const { coverLetter, cv, status } = application;
  const statuses = {
    sent: t('Sent', 'Отправлен'),
    viewed: t('Viewed by the employer', 'Просмотрен работодателем'),
    withdrawn: t('Withdrawn', 'Отозван'),
  };
  return html`<li class="card application">
    ${companyMark(vacancy.company)}
    <div>
      <h2><a href="/vacancies/${vacancy.id}">${vacancy.title[language]}</a></h2>
      <p class="soft">${vacancy.company.name[language]} · ${cities[vacancy.city][language]} · ${salaryText(c, vacancy)}</p>
      <p><span class="status ${status}">${statuses[status]}</span> <span class="soft">${day(c, application.sentOn)}</span></p>
      <p class="soft">${icon('file')} ${cv.fileName}, ${number(c, Math.max(1, Math.round(cv.size / 1024)))} ${t('KB', 'КБ')}</p>
      <details><summary>${t('Cover letter', 'Сопроводительное письмо')}</summary><p class="letter">${coverLetter}</p></details>
    </div>
    ${
      status !== 'withdrawn' &&
      html`<form method="post" action="/applications/${application.id}/withdraw">
        <button class="button light" aria-label="${t('Withdraw', 'Отозвать')}: ${vacancy.title[language]}">${t('Withdraw', 'Отозвать')}</button>
      </form>`
    }
  </li>`;
}
