import { html } from 'hono/html';
import { initials } from '../../initials.ts';
import type { Html } from '../../layout.ts';
import { cities } from '../data/terms.ts';
import { euros, type JobsContext, month } from './context.ts';
import { frame } from './frame.ts';
import { icon } from './icons.ts';

export function profilePage(c: JobsContext): Html {
  const { t, language } = c.var;
  const { profile } = c.var.visitor.state;
  const city = Object.entries(cities).find(([id]) => id === profile.city)?.[1][language];
  return frame(c, {
    title: t('Profile', 'Профиль'),
    main: html`<div class="wrap slim stack">
      <section class="card profile-head">
        <span class="portrait" aria-hidden="true">${initials(profile.name)}</span>
        <div>
          <h1>${profile.name}</h1>
          <p>${profile.headline}</p>
          <p class="soft">${icon('pin')} ${city} · ${profile.email} · ${profile.phone}</p>
          <p class="visibility ${profile.visible ? 'on' : ''}">
            ${profile.visible ? t('Employers can see this profile', 'Профиль виден работодателям') : t('Hidden from employers', 'Профиль скрыт от работодателей')}
          </p>
        </div>
        <a class="button light" href="/profile/edit">${t('Edit profile', 'Изменить профиль')}</a>
      </section>
      <section class="card">
        <h2>${t('Expectations', 'Ожидания')}</h2>
        <p>${profile.salaryExpectation === null ? t('Salary expectation not stated', 'Ожидания по зарплате не указаны') : t(`from ${euros(c, profile.salaryExpectation)} a month`, `от ${euros(c, profile.salaryExpectation)} в месяц`)}</p>
      </section>
      <section class="card">
        <h2>${t('Skills', 'Навыки')}</h2>
        <ul class="tags">${profile.skills.map((skill) => html`<li>${skill}</li>`)}</ul>
      </section>
      <section class="card">
        <h2>${t('Work history', 'Опыт работы')}</h2>
        <ol class="history">
          ${profile.history.map(
            (job) => html`<li>
              <h3>${job.position}</h3>
              <p>${job.company}</p>
              <p class="soft">${month(c, job.from)} – ${job.to ? month(c, job.to) : t('now', 'по настоящее время')}</p>
            </li>`,
          )}
        </ol>
      </section>
    </div>`,
  });
}
