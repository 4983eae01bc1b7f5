import { describe, expect, test } from 'vitest';
import { answerTo } from './asking.testing.ts';
import { where } from './written.testing.ts';

const TRIPS = `
main:
 # My trips
 ## Upcoming
 ### Istanbul → Tbilisi
 Confirmed
 08:40
 Cabin
 Economy, one bag
 Total
 €238
 [button Cancel trip]
 ## Past
 ### Vienna → Lisbon
 Flown
 Total
 €164
`;
const total = (of: string, town: string) => ({ what: 'trip', tell: ['total'], where: [where(of, '=', town)] }) as const;

describe('what stands under a heading is said of what it names', () => {
  test('the way to a place, and from one', () => {
    expect(answerTo(total('to', 'Tbilisi'), TRIPS)).toMatchObject({ rows: [{ told: [{ text: '€238' }] }] });
    expect(answerTo(total('from', 'Vienna'), TRIPS)).toMatchObject({ rows: [{ told: [{ text: '€164' }] }] });
  });

  test('the way back is another one', () => {
    expect(answerTo(total('to', 'Istanbul'), TRIPS)).toMatchObject({ found: false });
  });
});
