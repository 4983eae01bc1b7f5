import type { Words } from '../../words.ts';

export interface Download {
  readonly id: string;
  readonly label: Words;
  /** The file name the server proposes; some are meant to be awkward. */
  readonly name: string;
  readonly type: string;
  readonly content: string;
  /** Shown in the browser rather than saved. */
  readonly inline?: boolean;
  readonly note?: Words;
}

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 200]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length 74>>stream
BT /F1 20 Tf 40 120 Td (Perelin statement, November 2026: 29 EUR) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`;

export const downloads: readonly Download[] = [
  {
    id: 'statement',
    label: { en: 'Statement, November 2026', ru: 'Выписка за ноябрь 2026' },
    name: 'perelin-statement-2026-11.pdf',
    type: 'application/pdf',
    content: PDF,
  },
  {
    id: 'visits',
    label: { en: 'Visits as a table', ru: 'Посещения таблицей' },
    name: 'Посещения за ноябрь (итог) №2.csv',
    type: 'text/csv; charset=utf-8',
    content: 'date,place,visits\n2026-11-02,Harbour pool,1\n2026-11-07,Clock museum,2\n2026-11-12,Night tram 3,1\n',
    note: { en: 'name in Cyrillic', ru: 'имя кириллицей' },
  },
  {
    id: 'quotes',
    label: { en: 'House rules', ru: 'Правила клуба' },
    name: 'rules "2026"; final, really.txt',
    type: 'text/plain; charset=utf-8',
    content: 'No running at the pool. No touching of clocks.\n',
    note: { en: 'quotes and semicolon in the name', ru: 'кавычки и точка с запятой в имени' },
  },
  {
    id: 'upwards',
    label: { en: 'Old price list', ru: 'Старый прейскурант' },
    name: '../../prices.txt',
    type: 'text/plain; charset=utf-8',
    content: 'Day 5, month 25, year 250\n',
    note: { en: 'a path in the name', ru: 'путь в имени' },
  },
  {
    id: 'bare',
    label: { en: 'Backup of your settings', ru: 'Копия настроек' },
    name: 'settings',
    type: 'application/octet-stream',
    content: 'language=en\nnewsletter=no\n',
    note: { en: 'no ending', ru: 'без расширения' },
  },
  {
    id: 'double',
    label: { en: 'Invoice 4471', ru: 'Счёт 4471' },
    name: 'invoice-4471.pdf.exe',
    type: 'application/x-msdownload',
    content: 'This is text, not a program. A careful browser refuses it by its type and its name.\n',
    note: { en: 'a program by its type', ru: 'по типу — программа' },
  },
  {
    id: 'calendar',
    label: { en: 'Opening hours for your calendar', ru: 'Часы работы для календаря' },
    name: `opening-hours-${'of-all-partners-'.repeat(10)}2026.ics`,
    type: 'text/calendar; charset=utf-8',
    content:
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1@perelin.test\r\nDTSTART:20261120T070000Z\r\nSUMMARY:Harbour pool\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    note: { en: 'a very long name', ru: 'очень длинное имя' },
  },
  {
    id: 'leaflet',
    label: { en: 'Leaflet, opens in the browser', ru: 'Листовка, откроется в браузере' },
    name: 'leaflet.txt',
    type: 'text/plain; charset=utf-8',
    content: 'Perelin: one pass for pools, museums and night trams.\n',
    inline: true,
  },
];
