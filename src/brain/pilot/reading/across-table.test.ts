import { expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';

const TOWNS = '| Town | Elin | Brod | Karst\n| Founded | 1204 | 1377 | 1650\n| Population | 8120 | 14350 | 2209';
const ofTown = (what: string, asked: string) => answerTo({ what, tell: [asked] }, TOWNS);

test('a table may have its things at the top and what is told of them at its side', () => {
  expect(ofTown('Brod', 'population')).toMatchObject({ found: true, rows: [{ told: [{ text: '14350' }] }] });
  expect(ofTown('Karst', 'founded')).toMatchObject({ found: true, rows: [{ told: [{ text: '1650' }] }] });
});

test('of what is not at the top, or not at the side, nothing is told', () => {
  expect(ofTown('Oslo', 'population')).toMatchObject({ found: false });
  expect(ofTown('Brod', 'mayor')).toMatchObject({ found: false });
});
