import { describe, expect, test } from 'vitest';
import { saidTo } from './asking.testing.ts';

const BOOKING = `
main:
 # Your booking
 | Flight | AL 482
 | Date | Tuesday 24 November 2026
 | Departure | 09:35, Northport
 | Arrival | 12:20, Lisbon
`;
const JOBS = `
search:
 [combobox City = All cities]
main:
 # Vacancies
 ## [link Senior lawyer]
 €4,400 – €5,600
 Amberline Bank · Warsaw
 On site
 ## [link Cook]
 €1,900
 Copper Ladle · Riga
 On site
 ## [link Barista]
 €1,300
 Juniper · Berlin
 On site
`;
const TOPIC = `
main:
 # Wi-Fi in the attic
 ## 2 replies
 [link Wen Liang] @wen_l
 14 hours ago
 Accepted answer
 Cable first, always.
 [button Like 38]
 [link Raul Estrin] @raul_e
 13 hours ago
 Best of all
 A mesh is fine too.
 [button Like 15]
`;

describe('a property without a label of its own', () => {
  test('is told by the kind of what stands beside the rest of its name', () => {
    expect(saidTo({ what: 'departure time' }, BOOKING)).toBe('Departure: 09:35, Northport.');
    expect(saidTo({ what: 'arrival time' }, BOOKING)).toBe('Arrival: 12:20, Lisbon.');
  });

  test('of which only the kind fits is not told', () => {
    expect(saidTo({ what: 'Cook', tell: ['delivery price'] }, JOBS)).toContain('Nothing on the page says');
  });

  test('is a name, where the thing tells one', () => {
    const first = { what: { words: 'vacancy', ordinal: 1 } };

    expect(saidTo({ ...first, tell: ['company'] }, JOBS.replace('· Warsaw', ''))).toContain('Amberline Bank');
    expect(saidTo({ ...first, tell: ['компания'] }, JOBS.replace('· Warsaw', ''))).toContain('Amberline Bank');
  });

  test('is who wrote it, and how often its button was pressed', () => {
    expect(saidTo({ what: 'ответ принят', tell: ['автор', 'лайков'] }, TOPIC)).toBe(
      'Wen Liang — автор: Wen Liang, лайков: 38.',
    );
  });
});

test('who sent a letter stands before its title, among where it lies and how it stands', () => {
  const page = `
navigation Folders:
 - [link Inbox 3]
 - [link Work]
main:
 # Starred
 - [checkbox Select: Launch checklist]
 - [button Remove star] [link Unread. Mira Lind, me 4 Inbox Work Launch checklist Thank you both. 14 Nov]
 - [checkbox Select: Photos]
 - [button Remove star] [link Nina Hart 2 Inbox Photos Here are the best. 12 Nov]
`;

  expect(
    saidTo({ what: { words: '', kind: 'message' }, count: 'all', want: 'table', tell: ['sender', 'subject'] }, page),
  ).toContain('| Launch checklist | Mira Lind, me | Launch checklist |');
});

describe('a price on a button', () => {
  const seats = (second: string) => `
## Balcony
Row 4
[button Take it for 35 €]
## Stalls
Row 1
[button ${second}]
`;

  test('is what the thing costs where nothing else says it', () => {
    const cheapest = { what: { words: '', kind: 'item' as const }, best: ['price', 'least'] as const };

    expect(saidTo(cheapest, seats('Take it for 28 €'))).toContain('Stalls');
    expect(saidTo(cheapest, seats('Take it for 48 €'))).toContain('Balcony');
  });

  test('is nothing where the thing says what it costs', () => {
    const page = seats('Take it for 28 €').replace('Row 1', 'Price: 40 €').replace('Row 4', 'Price: 30 €');

    expect(saidTo({ what: 'Stalls', tell: ['price'], want: 'value' }, page)).toContain('40');
  });
});
