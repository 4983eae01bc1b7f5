import { both, type Words } from '../../words.ts';

export const cities = {
  berlin: both('Berlin', 'Берлин'),
  prague: both('Prague', 'Прага'),
  warsaw: both('Warsaw', 'Варшава'),
  riga: both('Riga', 'Рига'),
  tallinn: both('Tallinn', 'Таллин'),
  vilnius: both('Vilnius', 'Вильнюс'),
  belgrade: both('Belgrade', 'Белград'),
  tbilisi: both('Tbilisi', 'Тбилиси'),
  yerevan: both('Yerevan', 'Ереван'),
  almaty: both('Almaty', 'Алматы'),
} as const satisfies Record<string, Words>;
export type City = keyof typeof cities;

export const experiences = {
  none: both('No experience', 'Без опыта'),
  '1-3': both('1 to 3 years', 'От 1 до 3 лет'),
  '3-6': both('3 to 6 years', 'От 3 до 6 лет'),
  '6+': both('More than 6 years', 'Более 6 лет'),
} as const satisfies Record<string, Words>;
export type Experience = keyof typeof experiences;

export const employments = {
  full: both('Full time', 'Полная занятость'),
  part: both('Part time', 'Частичная занятость'),
  project: both('Project work', 'Проектная работа'),
  internship: both('Internship', 'Стажировка'),
} as const satisfies Record<string, Words>;
export type Employment = keyof typeof employments;

export const workplaces = {
  office: both('On site', 'На месте работодателя'),
  hybrid: both('Hybrid', 'Гибрид'),
  remote: both('Remote', 'Удалённо'),
} as const satisfies Record<string, Words>;
export type Workplace = keyof typeof workplaces;

export interface Question {
  readonly id: string;
  readonly text: Words;
  readonly options: Readonly<Record<string, Words>>;
}

const yesNo = { yes: both('Yes', 'Да'), no: both('No', 'Нет') };

export const questions = {
  start: {
    id: 'start',
    text: both('When can you start?', 'Когда вы готовы приступить?'),
    options: {
      now: both('At once', 'Сразу'),
      weeks: both('In two weeks', 'Через две недели'),
      month: both('In a month or later', 'Через месяц или позже'),
    },
  },
  permit: {
    id: 'permit',
    text: both('Do you have a work permit for this country?', 'Есть ли у вас разрешение на работу в этой стране?'),
    options: { ...yesNo, applied: both('I have applied for it', 'Документы поданы') },
  },
  shifts: {
    id: 'shifts',
    text: both('Can you work in shifts?', 'Готовы ли вы работать посменно?'),
    options: yesNo,
  },
  english: {
    id: 'english',
    text: both('How good is your English?', 'Как вы владеете английским?'),
    options: {
      basic: both('I read with a dictionary', 'Читаю со словарём'),
      good: both('I speak with colleagues', 'Общаюсь с коллегами'),
      fluent: both('Fluent', 'Свободно'),
    },
  },
} as const satisfies Record<string, Question>;
export type QuestionId = keyof typeof questions;
