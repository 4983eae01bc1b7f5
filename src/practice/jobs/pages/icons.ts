import { html, raw } from 'hono/html';
import type { Html } from '../../layout.ts';
import { type Company, companies } from '../data/companies.ts';

const shapes = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  pin: '<path d="M12 21s7-6 7-11.5a7 7 0 0 0-14 0C5 15 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  heart: '<path d="M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z"/>',
  briefcase: '<rect x="4" y="8" width="16" height="11" rx="2"/><path d="M9 8V5.5h6V8M4 13h16"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  home: '<path d="m4 11 8-7 8 7v9h-5v-6H9v6H4v-9Z"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  file: '<path d="M7 3h7l4 4v14H7V3Z"/><path d="M14 3v4h4M10 13h5M10 17h5"/>',
  back: '<path d="M19 12H5m6-6-6 6 6 6"/>',
  close: '<path d="M7 7l10 10M17 7 7 17"/>',
  people:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 5.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.2 2.7 3.5 5.5"/>',
} as const;

export function icon(name: keyof typeof shapes): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(shapes[name])}</svg>`;
}

const marks = [
  '<circle cx="20" cy="20" r="9"/><circle cx="28" cy="28" r="9" opacity=".6"/>',
  '<path d="M12 34V18l12-8 12 8v16H12Z" opacity=".6"/><path d="M20 34V24h8v10z"/>',
  '<path d="M10 30c8 0 6-14 14-14s6 14 14 14" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M24 9 38 33H10L24 9Z"/><path d="M24 39 14 22h20L24 39Z" opacity=".5"/>',
  '<rect x="11" y="11" width="12" height="12" rx="3"/><rect x="25" y="25" width="12" height="12" rx="3"/><rect x="25" y="11" width="12" height="12" rx="6" opacity=".6"/><rect x="11" y="25" width="12" height="12" rx="6" opacity=".6"/>',
  '<path d="M24 10a14 14 0 1 0 14 14H24V10Z"/><path d="M28 8a13 13 0 0 1 12 12H28V8Z" opacity=".6"/>',
];

/** The sign over the employer's door. */
export function companyMark(company: Company): Html {
  const mark = marks[companies.indexOf(company) % marks.length] ?? '';
  return html`<svg class="mark" viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="12" fill="${company.colour}" /><g fill="#fff">${raw(mark)}</g></svg>`;
}
