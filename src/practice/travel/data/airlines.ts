import type { Words } from '../../words.ts';

export interface Airline {
  readonly code: string;
  readonly name: Words;
  readonly colour: string;
  /** How its fares compare with everybody's. */
  readonly level: number;
}

export const airlines: readonly Airline[] = [
  { code: 'N7', name: { en: 'Norrvind', ru: 'Норрвинд' }, colour: '#0f766e', level: 1.08 },
  { code: 'AQ', name: { en: 'Aurelia Airways', ru: 'Аурелия' }, colour: '#b45309', level: 1.22 },
  { code: 'S4', name: { en: 'Stepwing', ru: 'Степные крылья' }, colour: '#a21caf', level: 0.84 },
  { code: 'BK', name: { en: 'Blue Karavel', ru: 'Синяя каравелла' }, colour: '#1d4ed8', level: 0.97 },
  { code: 'T9', name: { en: 'Taiga Jet', ru: 'Тайга Джет' }, colour: '#15803d', level: 0.78 },
  { code: 'OM', name: { en: 'Ormana', ru: 'Ормана' }, colour: '#be123c', level: 1.02 },
  { code: 'VL', name: { en: 'Velaris', ru: 'Веларис' }, colour: '#4338ca', level: 1.31 },
  { code: 'K2', name: { en: 'Kitewell', ru: 'Кайтвелл' }, colour: '#c2410c', level: 0.9 },
];
