import { both, type Said } from '../words.ts';
import type { Address } from './model.ts';

const person = (email: string, en: string, ru: string): Address<Said> => ({ email, name: both(en, ru) });

/** Everybody who writes to the mailbox. Addresses are the same in both languages, names are not. */
export const people = {
  me: person('alex@fernpost.example', 'Alex Hartwell', 'Алексей Ветров'),

  mira: person('mira@northwharf.example', 'Mira Lindqvist', 'Мира Ланская'),
  daniel: person('daniel@northwharf.example', 'Daniel Okoro', 'Даниил Орехов'),
  vera: person('vera@northwharf.example', 'Vera Castell', 'Вера Кастальская'),
  tim: person('tim@northwharf.example', 'Tim Brandt', 'Тимур Брагин'),
  hr: person('people@northwharf.example', 'North Wharf People Team', 'Отдел кадров «Северного причала»'),
  helpdesk: person('helpdesk@northwharf.example', 'North Wharf IT', 'ИТ-служба «Северного причала»'),

  nina: person('nina@fernpost.example', 'Nina Hartwell', 'Нина Ветрова'),
  leo: person('leo@fernpost.example', 'Leo Hartwell', 'Лев Ветров'),
  sofia: person('sofia@pinelodge.example', 'Sofia Reyes', 'София Реутова'),
  bookclub: person('club@thirdshelf.example', 'Third Shelf Book Club', 'Книжный клуб «Третья полка»'),
  neighbours: person('board@larchstreet12.example', 'Larch Street 12 Residents', 'Жильцы: Лиственничная, 12'),

  print: person('invoices@lumenprint.example', 'Lumen Print Studio', 'Типография «Люмен»'),
  aerolume: person('bookings@aerolume.example', 'Aerolume Airlines', 'Авиакомпания Aerolume'),
  hotel: person('stay@casamirante.example', 'Casa Mirante Lisbon', 'Casa Mirante, Лиссабон'),
  rail: person('tickets@coastrail.example', 'Coast Rail', 'Береговая железная дорога'),
  grocer: person('orders@greenbasket.example', 'Green Basket', 'Зелёная корзина'),
  audio: person('shop@corvidaudio.example', 'Corvid Audio', 'Corvid Audio'),
  taxi: person('receipts@ridgeride.example', 'Ridge Ride', 'Такси «Гребень»'),
  cinema: person('tickets@orpheum-lane.example', 'Orpheum Lane Cinema', 'Кинотеатр «Орфей»'),
  stream: person('billing@reelnest.example', 'Reelnest', 'Reelnest'),
  power: person('bills@brightgrid.example', 'Brightgrid Energy', 'Энергосбыт «Светлая сеть»'),
  parcel: person('track@swiftbarrow.example', 'Swiftbarrow Delivery', 'Доставка «Быстрая тачка»'),
  bank: person('no-reply@harbourbank.example', 'Harbour Bank', 'Гавань-Банк'),

  calendar: person('calendar@northwharf.example', 'North Wharf Calendar', 'Календарь «Северного причала»'),
  monitor: person('alerts@tidewatch.example', 'Tidewatch', 'Tidewatch'),
  repository: person('notify@codemooring.example', 'Codemooring', 'Codemooring'),

  margin: person('letters@themargin.example', 'The Margin', 'Поля страницы'),
  garden: person('hello@slowgarden.example', 'Slow Garden', 'Неспешный сад'),
  table: person('weekly@weeknighttable.example', 'Weeknight Table', 'Ужин в будни'),
  loopback: person('editor@loopbackweekly.example', 'Loopback Weekly', 'Loopback: неделя в вебе'),
  runners: person('club@morningmiles.example', 'Morning Miles', 'Утренние километры'),

  prize: person('winner-dept@mega-prize-4u.example', 'MEGA PRIZE CENTER', 'ЦЕНТР МЕГА-ПРИЗОВ'),
  fakeBank: person('security@harbour-bank-verify.example', 'Harbour Bank Security', 'Служба безопасности Гавань-Банка'),
  fakeParcel: person('fees@swift-barrow-customs.example', 'Swiftbarow Customs', 'Таможня Быстрая-Тачка'),
  crypto: person('vip@coin-rocket-x100.example', 'CoinRocket VIP', 'CoinRocket VIP'),
  pills: person('deals@slim-fast-now.example', 'Dr. Slim Deals', 'Доктор Стройность'),
  quota: person('admin@mail-quota-alert.example', 'Mailbox Administrator', 'Администратор почты'),
  loans: person('money@cash-in-5-minutes.example', 'Cash in 5 Minutes', 'Деньги за 5 минут'),
  inheritance: person('barrister@legacy-fund.example', 'Barrister P. Quill', 'Адвокат П. Квилл'),
  watches: person('sale@luxury-copies.example', 'Luxury Copies', 'Копии Люкс'),

  postmaster: person('postmaster@fernpost.example', 'Fernpost delivery', 'Служба доставки Fernpost'),
} as const satisfies Record<string, Address<Said>>;

/** Those whom the recipient field suggests. */
export const contacts: readonly Address<Said>[] = [
  people.mira,
  people.daniel,
  people.vera,
  people.tim,
  people.hr,
  people.helpdesk,
  people.nina,
  people.leo,
  people.sofia,
  people.bookclub,
  people.print,
  people.me,
];
