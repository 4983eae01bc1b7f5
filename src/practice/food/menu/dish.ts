import type { Words } from '../../words.ts';
import type { PictureKind } from '../pictures/kinds.ts';
import type { FoodColour } from './colours.ts';

/** A size or an extra; `price` in cents is added to the price of the dish. */
export interface Choice {
  readonly id: string;
  readonly name: Words;
  readonly price: number;
}

/** What can be chosen about a dish. The first size is the one the price is for. */
export interface DishOptions {
  readonly sizes?: readonly Choice[];
  readonly extras?: readonly Choice[];
  readonly spicy?: true;
}

/** What to draw, and in which colours. */
export type Picture = readonly [PictureKind, ...FoodColour[]];

export interface Dish {
  readonly id: string;
  readonly name: Words;
  readonly about: Words;
  /** In cents. */
  readonly price: number;
  readonly amount: number;
  /** Grams unless it is a drink. */
  readonly unit?: 'ml';
  readonly picture: Picture;
  readonly options?: DishOptions;
  readonly popular?: true;
  readonly soldOut?: true;
}

export interface MenuSection {
  readonly id: string;
  readonly name: Words;
  readonly dishes: readonly Dish[];
}
