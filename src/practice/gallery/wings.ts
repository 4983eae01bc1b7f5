import { raw } from 'hono/html';
import type { Html } from '../layout.ts';
import type { Bilingual, WingId } from './exhibit.ts';

export interface Wing {
  readonly id: WingId;
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly glyph: Html;
}

const drawing = (lines: string): Html =>
  raw(
    `<svg viewBox="0 0 48 48" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`,
  );

/** The wings in the order in which a visitor walks through them. */
export const wings: readonly Wing[] = [
  {
    id: 'inputs',
    title: ['Inputs', 'Поля ввода'],
    about: [
      'Every native control, from a text field to a colour well.',
      'Все родные элементы форм: от строки до палитры.',
    ],
    glyph: drawing('<rect x="6" y="16" width="36" height="16" rx="4"/><path d="M13 21v6M20 24h15"/>'),
  },
  {
    id: 'patterns',
    title: ['Patterns', 'Составные элементы'],
    about: ['Widgets built by hand from roles and keys.', 'Виджеты, собранные вручную из ролей и клавиш.'],
    glyph: drawing('<path d="M8 12h14v10H8zM8 30h32M8 36h22"/><circle cx="33" cy="17" r="6"/>'),
  },
  {
    id: 'layers',
    title: ['Layers', 'Слои'],
    about: [
      'Menus, popovers and dialogs that float above the page.',
      'Меню, всплывающие окна и диалоги поверх страницы.',
    ],
    glyph: drawing(
      '<rect x="7" y="9" width="24" height="18" rx="3"/><rect x="17" y="21" width="24" height="18" rx="3" fill="var(--paper)"/>',
    ),
  },
  {
    id: 'frames',
    title: ['Frames', 'Фреймы'],
    about: ['Documents within documents, near and far.', 'Документы внутри документов: свои и чужие.'],
    glyph: drawing(
      '<rect x="6" y="8" width="36" height="32" rx="3"/><rect x="12" y="15" width="24" height="19" rx="2"/><rect x="18" y="21" width="12" height="8" rx="1"/>',
    ),
  },
  {
    id: 'shadows',
    title: ['Shadow roots', 'Теневые деревья'],
    about: ['Components that keep their insides to themselves.', 'Компоненты, которые прячут своё устройство.'],
    glyph: drawing('<path d="M24 6 40 14v18l-16 10L8 32V14z"/><path d="M8 14l16 9 16-9M24 23v19"/>'),
  },
  {
    id: 'canvas',
    title: ['Canvas', 'Холст'],
    about: ['Controls made of pixels, with nothing underneath.', 'Элементы из одних пикселей, без разметки под ними.'],
    glyph: drawing(
      '<rect x="7" y="8" width="34" height="26" rx="2"/><path d="M12 29c5-13 9 3 14-6s7-4 10-9M18 42l6-8 6 8"/>',
    ),
  },
  {
    id: 'gestures',
    title: ['Gestures', 'Жесты'],
    about: [
      'Press and hold, drag, double click, right click.',
      'Долгое нажатие, перетаскивание, двойной и правый щелчок.',
    ],
    glyph: drawing('<path d="M19 26V11a3 3 0 0 1 6 0v11l9 2a4 4 0 0 1 3 5l-2 11H21L12 30a3 3 0 0 1 5-3z"/>'),
  },
  {
    id: 'oddities',
    title: ['Oddities', 'Странности'],
    about: [
      'What real pages do, though no guide would allow it.',
      'То, чего не велит ни одно руководство, но делают настоящие сайты.',
    ],
    glyph: drawing('<path d="M6 24s7-12 18-12 18 12 18 12-7 12-18 12S6 24 6 24z"/><path d="M24 19v6M24 29v.5"/>'),
  },
];
