import { html } from 'hono/html';
import { counter } from '../../count.ts';
import type { Html } from '../../layout.ts';
import { both, type Words } from '../../words.ts';
import { industryNames } from '../data/companies.ts';
import { cities } from '../data/terms.ts';
import { similarTo, type Vacancy } from '../data/vacancies.ts';
import { standingApplication } from '../state.ts';
import { ago, day, type JobsContext, salaryText } from './context.ts';
import { frame } from './frame.ts';
import { companyMark, icon } from './icons.ts';
import { saveForm, vacancyTags } from './vacancy-card.ts';

const offers: readonly Words[] = [
  both('Official employment and paid holidays', 'Официальное оформление и оплачиваемый отпуск'),
  both('Sick leave from the first day', 'Больничный с первого дня'),
  both('Money for learning, every year', 'Деньги на обучение каждый год'),
];

export function vacancyPage(c: JobsContext, vacancy: Vacancy): Html {
  const { t, language } = c.var;
  const { profession } = vacancy;
  return frame(c, {
    title: vacancy.title[language],
    main: html`<div class="wrap">
      <a class="back" href="/">${icon('back')} ${t('All vacancies', 'Все вакансии')}</a>
      <div class="vacancy-page">
        <div class="stack">
          ${headCard(c, vacancy)}
          <article class="card prose">
            <p>${profession.summary[language]}</p>
            ${list(t('What you will do', 'Чем предстоит заниматься'), profession.duties, language)}
            ${list(t('What we expect', 'Что мы ждём'), profession.requirements, language)}
            ${list(t('What we offer', 'Что мы предлагаем'), offers, language)}
            <h2>${t('Skills', 'Навыки')}</h2>
            <ul class="tags">${profession.skills.map((skill) => html`<li>${skill}</li>`)}</ul>
            <p class="soft">${t('Posted', 'Опубликовано')}: ${day(c, vacancy.postedOn)} · № ${vacancy.id}</p>
          </article>
        </div>
        <aside class="stack">${companyCard(c, vacancy)} ${similarCard(c, vacancy)}</aside>
      </div>
    </div>`,
  });
}

function list(title: string, items: readonly Words[], language: 'en' | 'ru'): Html {
  return html`<h2>${title}</h2><ul>${items.map((item) => html`<li>${item[language]}</li>`)}</ul>`;
}

function headCard(c: JobsContext, vacancy: Vacancy): Html {
  const { t, language } = c.var;
  const application = standingApplication(c.var.visitor.state, vacancy.id);
  return html`<section class="card vacancy-head">
    <h1>${vacancy.title[language]}</h1>
    <p class="salary">${salaryText(c, vacancy)} <small>${vacancy.salaryFrom !== null && t('a month before tax', 'в месяц до вычета налогов')}</small></p>
    <p>${icon('pin')} ${cities[vacancy.city][language]} · ${vacancy.company.name[language]} · <span class="soft">${ago(c, vacancy.postedOn)}</span></p>
    ${vacancyTags(c, vacancy)}
    <div class="actions">
      ${
        application
          ? html`<p class="applied">${icon('check')} ${t(`You applied on ${day(c, application.sentOn)}`, `Вы откликнулись ${day(c, application.sentOn)}`)}</p>
              <a class="button light" href="/applications">${t('My applications', 'Мои отклики')}</a>`
          : html`<a class="button" href="/vacancies/${vacancy.id}/apply">${t('Apply', 'Откликнуться')}</a>`
      }
      ${saveForm(c, vacancy, 'button')}
    </div>
  </section>`;
}

function companyCard(c: JobsContext, { company }: Vacancy): Html {
  const { t, language } = c.var;
  return html`<section class="card company" aria-labelledby="company">
    ${companyMark(company)}
    <h2 id="company">${company.name[language]}</h2>
    <p>${company.about[language]}</p>
    <p class="soft">${icon('briefcase')} ${industryNames[company.industry][language]}</p>
    <p class="soft">${icon('people')} ${counter(c.var.language)(company.people, ['person', 'people'], ['сотрудник', 'сотрудника', 'сотрудников'])}</p>
    <a href="/?q=${encodeURIComponent(company.name[language])}">${t('All vacancies of the company', 'Все вакансии компании')}</a>
  </section>`;
}

function similarCard(c: JobsContext, vacancy: Vacancy): Html {
  const { t, language } = c.var;
  return html`<section class="card similar" aria-labelledby="similar">
    <h2 id="similar">${t('Similar vacancies', 'Похожие вакансии')}</h2>
    <ul>
      ${similarTo(vacancy).map(
        (other) => html`<li>
          <a href="/vacancies/${other.id}">${other.title[language]}</a>
          <span>${salaryText(c, other)}</span>
          <span class="soft">${other.company.name[language]} · ${cities[other.city][language]}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
