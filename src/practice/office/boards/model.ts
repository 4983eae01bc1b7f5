import { both, type Said } from '../../words.ts';

export const LABELS = ['urgent', 'design', 'shop', 'stock', 'paperwork'] as const;
export type Label = (typeof LABELS)[number];

export const LABEL_WORDS: Readonly<Record<Label, Said>> = {
  urgent: both('Urgent', 'Срочно'),
  design: both('Design', 'Дизайн'),
  shop: both('Shop', 'Магазин'),
  stock: both('Stock', 'Запасы'),
  paperwork: both('Paperwork', 'Документы'),
};

export interface CheckItem<Text> {
  text: Text;
  done: boolean;
}

export interface Card<Text = Said> {
  id: string;
  title: Text;
  notes: Text;
  /** A person's id, or empty. */
  assignee: string;
  /** ISO date, or empty. */
  due: string;
  labels: Label[];
  checklist: CheckItem<Text>[];
}

export interface BoardColumn<Text, Item> {
  id: string;
  name: Text;
  /** How many cards the column takes; 0 for any number. */
  limit: number;
  cards: Item[];
}

/** How cards are dragged: by the browser's own drag and drop, or by following the pointer. */
export type DragStyle = 'native' | 'pointer';

export interface Board<Text = Said, Item = string> {
  id: string;
  name: Text;
  about: Text;
  drag: DragStyle;
  columns: BoardColumn<Text, Item>[];
}

/** What is stored: columns hold card ids, in order. */
export interface Boards {
  list: Board[];
  cards: Record<string, Card>;
}

/** What the API tells: texts in one language, columns hold the cards themselves. */
export type ToldCard = Card<string>;
export type ToldBoard = Board<string, ToldCard>;
