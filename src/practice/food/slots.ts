export const ASAP = 'asap';

const starts = [
  '15:00',
  '15:30',
  '16:00',
  '16:30',
  '17:00',
  '17:30',
  '18:00',
  '18:30',
  '19:00',
  '19:30',
  '20:00',
  '20:30',
];

/** When a courier can come today: at once, or within one of these half hours. */
export const slots: readonly string[] = [
  ASAP,
  ...starts.map((start, index) => `${start}–${starts[index + 1] ?? '21:00'}`),
];
