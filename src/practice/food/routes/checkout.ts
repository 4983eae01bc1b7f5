import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { problemsOf } from '../../problems.ts';
import { sentForm, textsOf } from '../../sent-form.ts';
import type { SiteApp, Translate } from '../../site.ts';
import { cardBrand, DECLINED_CARD, digitsOf, isCurrentExpiry, passesLuhn } from '../card.ts';
import { placeOrder } from '../orders.ts';
import { type AddressForm, addressPage } from '../pages/address.ts';
import { troublePage } from '../pages/frame.ts';
import { type PaymentForm, paymentPage, tipChoices } from '../pages/payment.ts';
import { billFor } from '../pricing.ts';
import { ASAP, slots } from '../slots.ts';
import type { Delivery, FoodState } from '../state.ts';

export function checkoutRoutes(app: SiteApp<FoodState>): void {
  app.get('/checkout/address', (c) => {
    const { state } = c.var.visitor;
    if (!readyToLeaveCart(state)) return c.redirect('/cart');
    const saved = state.addresses[Number(c.req.query('saved') ?? Number.NaN)];
    return c.html(addressPage(c, { ...blankAddress, ...flatten(state.delivery), ...saved }));
  });

  app.post('/checkout/address', async (c) => {
    const { state } = c.var.visitor;
    if (!readyToLeaveCart(state)) return c.redirect('/cart', 303);
    const form = await sentForm(c);
    const given = textsOf(form, ['street', 'house', 'flat', 'entrance', 'phone', 'slot', 'courierNote']);
    const leaveAtDoor = form.get('leaveAtDoor') === 'yes';
    const parsed = addressSchema(c.var.t).safeParse(given);
    if (!parsed.success) return c.html(addressPage(c, { ...given, leaveAtDoor }, problemsOf(parsed.error)), 422);
    const { slot, courierNote, ...address } = parsed.data;
    state.delivery = { address, slot, leaveAtDoor, courierNote };
    const known = state.addresses.some((one) => JSON.stringify(one) === JSON.stringify(address));
    if (!known) state.addresses.unshift(address);
    return c.redirect('/checkout/payment', 303);
  });

  app.get('/checkout/payment', (c) => {
    const { state } = c.var.visitor;
    if (!readyToLeaveCart(state)) return c.redirect('/cart');
    if (!state.delivery) return c.redirect('/checkout/address');
    const { total } = billFor(state.cart);
    if (state.checkout?.total !== total) state.checkout = { token: randomUUID(), total };
    return c.html(paymentPage(c, state.checkout.token));
  });

  app.post('/checkout/payment', async (c) => {
    const { state } = c.var.visitor;
    const { t } = c.var;
    const form = await sentForm(c);
    const token = String(form.get('token') ?? '');
    // A second click, or a reload of the answer: the order is there already.
    const earlier = state.orders.find((order) => order.checkoutToken === token);
    if (earlier) return c.redirect(`/orders/${earlier.number}`, 303);
    const { checkout, delivery, cart } = state;
    const current = checkout?.token === token && checkout.total === billFor(cart).total;
    if (!current || !delivery || !readyToLeaveCart(state)) {
      const text = t(
        'Your basket has changed since. Nothing was charged.',
        'Корзина с тех пор изменилась. Деньги не списаны.',
      );
      return c.html(troublePage(c, t('This checkout is out of date', 'Эта страница оплаты устарела'), text), 409);
    }
    const given = textsOf(form, ['cardNumber', 'expiry', 'cvc', 'holder', 'tip', 'ownTip']);
    const shown: PaymentForm = given;
    const parsed = paymentSchema(t).safeParse(given);
    if (!parsed.success) return c.html(paymentPage(c, token, shown, problemsOf(parsed.error)), 422);
    const { cardNumber, holder, tip } = parsed.data;
    if (cardNumber === DECLINED_CARD) {
      const declined = t(
        'The bank declined this card. Nothing was charged; please try another one.',
        'Банк отклонил карту. Деньги не списаны, попробуйте другую.',
      );
      return c.html(paymentPage(c, token, shown, { cardNumber: declined }), 402);
    }
    const order = placeOrder(state, { token, tip, card: cardBrand(cardNumber), last4: cardNumber.slice(-4), holder });
    return c.redirect(`/orders/${order.number}`, 303);
  });
}

const blankAddress: AddressForm = {
  street: '',
  house: '',
  flat: '',
  entrance: '',
  phone: '',
  slot: ASAP,
  leaveAtDoor: false,
  courierNote: '',
};

function flatten(delivery: Delivery | null): Partial<AddressForm> {
  if (!delivery) return {};
  const { address, ...rest } = delivery;
  return { ...address, ...rest };
}

function readyToLeaveCart({ cart }: FoodState): boolean {
  return cart.lines.length > 0 && billFor(cart).missing === 0;
}

function addressSchema(t: Translate) {
  const optional = z.string().trim().max(20, t('This is too long', 'Слишком длинно'));
  return z.object({
    street: z
      .string()
      .trim()
      .min(3, t('Enter the street', 'Укажите улицу'))
      .max(80, t('This is too long', 'Слишком длинно')),
    house: z
      .string()
      .trim()
      .min(1, t('Enter the house number', 'Укажите номер дома'))
      .max(10, t('This is too long', 'Слишком длинно')),
    flat: optional,
    entrance: optional,
    phone: z
      .string()
      .trim()
      .regex(/^\+?[\d\s()-]+$/, t('Enter a phone number', 'Укажите номер телефона'))
      .refine(
        (phone) => /^\d{9,15}$/.test(digitsOf(phone)),
        t('A phone number has 9 to 15 digits', 'В номере телефона от 9 до 15 цифр'),
      ),
    slot: z.string().refine((slot) => slots.includes(slot), t('Choose a delivery time', 'Выберите время доставки')),
    courierNote: z.string().trim().max(200, t('This is too long', 'Слишком длинно')),
  });
}

function paymentSchema(t: Translate) {
  return z
    .object({
      cardNumber: z
        .string()
        .transform(digitsOf)
        .refine(
          passesLuhn,
          t('This card number is not right. Check the digits.', 'Неверный номер карты. Проверьте цифры.'),
        ),
      expiry: z
        .string()
        .refine(isCurrentExpiry, t('Enter a date in the future as MM/YY', 'Укажите будущую дату в виде ММ/ГГ')),
      cvc: z.string().regex(/^\d{3}$/, t('Three digits from the back of the card', 'Три цифры с оборота карты')),
      holder: z.string().trim().min(2, t('Enter the name on the card', 'Укажите имя на карте')).max(60),
      tip: z.string(),
      ownTip: z.string(),
    })
    .transform(({ tip, ownTip, ...card }, context) => {
      const fixed = tipChoices.find((choice) => String(choice) === tip);
      const own = /^\d{1,3}([.,]\d{1,2})?$/.test(ownTip.trim())
        ? Math.round(Number(ownTip.trim().replace(',', '.')) * 100)
        : undefined;
      const cents = tip === 'own' ? own : (fixed ?? 0);
      if (cents === undefined)
        context.addIssue({
          code: 'custom',
          path: ['ownTip'],
          message: t('Enter an amount, for example 2.50', 'Укажите сумму, например 2,50'),
        });
      return { ...card, tip: cents ?? 0 };
    });
}
