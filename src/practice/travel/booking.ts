import { TODAY } from '../days.ts';
import { dice } from '../random.ts';
import type { Translate } from '../site.ts';
import { ageOn, isDay } from './dates.ts';
import { bagPrice, fareTotal } from './pricing.ts';
import type { Offer } from './search.ts';
import type { Baggage, Booking, Money, Party, Traveller, TravellerKind, TravelState } from './state.ts';

export interface BookingInput {
  offer: string;
  baggage: Baggage;
  expectedTotal: number;
  travellers: Omit<Traveller, 'kind'>[];
  contact: { email: string; phone: string };
  acceptsRules: boolean;
}

/** Which field is wrong, and how: `travellers.0.firstName` → what to do about it. */
export type Issues = Record<string, string>;

/** Who sits where in the list: adults first, then children, then infants. */
export function seats({ adults, children, infants }: Party): TravellerKind[] {
  return [
    ...Array<TravellerKind>(adults).fill('ADULT'),
    ...Array<TravellerKind>(children).fill('CHILD'),
    ...Array<TravellerKind>(infants).fill('INFANT'),
  ];
}

export function bookingIssues(input: BookingInput, offer: Offer, t: Translate): Issues {
  const kinds = seats(offer.search.query);
  const issues: Issues = {};
  const lastDay = offer.flight.slices.at(-1)?.segments.at(-1)?.arrives.slice(0, 10) ?? TODAY;

  if (input.travellers.length !== kinds.length)
    issues['travellers'] = t(`This flight is for ${kinds.length} travellers.`, `Число пассажиров: ${kinds.length}.`);
  for (const [index, traveller] of input.travellers.entries())
    for (const [field, problem] of Object.entries(travellerIssues(traveller, kinds[index] ?? 'ADULT', lastDay, t)))
      issues[`travellers.${index}.${field}`] = problem;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(input.contact.email))
    issues['contact.email'] = t('Enter an e-mail like name@example.com.', 'Укажите почту вида name@example.com.');
  if (input.contact.phone.replace(/\D/g, '').length < 8)
    issues['contact.phone'] = t('Enter a phone number with the country code.', 'Укажите телефон с кодом страны.');
  if (!input.acceptsRules)
    issues['acceptsRules'] = t(
      'Agree to the fare rules to book.',
      'Чтобы забронировать, согласитесь с правилами тарифа.',
    );
  return issues;
}

function travellerIssues(
  traveller: Omit<Traveller, 'kind'>,
  kind: TravellerKind,
  lastDay: string,
  t: Translate,
): Issues {
  const issues: Issues = {};
  const latin = t('Use Latin letters, as in the passport.', 'Латинскими буквами, как в загранпаспорте.');
  for (const field of ['firstName', 'lastName', 'birthDate', 'document'] as const)
    if (traveller[field].trim() === '') issues[field] = t('Fill in this field.', 'Заполните это поле.');
  if (!isLatinName(traveller.firstName)) issues['firstName'] ??= latin;
  if (!isLatinName(traveller.lastName)) issues['lastName'] ??= latin;
  if (!/^[A-Za-z0-9 -]{5,14}$/.test(traveller.document))
    issues['document'] ??= t('5 to 14 letters and digits.', 'От 5 до 14 букв и цифр.');
  if (!isDay(traveller.birthDate) || traveller.birthDate > TODAY || traveller.birthDate < '1906-01-01')
    issues['birthDate'] ??= t('Enter the date as DD.MM.YYYY.', 'Укажите дату как ДД.ММ.ГГГГ.');
  else if (kindAt(ageOn(lastDay, traveller.birthDate)) !== kind) issues['birthDate'] = ageRule(kind, t);
  return issues;
}

function isLatinName(text: string): boolean {
  return /^[A-Za-z][A-Za-z' -]*$/.test(text.trim());
}

function kindAt(age: number): TravellerKind {
  if (age < 2) return 'INFANT';
  return age < 12 ? 'CHILD' : 'ADULT';
}

function ageRule(kind: TravellerKind, t: Translate): string {
  const rules = {
    ADULT: t('An adult is 12 or older on the day of travel.', 'Взрослому в день поездки не меньше 12 лет.'),
    CHILD: t('A child is 2 to 11 on the day of travel.', 'Ребёнку в день поездки от 2 до 11 лет.'),
    INFANT: t('An infant is under 2 on the day of travel.', 'Младенцу в день поездки меньше 2 лет.'),
  };
  return rules[kind];
}

export function bookingTotal({ flight, search }: Offer, baggage: Baggage, currency: Money['currency']): Money {
  const { amount } = fareTotal(flight, search.query, currency);
  return { amount: amount + bagPrice(baggage, flight, search.query, currency).amount, currency };
}

export function book(state: TravelState, offer: Offer, input: BookingInput): Booking {
  const { query } = offer.search;
  const booking: Booking = {
    reference: newReference(state),
    status: 'CONFIRMED',
    bookedOn: TODAY,
    from: query.from,
    to: query.to,
    airline: offer.flight.airline,
    cabin: query.cabin,
    baggage: input.baggage,
    slices: offer.flight.slices,
    travellers: seats(query).flatMap((kind, index) => {
      const traveller = input.travellers[index];
      return traveller ? [{ kind, ...spelledAsInPassport(traveller) }] : [];
    }),
    contact: input.contact,
    total: bookingTotal(offer, input.baggage, state.preferences.currency),
    refund: null,
  };
  state.bookings.unshift(booking);
  return booking;
}

/** Gives back nine tenths of what was paid: the rest is the fee. */
export function cancel(booking: Booking): Booking {
  booking.status = 'CANCELLED';
  booking.refund = refundFor(booking);
  return booking;
}

export function refundFor({ total }: Booking): Money {
  return { amount: Math.round(total.amount * 0.9), currency: total.currency };
}

function newReference({ bookings }: TravelState): string {
  const roll = dice(`booking ${bookings.length}`);
  return `FW${Array.from({ length: 4 }, () => roll.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')}`;
}

function spelledAsInPassport(traveller: Omit<Traveller, 'kind'>): Omit<Traveller, 'kind'> {
  return {
    firstName: traveller.firstName.trim().toUpperCase(),
    lastName: traveller.lastName.trim().toUpperCase(),
    birthDate: traveller.birthDate,
    document: traveller.document.replace(/[\s-]/g, '').toUpperCase(),
  };
}
