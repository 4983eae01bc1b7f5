import type { Application, JobsState, Profile } from '../../../src/practice/jobs/state.ts';
import { every, holds, plain, silentOn, tells } from '../checks.ts';
import type { Check, WrittenTask } from '../task.ts';

const LETTER =
  'Я три года делаю интерфейсы на TypeScript и React и очень хочу работать в команде, которая бережёт своих пользователей.';

export const jobs: readonly WrittenTask[] = [
  {
    name: 'jobs: count baristas',
    site: 'jobs',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for barista. How many vacancies are there?',
      'How many vacancies do you find for "barista"?',
      "I'm a barista, is there work for me, like how many offers",
    ],
    kinds: ['search', 'how many', 'unquoted'],
    commits: false,
    outcome: tells(4),
  },
  {
    name: 'jobs: remote in Prague',
    site: 'jobs',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Choose the city Prague, tick "Remote only" and list the titles of the vacancies.',
      'List all remote vacancies in Prague by title.',
      'what jobs in Prague can be done from home? just the titles',
    ],
    kinds: ['choose', 'tick', 'filter', 'list', 'all'],
    commits: false,
    outcome: every(
      tells('Lead product designer', 'Recruiter', 'Backend developer'),
      silentOn('Nursing assistant', 'Marketing assistant', 'Proofreader'),
    ),
  },
  {
    name: 'jobs: save the first',
    site: 'jobs',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Save the first vacancy in the list.',
      'Click Save on the first vacancy.',
      'put the top job of that list into my saved ones',
    ],
    kinds: ['click', 'first'],
    commits: false,
    outcome: saved('1010', '1022'),
  },
  {
    name: 'jobs: the best paid lawyer',
    site: 'jobs',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Search for lawyer, sort by highest salary and tell me the company of the first vacancy.',
      'Find the lawyer vacancy with the highest salary. Which company offers it?',
      'which firm pays lawyers the most on this site?',
    ],
    kinds: ['search', 'sort', 'most', 'first', 'which'],
    commits: false,
    outcome: every(tells('Amberline'), silentOn('Stonecrop', 'Hawthorn')),
  },
  {
    name: 'jobs: salary expectation',
    site: 'jobs',
    path: '/profile',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Edit my profile: set the salary expectation to 3200 and save.',
      'Change the salary expectation in my profile to €3,200, then save it.',
      'I want 3200 euros a month from now on, put that into my profile please',
    ],
    kinds: ['set', 'number', 'price', 'then', 'pronoun'],
    commits: true,
    outcome: profile('The expectation is not 3200.', ({ salaryExpectation, city, headline }) => {
      return salaryExpectation === 3200 && city === 'riga' && headline === 'Frontend developer';
    }),
  },
  {
    name: 'jobs: withdraw an application',
    site: 'jobs',
    path: '/',
    language: 'en',
    pageLanguage: 'en',
    wordings: [
      'Go to My applications and withdraw the application for Product designer.',
      'Withdraw my application for the Product designer vacancy.',
      "I'm no longer interested in that product designer job, take my application back",
    ],
    kinds: ['go', 'click', 'in the row of', 'remove'],
    commits: true,
    outcome: application('The application still stands.', ({ status }) => status === 'withdrawn'),
  },
  {
    name: 'jobs: drop a skill, on a Russian page',
    site: 'jobs',
    path: '/profile/edit',
    language: 'en',
    pageLanguage: 'ru',
    wordings: [
      'Remove the skill CSS and save the profile.',
      'Delete CSS from my skills, then save.',
      'CSS is not my thing any more, take it off my skills and keep the change',
    ],
    kinds: ['remove', 'then', 'name'],
    commits: true,
    outcome: profile('The skills are not TypeScript and React.', ({ skills }) => skills.join() === 'TypeScript,React'),
  },
  {
    name: 'работа: зарплата юриста в Тбилиси',
    site: 'jobs',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Найди вакансии юриста в городе Тбилиси и скажи зарплату.',
      'Какая зарплата у юриста в Тбилиси?',
      'сколько в Тбилиси обещают юристам? посмотри',
    ],
    kinds: ['find', 'search', 'choose', 'what is', 'price'],
    commits: false,
    outcome: tells(2500, 3750),
  },
  {
    name: 'работа: кто платит больше всех',
    site: 'jobs',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Отсортируй вакансии по убыванию зарплаты и назови компанию из первой.',
      'Какая компания предлагает самую высокую зарплату на сайте?',
      'кто тут платит щедрее всех, название фирмы',
    ],
    kinds: ['sort', 'first', 'most', 'which'],
    commits: false,
    outcome: every(tells(['Портал Логистик', 'Gantry']), silentOn('Квиллбайт')),
  },
  {
    name: 'работа: без опыта за неделю',
    site: 'jobs',
    path: '/',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Поставь фильтры «Без опыта» и «За последние 7 дней». Сколько вакансий нашлось?',
      'Сколько вакансий без опыта опубликовано за последние 7 дней?',
      'сколько мест для новичков без опыта появилось за последнюю неделю?',
    ],
    kinds: ['filter', 'tick', 'how many', 'relative date', 'number'],
    commits: false,
    outcome: tells(11),
  },
  {
    name: 'работа: добавить навык',
    site: 'jobs',
    path: '/profile',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Открой редактирование профиля, добавь навык «Vue» и сохрани.',
      'Добавь в мой профиль навык Vue и сохрани профиль.',
      'я теперь и Vue знаю, впиши в навыки и сохрани',
    ],
    kinds: ['open', 'add', 'quoted', 'then'],
    commits: true,
    outcome: profile(
      'The skills are not the old ones and Vue.',
      ({ skills }) => skills.join() === 'TypeScript,React,CSS,Vue',
    ),
  },
  {
    name: 'работа: город и телефон',
    site: 'jobs',
    path: '/profile/edit',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      'Выбери город Берлин, в поле «Телефон» впиши +49 30 901820 и сохрани профиль.',
      'Поменяй в профиле город на Берлин, а телефон на +49 30 901820. После этого сохрани.',
      'я переехал: Берлин, номер теперь +49 30 901820. Обнови анкету',
    ],
    kinds: ['choose', 'fill', 'number', 'after', 'name'],
    commits: true,
    outcome: profile('City and phone are not the new ones.', ({ city, phone, name }) => {
      return city === 'berlin' && phone.replace(/\D/g, '') === '4930901820' && name === 'Robin Ellery';
    }),
  },
  {
    name: 'работа: отклик с файлом',
    site: 'jobs',
    path: '/vacancies/1021/apply',
    language: 'ru',
    pageLanguage: 'ru',
    wordings: [
      `Приложи резюме "cv.pdf", в сопроводительное письмо впиши «${LETTER}», выбери «Через две недели» и «Свободно», отметь согласие и отправь отклик.`,
      `Откликнись на вакансию: файл "cv.pdf", письмо «${LETTER}», приступить через две недели, английский — свободно, согласие на передачу данных дай.`,
      `отправь отклик: резюме лежит в "cv.pdf", письмо такое: «${LETTER}» Выйти могу через две недели, по-английски говорю свободно, на передачу данных согласен`,
    ],
    kinds: ['upload', 'fill', 'choose', 'tick', 'send', 'quoted'],
    commits: true,
    files: [{ name: 'cv.pdf', content: '%PDF-1.7\nRobin Ellery, frontend developer' }],
    outcome: application('The application is not as it was wanted.', ({ vacancy, cv, coverLetter, answers }) => {
      if (vacancy !== '1021' || cv.fileName !== 'cv.pdf' || !plain(coverLetter).includes(plain(LETTER))) return false;
      return answers['start'] === 'weeks' && answers['english'] === 'fluent';
    }),
  },
  {
    name: 'работа: сколько стажировок, на английской странице',
    site: 'jobs',
    path: '/',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Отметь тип занятости «Стажировка», покажи результаты и скажи, сколько вакансий.',
      'Сколько на сайте стажировок?',
      'есть тут стажировки? интересно, сколько их всего',
    ],
    kinds: ['tick', 'filter', 'how many', 'pronoun'],
    commits: false,
    outcome: tells(7),
  },
  {
    name: 'работа: последняя из удалённых, на английской странице',
    site: 'jobs',
    path: '/',
    language: 'ru',
    pageLanguage: 'en',
    wordings: [
      'Включи фильтр «Только удалённо» и назови самую последнюю вакансию в списке.',
      'Какая вакансия стоит последней в списке удалённых?',
      'долистай удалёнку до самого конца: что там за вакансия последняя?',
    ],
    kinds: ['filter', 'last', 'which'],
    commits: false,
    outcome: every(tells('Lead backend developer'), silentOn('Assistant teacher', 'Marketing assistant')),
  },
];

function saved(...ids: readonly string[]): Check {
  return holds<JobsState>(`Saved should be ${ids.join()}.`, (state) => state.saved.join() === ids.join());
}

function profile(complaint: string, isSo: (profile: Profile) => boolean): Check {
  return holds<JobsState>(complaint, (state) => isSo(state.profile));
}

/** The newest application is as it should be. */
function application(complaint: string, isSo: (application: Application) => boolean): Check {
  return holds<JobsState>(complaint, ({ applications: [newest] }) => newest !== undefined && isSo(newest));
}
