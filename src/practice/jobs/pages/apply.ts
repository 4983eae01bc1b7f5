import { html } from 'hono/html';
import type { Html } from '../../layout.ts';
import { complaint, type Problems, problemLine } from '../../problems.ts';
import { CV_TYPES, LEAST_LETTER, MOST_LETTER } from '../application.ts';
import { cities, type Question, questions } from '../data/terms.ts';
import type { Vacancy } from '../data/vacancies.ts';
import { type JobsContext, salaryText } from './context.ts';
import { problemSummary, textField } from './fields.ts';
import { frame } from './frame.ts';
import { companyMark, icon } from './icons.ts';

/** What was filled in before, by field. */
export type Given = Readonly<Record<string, string>>;

export function applyPage(c: JobsContext, vacancy: Vacancy, given: Given, problems: Problems = {}): Html {
  const { t, language } = c.var;
  const value = (name: string) => given[name] ?? '';
  return frame(c, {
    title: t('Application', 'Отклик на вакансию'),
    main: html`<div class="wrap slim">
      <a class="back" href="/vacancies/${vacancy.id}">${icon('back')} ${t('Back to the vacancy', 'Вернуться к вакансии')}</a>
      <section class="card apply-head">
        ${companyMark(vacancy.company)}
        <div>
          <h1>${t('Apply', 'Отклик')}: ${vacancy.title[language]}</h1>
          <p class="soft">${vacancy.company.name[language]} · ${cities[vacancy.city][language]} · ${salaryText(c, vacancy)}</p>
        </div>
      </section>
      ${problemSummary(c, problems)}
      <form class="card form" method="post" enctype="multipart/form-data" action="/vacancies/${vacancy.id}/apply" novalidate>
        <h2>${t('Contacts', 'Контакты')}</h2>
        <div class="columns">
          ${textField({ name: 'name', label: t('Full name', 'Имя и фамилия'), value: value('name'), problem: problems['name'], autocomplete: 'name' })}
          ${textField({ name: 'email', label: t('Email', 'Электронная почта'), value: value('email'), problem: problems['email'], type: 'email', autocomplete: 'email' })}
          ${textField({ name: 'phone', label: t('Phone', 'Телефон'), value: value('phone'), problem: problems['phone'], type: 'tel', autocomplete: 'tel' })}
        </div>
        ${cvField(c, problems['cv'])}
        ${letterField(c, value('coverLetter'), problems['coverLetter'])}
        ${vacancy.profession.questions.length > 0 && html`<h2>${t('Questions of the employer', 'Вопросы работодателя')}</h2>`}
        ${vacancy.profession.questions.map((id) => questionField(c, questions[id], value(id), problems[id]))}
        <div class="field">
          <label class="tick">
            <input id="consent" type="checkbox" name="consent" value="yes" ${value('consent') === 'yes' ? 'checked' : ''} ${complaint('consent', problems['consent'])} />
            ${t('I agree that my data are passed to the employer', 'Я согласен на передачу моих данных работодателю')}
          </label>
          ${problemLine('consent', problems['consent'])}
        </div>
        <button class="button">${t('Send application', 'Отправить отклик')}</button>
      </form>
    </div>`,
  });
}

function cvField({ var: { t } }: JobsContext, problem: string | undefined): Html {
  return html`<div class="field">
    <label for="cv">${t('CV', 'Резюме')}</label>
    <div class="file">
      ${icon('file')}
      <input id="cv" type="file" name="cv" accept="${CV_TYPES.join(',')}" required ${complaint('cv', problem)} />
    </div>
    <p class="hint">${t('PDF, DOC, DOCX or TXT, up to 5 MB', 'PDF, DOC, DOCX или TXT, до 5 МБ')}</p>
    ${problemLine('cv', problem)}
  </div>`;
}

function letterField({ var: { t } }: JobsContext, value: string, problem: string | undefined): Html {
  return html`<div class="field">
    <label for="coverLetter">${t('Cover letter', 'Сопроводительное письмо')}</label>
    <textarea id="coverLetter" name="coverLetter" rows="7" required maxlength="${MOST_LETTER}" data-least="${LEAST_LETTER}" ${complaint('coverLetter', problem)}>${value}</textarea>
    <p class="hint">
      ${t(`At least ${LEAST_LETTER} characters`, `Не меньше ${LEAST_LETTER} символов`)} · <output data-counter for="coverLetter">${value.length}</output> / ${MOST_LETTER}
    </p>
    ${problemLine('coverLetter', problem)}
  </div>`;
}

function questionField(
  { var: { language } }: JobsContext,
  question: Question,
  value: string,
  problem: string | undefined,
): Html {
  return html`<fieldset class="field question" id="${question.id}" ${complaint(question.id, problem)}>
    <legend>${question.text[language]}</legend>
    ${Object.entries(question.options).map(
      ([id, text]) =>
        html`<label class="tick"><input type="radio" name="${question.id}" value="${id}" ${id === value ? 'checked' : ''} /> ${text[language]}</label>`,
    )}
    ${problemLine(question.id, problem)}
  </fieldset>`;
}
