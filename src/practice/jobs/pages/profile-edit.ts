import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { complaint, type Problems, problemLine } from '../../problems.ts';
import { cities } from '../data/terms.ts';
import type { ProfileDraft } from '../profile.ts';
import type { Job } from '../state.ts';
import type { JobsContext } from './context.ts';
import { problemSummary, textField } from './fields.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';

/** Adding and removing skills and jobs are submits of the same form: nothing is kept until it is saved. */
export function profileEditPage(c: JobsContext, draft: ProfileDraft, problems: Problems = {}): Html {
  const { t, language } = c.var;
  const text = (
    name: 'name' | 'headline' | 'email' | 'phone' | 'salaryExpectation',
    label: string,
    more: object = {},
  ) => textField({ name, label, value: draft[name], problem: problems[name], ...more });
  return frame(c, {
    title: t('Edit profile', 'Изменить профиль'),
    main: html`<div class="wrap slim">
      <a class="back" href="/profile">${icon('back')} ${t('Back to the profile', 'Вернуться в профиль')}</a>
      <h1>${t('Edit profile', 'Изменить профиль')}</h1>
      ${problemSummary(c, problems)}
      <form class="stack" method="post" action="/profile/edit" novalidate>
        <button class="unseen" tabindex="-1" aria-hidden="true" name="action" value="save">${t('Save', 'Сохранить')}</button>
        <section class="card form">
          <h2>${t('About you', 'О вас')}</h2>
          <div class="columns">
            ${text('name', t('Full name', 'Имя и фамилия'), { autocomplete: 'name' })}
            ${text('headline', t('Headline', 'Кто вы по профессии'))}
            <div class="field">
              <label for="city">${t('City', 'Город')}</label>
              <select id="city" name="city" ${complaint('city', problems['city'])}>
                ${Object.entries(cities).map(([id, name]) => html`<option value="${id}" ${id === draft.city ? 'selected' : ''}>${name[language]}</option>`)}
              </select>
              ${problemLine('city', problems['city'])}
            </div>
            ${text('salaryExpectation', t('Salary expectation, € a month', 'Ожидаемая зарплата, € в месяц'), { required: false, more: html`inputmode="numeric"` })}
            ${text('email', t('Email', 'Электронная почта'), { type: 'email', autocomplete: 'email' })}
            ${text('phone', t('Phone', 'Телефон'), { type: 'tel', autocomplete: 'tel' })}
          </div>
        </section>
        ${skillsSection(c, draft, problems['skills'])}
        ${historySection(c, draft.history, problems)}
        <section class="card">
          <label class="switch">
            <input type="checkbox" role="switch" name="visible" value="yes" ${draft.visible ? 'checked' : ''} />
            <span>${t('Visible to employers', 'Виден работодателям')}<small>${t('They can find you and write first', 'Они смогут найти вас и написать первыми')}</small></span>
          </label>
        </section>
        <div class="actions">
          <button class="button" name="action" value="save">${t('Save profile', 'Сохранить профиль')}</button>
          <a class="button light" href="/profile">${t('Cancel', 'Отмена')}</a>
        </div>
      </form>
    </div>`,
  });
}

function skillsSection(
  { var: { t } }: JobsContext,
  { skills, newSkill }: ProfileDraft,
  problem: string | undefined,
): Html {
  return html`<section class="card form" id="skills">
    <h2>${t('Skills', 'Навыки')}</h2>
    <ul class="chips">
      ${skills.map(
        (skill, index) => html`<li>
          <input type="hidden" name="skills" value="${skill}" />
          <button class="chip" name="action" value="remove-skill-${index}" aria-label="${t('Remove skill', 'Убрать навык')}: ${skill}">${skill} ${icon('close')}</button>
        </li>`,
      )}
    </ul>
    <div class="field add-skill">
      <label for="newSkill">${t('Add a skill', 'Добавить навык')}</label>
      <div>
        <input id="newSkill" name="newSkill" value="${newSkill}" maxlength="40" autocomplete="off" />
        <button class="button light" name="action" value="add-skill" id="add-skill">${t('Add', 'Добавить')}</button>
      </div>
      ${problemLine('skills', problem)}
    </div>
  </section>`;
}

function historySection({ var: { t } }: JobsContext, history: readonly Job[], problems: Problems): Html {
  const field = (job: Job, index: number, name: keyof Job, label: string, more: object = {}) => {
    const id = `history-${index}-${name}`;
    return textField({ name, id, label, value: job[name], problem: problems[id], ...more });
  };
  return html`<section class="card form" id="history">
    <div class="section-head">
      <h2>${t('Work history', 'Опыт работы')}</h2>
      <button class="button light small" name="action" value="add-job">${t('Add a job', 'Добавить место работы')}</button>
    </div>
    ${history.map(
      (job, index) => html`<fieldset class="job">
        <legend>${t('Job', 'Место работы')} ${index + 1}</legend>
        <div class="columns">
          ${field(job, index, 'position', t('Position', 'Должность'))}
          ${field(job, index, 'company', t('Company', 'Компания'))}
          ${field(job, index, 'from', t('From', 'Начало'), { type: 'month' })}
          ${field(job, index, 'to', t('Until (empty if you still work there)', 'Окончание (пусто, если работаете)'), { type: 'month', required: false })}
        </div>
        <button class="textual" name="action" value="remove-job-${index}">${t('Remove this job', 'Удалить это место работы')}</button>
      </fieldset>`,
    )}
  </section>`;
}
