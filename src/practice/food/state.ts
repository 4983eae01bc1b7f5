import type { Words } from '../words.ts';

export const spiceLevels = ['mild', 'medium', 'hot'] as const;
export type Spice = (typeof spiceLevels)[number];

/** A dish in the way somebody wants it. */
export interface Wish {
  size: string | null;
  extras: string[];
  spice: Spice | null;
  comment: string;
  quantity: number;
}

export interface CartLine extends Wish {
  id: string;
  dish: string;
}

/** All dishes of a cart come from one restaurant: one courier brings them. */
export interface Cart {
  restaurant: string | null;
  lines: CartLine[];
  promo: string | null;
}

export interface Address {
  street: string;
  house: string;
  flat: string;
  entrance: string;
  phone: string;
}

export interface Delivery {
  address: Address;
  slot: string;
  leaveAtDoor: boolean;
  courierNote: string;
}

export interface OrderLine extends CartLine {
  name: Words;
  /** In cents, for all of this line. */
  total: number;
}

export type OrderStatus = 'accepted' | 'cooking' | 'on the way' | 'delivered' | 'cancelled';

/** Money is in cents. */
export interface Order {
  number: string;
  restaurant: string;
  lines: OrderLine[];
  promo: string | null;
  subtotal: number;
  discount: number;
  deliveryFee: number;
  tip: number;
  total: number;
  delivery: Delivery;
  payment: { card: string; last4: string; holder: string };
  /** The checkout it came from; a checkout becomes one order at most. */
  checkoutToken: string;
  placedAt: string;
  /** How it ended, where the clock has no more say. */
  ended: 'delivered' | 'cancelled' | null;
}

export interface FoodState {
  cart: Cart;
  /** Where the cart is to go, once the visitor has said so. */
  delivery: Delivery | null;
  addresses: Address[];
  /** Begun when the payment page is shown, with the sum it shows before tips; spent by the order. */
  checkout: { token: string; total: number } | null;
  /** Newest first. */
  orders: Order[];
  nextLine: number;
  nextOrder: number;
}

export const emptyCart = (): Cart => ({ restaurant: null, lines: [], promo: null });
