import { type Words, words } from '../words.ts';

export const cities = {
  berlin: words('Berlin', 'Берлин'),
  prague: words('Prague', 'Прага'),
  warsaw: words('Warsaw', 'Варшава'),
  riga: words('Riga', 'Рига'),
  tallinn: words('Tallinn', 'Таллин'),
  vilnius: words('Vilnius', 'Вильнюс'),
  belgrade: words('Belgrade', 'Белград'),
  tbilisi: words('Tbilisi', 'Тбилиси'),
  yerevan: words('Yerevan', 'Ереван'),
  almaty: words('Almaty', 'Алматы'),
} as const satisfies Record<string, Words>;
export type City = keyof typeof cities;

export const experiences = {
  none: words('No experience', 'Без опыта'),
  '1-3': words('1 to 3 years', 'От 1 до 3 лет'),
  '3-6': words('3 to 6 years', 'От 3 до 6 лет'),
  '6+': words('More than 6 years', 'Более 6 лет'),
} as const satisfies Record<string, Words>;
export type Experience = keyof typeof experiences;

export const employments = {
  full: words('Full time', 'Полная занятость'),
  part: words('Part time', 'Частичная занятость'),
  project: words('Project work', 'Проектная работа'),
  internship: words('Internship', 'Стажировка'),
} as const satisfies Record<string, Words>;
export type Employment = keyof typeof employments;

export const workplaces = {
  office: words('On site', 'На месте работодателя'),
  hybrid: words('Hybrid', 'Гибрид'),
  remote: words('Remote', 'Удалённо'),
} as const satisfies Record<string, Words>;
export type Workplace = keyof typeof workplaces;

export interface Question {
  readonly id: string;
  readonly text: Words;
  readonly options: Readonly<Record<string, Words>>;
}

const yesNo = { yes: words('Yes', 'Да'), no: words('No', 'Нет') };

export const questions = {
  start: {
    id: 'start',
    text: words('When can you start?', 'Когда вы готовы приступить?'),
    options: {
      now: words('At once', 'Сразу'),
      weeks: words('In two weeks', 'Через две недели'),
      month: words('In a month or later', 'Через месяц или позже'),
    },
  },
  permit: {
    id: 'permit',
    text: words('Do you have a work permit for this country?', 'Есть ли у вас разрешение на работу в этой стране?'),
    options: { ...yesNo, applied: words('I have applied for it', 'Документы поданы') },
  },
  shifts: {
    id: 'shifts',
    text: words('Can you work in shifts?', 'Готовы ли вы работать посменно?'),
    options: yesNo,
  },
  english: {
    id: 'english',
    text: words('How good is your English?', 'Как вы владеете английским?'),
    options: {
      basic: words('I read with a dictionary', 'Читаю со словарём'),
      good: words('I speak with colleagues', 'Общаюсь с коллегами'),
      fluent: words('Fluent', 'Свободно'),
    },
  },
} as const satisfies Record<string, Question>;
export type QuestionId = keyof typeof questions;
