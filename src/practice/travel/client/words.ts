import type { Baggage, Cabin, DayPart, TravellerKind } from './api.ts';
import { counted, t } from './language.ts';

export function cabinName(cabin: Cabin): string {
  return { ECONOMY: t('Economy', 'Эконом'), PREMIUM: t('Premium', 'Комфорт'), BUSINESS: t('Business', 'Бизнес') }[
    cabin
  ];
}

export function travellerName(kind: TravellerKind): string {
  return { ADULT: t('Adult', 'Взрослый'), CHILD: t('Child', 'Ребёнок'), INFANT: t('Infant', 'Младенец') }[kind];
}

export function baggageName(kind: Baggage): string {
  return {
    LIGHT: t('Cabin bag only', 'Только ручная кладь'),
    STANDARD: t('One bag, 23 kg', 'Одно место, 23 кг'),
    PLUS: t('Two bags, 23 kg each', 'Два места по 23 кг'),
  }[kind];
}

export function stopsName(stops: number): string {
  return stops === 0
    ? t('Direct', 'Без пересадок')
    : counted(stops, ['stop', 'stops'], ['пересадка', 'пересадки', 'пересадок']);
}

export function dayPartName(part: DayPart): string {
  return {
    NIGHT: t('Night', 'Ночь'),
    MORNING: t('Morning', 'Утро'),
    AFTERNOON: t('Afternoon', 'День'),
    EVENING: t('Evening', 'Вечер'),
  }[part];
}
