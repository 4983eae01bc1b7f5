import type { Bilingual } from './exhibit.ts';

export interface Pigment {
  readonly id: string;
  readonly colour: string;
  readonly name: Bilingual;
}

/** What the list widgets have to choose from. */
export const PIGMENTS: readonly Pigment[] = [
  { id: 'ochre', colour: '#cc7722', name: ['Ochre', 'Охра'] },
  { id: 'umber', colour: '#635147', name: ['Umber', 'Умбра'] },
  { id: 'sienna', colour: '#a0522d', name: ['Sienna', 'Сиена'] },
  { id: 'indigo', colour: '#3f3d82', name: ['Indigo', 'Индиго'] },
  { id: 'cobalt', colour: '#1f4fa3', name: ['Cobalt blue', 'Кобальт синий'] },
  { id: 'madder', colour: '#a5273c', name: ['Madder', 'Марена'] },
  { id: 'verdigris', colour: '#43a08b', name: ['Verdigris', 'Ярь-медянка'] },
  { id: 'malachite', colour: '#0b7a4b', name: ['Malachite', 'Малахит'] },
  { id: 'vermilion', colour: '#d9381e', name: ['Vermilion', 'Киноварь'] },
  { id: 'lapis', colour: '#26619c', name: ['Lapis lazuli', 'Ляпис-лазурь'] },
  { id: 'lead-white', colour: '#f2efe6', name: ['Lead white', 'Свинцовые белила'] },
  { id: 'bone-black', colour: '#26221f', name: ['Bone black', 'Жжёная кость'] },
  { id: 'gamboge', colour: '#e49b0f', name: ['Gamboge', 'Гуммигут'] },
  { id: 'orpiment', colour: '#e0b020', name: ['Orpiment', 'Аурипигмент'] },
  { id: 'sap-green', colour: '#507d2a', name: ['Sap green', 'Травяная зелёная'] },
];

export function findPigments(query: string): readonly Pigment[] {
  const wanted = query.trim().toLowerCase();
  return PIGMENTS.filter(({ name }) => name.some((one) => one.toLowerCase().includes(wanted)));
}
