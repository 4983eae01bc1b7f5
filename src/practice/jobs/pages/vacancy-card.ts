import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { cities, employments, experiences, workplaces } from '../data/terms.ts';
import type { Vacancy } from '../data/vacancies.ts';
import { standingApplication } from '../state.ts';
import { ago, type JobsContext, salaryText } from './context.ts';
import { companyMark, icon } from './icons.ts';

/** The essentials of a vacancy, one tag each. */
export function vacancyTags({ var: { language } }: JobsContext, vacancy: Vacancy): Html {
  const tags = [experiences[vacancy.experience], employments[vacancy.employment], workplaces[vacancy.workplace]];
  return html`<ul class="tags">${tags.map((tag) => html`<li>${tag[language]}</li>`)}</ul>`;
}

export function saveForm(c: JobsContext, vacancy: Vacancy, kind: 'heart' | 'button'): Html {
  const { t, language } = c.var;
  const isSaved = c.var.visitor.state.saved.includes(vacancy.id);
  const title = vacancy.title[language];
  const label = isSaved ? t('Remove from saved', 'Убрать из избранного') : t('Save', 'В избранное');
  const back = new URL(c.req.url);
  back.searchParams.delete('visitor');
  return html`<form class="save" method="post" action="/vacancies/${vacancy.id}/${isSaved ? 'unsave' : 'save'}">
    <input type="hidden" name="back" value="${back.pathname}${back.search}" />
    ${
      kind === 'heart'
        ? html`<button class="heart ${isSaved ? 'on' : ''}" aria-label="${label}: ${title}" aria-pressed="${String(isSaved)}">${icon('heart')}</button>`
        : html`<button class="button light">${icon('heart')} ${label}</button>`
    }
  </form>`;
}

export function vacancyCard(c: JobsContext, vacancy: Vacancy): Html {
  const { t, language } = c.var;
  const { company, profession } = vacancy;
  const applied = standingApplication(c.var.visitor.state, vacancy.id) !== undefined;
  return html`<li class="card vacancy">
    ${companyMark(company)}
    <div class="vacancy-text">
      <h2><a href="/vacancies/${vacancy.id}">${vacancy.title[language]}</a></h2>
      <p class="salary">${salaryText(c, vacancy)}</p>
      <p class="soft">${company.name[language]} · ${icon('pin')} ${cities[vacancy.city][language]}</p>
      <p class="summary">${profession.summary[language]}</p>
      ${vacancyTags(c, vacancy)}
      <div class="vacancy-foot">
        ${
          applied
            ? html`<span class="applied">${icon('check')} ${t('You have applied', 'Вы откликнулись')}</span>`
            : html`<a class="button small" href="/vacancies/${vacancy.id}/apply" aria-label="${t('Apply', 'Откликнуться')}: ${vacancy.title[language]}">${t('Apply', 'Откликнуться')}</a>`
        }
        <span class="soft">${ago(c, vacancy.postedOn)}</span>
      </div>
    </div>
    ${saveForm(c, vacancy, 'heart')}
  </li>`;
}
