import { both } from '../words.ts';
import { statusOf } from './orders.ts';
import { type Address, emptyCart, type FoodState } from './state.ts';

const home: Address = { street: 'Linden Street', house: '14', flat: '8', entrance: '2', phone: '+44 20 7946 0142' };

/** A visitor who has ordered here twice before. */
export function firstState(): FoodState {
  return {
    cart: emptyCart(),
    delivery: null,
    addresses: [{ ...home }],
    checkout: null,
    orders: [
      {
        number: 'PL-1041',
        restaurant: 'suliko-yard',
        lines: [
          {
            id: 'line-3',
            dish: 'adjaruli',
            size: null,
            extras: [],
            spice: null,
            comment: '',
            quantity: 2,
            name: both('Adjarian khachapuri', 'Хачапури по-аджарски'),
            total: 1980,
          },
          {
            id: 'line-4',
            dish: 'lemonade',
            size: null,
            extras: [],
            spice: null,
            comment: '',
            quantity: 2,
            name: both('House lemonade', 'Домашний лимонад'),
            total: 700,
          },
        ],
        promo: null,
        subtotal: 2680,
        discount: 0,
        deliveryFee: 0,
        tip: 200,
        total: 2880,
        delivery: { address: { ...home }, slot: '19:00–19:30', leaveAtDoor: true, courierNote: '' },
        payment: { card: 'Visa', last4: '4242', holder: 'A VISITOR' },
        checkoutToken: 'first-checkout',
        placedAt: '2026-11-08T18:12:00.000Z',
        ended: 'delivered',
      },
      {
        number: 'PL-1040',
        restaurant: 'brisk-burger',
        lines: [
          {
            id: 'line-1',
            dish: 'classic',
            size: 'double',
            extras: ['cheddar'],
            spice: null,
            comment: '',
            quantity: 1,
            name: both('Classic Brisk', 'Классический «Бриск»'),
            total: 1320,
          },
        ],
        promo: 'WELCOME10',
        subtotal: 1320,
        discount: 132,
        deliveryFee: 149,
        tip: 0,
        total: 1337,
        delivery: { address: { ...home }, slot: 'asap', leaveAtDoor: false, courierNote: '' },
        payment: { card: 'Visa', last4: '4242', holder: 'A VISITOR' },
        checkoutToken: 'an-older-checkout',
        placedAt: '2026-10-30T12:40:00.000Z',
        ended: 'cancelled',
      },
    ],
    nextLine: 5,
    nextOrder: 1042,
  };
}

/** The state as tests read it: each order also says where it is by now. */
export function reveal(state: FoodState) {
  return { ...state, orders: state.orders.map((order) => ({ ...order, status: statusOf(order) })) };
}
