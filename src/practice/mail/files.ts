import { readFileSync } from 'node:fs';
import type { Attachment } from './model.ts';
import { makePdf } from './pdf.ts';

/** A file that came with a mail of the seed. */
export interface SeededFile extends Omit<Attachment, 'size'> {
  content: Uint8Array<ArrayBuffer>;
}

/** Every file attached to a mail of the seed; they are the same in both languages. */
export const files = {
  invoice: pdf('f-invoice', 'invoice-LP-2026-1187.pdf', [
    { text: 'Lumen Print Studio', size: 20, bold: true },
    { text: 'Quay Street 4, Northport' },
    { text: '' },
    { text: 'Invoice LP-2026-1187', size: 15, bold: true },
    { text: 'Date: 14 November 2026' },
    { text: 'Bill to: North Wharf, Alex Hartwell' },
    { text: '' },
    { text: '400 guides, 48 pages, softcover      €1,012.00' },
    { text: 'Proof print      €45.00' },
    { text: 'Delivery      €24.00' },
    { text: 'VAT 19%      €205.39' },
    { text: 'Total      €1,286.39', size: 14, bold: true },
    { text: '' },
    { text: 'Please pay by 29 November 2026.' },
    { text: 'Account: NW00 1187 2200 4471 0093' },
  ]),
  offer: pdf('f-offer', 'offer-guides.pdf', [
    { text: 'Lumen Print Studio', size: 20, bold: true },
    { text: 'Offer: 400 guides, 48 pages, softcover', size: 14 },
    { text: '€1,012.00 plus delivery, valid until 18 November 2026' },
  ]),
  electricity: pdf('f-electricity', 'brightgrid-2026-10.pdf', [
    { text: 'Brightgrid Energy', size: 20, bold: true },
    { text: 'Bill for October 2026', size: 15, bold: true },
    { text: 'Customer: Alex Hartwell, Larch Street 12' },
    { text: '' },
    { text: '214 kWh      €63.10' },
    { text: 'Base price      €10.32' },
    { text: 'To pay by 25 November 2026      €73.42', size: 14, bold: true },
  ]),
  headphones: pdf('f-headphones', 'receipt-CA-30977.pdf', [
    { text: 'Corvid Audio', size: 20, bold: true },
    { text: 'Receipt CA-30977, 11 November 2026', size: 14 },
    { text: 'Jackdaw 2 headphones, graphite      €179.00' },
    { text: 'Gift wrapping      €4.00' },
    { text: 'Delivery      €6.00' },
    { text: 'Total      €189.00', size: 14, bold: true },
  ]),
  ticket: pdf('f-ticket', 'aerolume-QX7R2M.pdf', [
    { text: 'Aerolume', size: 24, bold: true },
    { text: 'E-ticket QX7R2M', size: 15, bold: true },
    { text: 'Passenger: Alex Hartwell' },
    { text: '' },
    { text: 'AL 482   Tue 24 Nov 2026   Northport 09:35 – Lisbon 12:20   seat 14A' },
    { text: 'AL 487   Fri 27 Nov 2026   Lisbon 18:05 – Northport 22:40   seat 11F' },
    { text: '' },
    { text: 'Paid: €164.90', size: 14, bold: true },
  ]),
  budget: text('f-budget', 'budget-q4-v2.csv', 'text/csv; charset=utf-8', [
    'line,planned,actual',
    'travel,9400,7120',
    'hardware,5200,5180',
    'printing,1400,1286.39',
    'training,3000,1950',
  ]),
  minutes: text('f-minutes', 'minutes-2026-11-12.txt', 'text/plain; charset=utf-8', [
    'Minutes, Thursday 12 November 2026',
    'Present: Mira, Daniel, Vera, Tim, Alex',
    '',
    '1. The beta closes on 24 November.',
    '2. Support hours stay as they are.',
    '3. The old export is removed in January.',
  ]),
  workshop: text(
    'f-workshop',
    'accessibility-workshop.ics',
    'text/calendar; charset=utf-8',
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//North Wharf//Calendar//EN',
      'BEGIN:VEVENT',
      'UID:workshop-19@northwharf.example',
      'DTSTAMP:20261112T090000Z',
      'DTSTART:20261119T100000Z',
      'DTEND:20261119T120000Z',
      'SUMMARY:Accessibility workshop',
      'LOCATION:Room Lighthouse',
      'END:VEVENT',
      'END:VCALENDAR',
    ],
    '\r\n',
  ),
  lakeMorning: photo('f-lake-morning', 'lake-morning.svg'),
  lakeBoats: photo('f-lake-boats', 'lake-boats.svg'),
  lakeForest: photo('f-lake-forest', 'lake-forest.svg'),
  cabin: photo('f-cabin', 'cabin-first-snow.svg'),
} as const satisfies Record<string, SeededFile>;

export function seededFile(id: string): SeededFile | undefined {
  return Object.values(files).find((file) => file.id === id);
}

export function attachmentOf({ id, name, type, content }: SeededFile): Attachment {
  return { id, name, type, size: content.byteLength };
}

function pdf(id: string, name: string, lines: Parameters<typeof makePdf>[0]): SeededFile {
  return { id, name, type: 'application/pdf', content: makePdf(lines) };
}

function text(id: string, name: string, type: string, lines: readonly string[], lineEnd = '\n'): SeededFile {
  return { id, name, type, content: new TextEncoder().encode(lines.join(lineEnd) + lineEnd) };
}

function photo(id: string, name: string): SeededFile {
  const content = new Uint8Array(readFileSync(new URL(`public/${name}`, import.meta.url)));
  return { id, name, type: 'image/svg+xml', content };
}
