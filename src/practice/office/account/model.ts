import { both, type Said } from '../../words.ts';

export interface Person {
  id: string;
  name: Said;
  role: Said;
  /** Of the circle with the initials. */
  hue: number;
}

export const PEOPLE: readonly Person[] = [
  {
    id: 'nora',
    name: both('Nora Ellis', 'Нора Эллис'),
    role: both('Operations lead', 'Руководитель операций'),
    hue: 168,
  },
  { id: 'timur', name: both('Timur Aliev', 'Тимур Алиев'), role: both('Warehouse', 'Склад'), hue: 28 },
  { id: 'irina', name: both('Irina Volkova', 'Ирина Волкова'), role: both('Purchasing', 'Закупки'), hue: 330 },
  { id: 'daniel', name: both('Daniel Hart', 'Дэниел Харт'), role: both('Online shop', 'Интернет-магазин'), hue: 215 },
  { id: 'mei', name: both('Mei Tanaka', 'Мэй Танака'), role: both('Photo and design', 'Фото и дизайн'), hue: 268 },
  { id: 'lucas', name: both('Lucas Moreau', 'Лукас Моро'), role: both('Finance', 'Финансы'), hue: 96 },
];

export const ME = 'nora';

export const THEMES = ['light', 'dark', 'system'] as const;
export const ACCENTS = ['pine', 'cobalt', 'plum', 'brick', 'graphite'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
export const START_PAGES = ['home', 'table', 'files', 'boards', 'docs'] as const;
export const WEEK_STARTS = ['monday', 'sunday'] as const;
export const TIME_ZONES = ['Europe/Lisbon', 'Europe/Berlin', 'Europe/Moscow', 'Asia/Almaty', 'Asia/Tokyo'] as const;
export const ALERTS = ['mentions', 'dueCards', 'lowStock', 'weeklyDigest'] as const;

export interface Settings {
  theme: (typeof THEMES)[number];
  accent: (typeof ACCENTS)[number];
  density: (typeof DENSITIES)[number];
  startPage: (typeof START_PAGES)[number];
  weekStart: (typeof WEEK_STARTS)[number];
  timeZone: (typeof TIME_ZONES)[number];
  alerts: Record<(typeof ALERTS)[number], boolean>;
  hiddenColumns: string[];
}

export interface Profile {
  displayName: Said;
  jobTitle: Said;
  email: string;
}

export interface Notice {
  id: string;
  from: string;
  text: Said;
  /** Where a click leads. */
  link: string;
  minutesAgo: number;
  read: boolean;
}

export interface Account {
  settings: Settings;
  profile: Profile;
  notifications: Notice[];
}

/** What the client knows before its first request. */
export interface Session {
  settings: Settings;
  profile: { displayName: string; jobTitle: string; email: string };
  unread: number;
}
