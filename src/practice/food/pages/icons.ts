import { html, raw } from 'hono/html';
import type { Html } from '../../layout.ts';

const shapes = {
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4.5 4.5"/>',
  pin: '<path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21Z"/><circle cx="12" cy="9.5" r="2.5"/>',
  bag: '<path d="M5 8h14l-1 12H6L5 8Z"/><path d="M9 10V7a3 3 0 0 1 6 0v3"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  scooter:
    '<circle cx="6.5" cy="17" r="2.5"/><circle cx="18" cy="17" r="2.5"/><path d="M9 17h6l1.5-5L14 5h-3M4 12.5h6v4"/>',
  receipt: '<path d="M6 3h12v18l-3-2-3 2-3-2-3 2V3Z"/><path d="M9 8h6M9 12h6"/>',
  back: '<path d="M19 12H5m6-6-6 6 6 6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="9.5" rx="2"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  chili: '<path d="M15 6c4 3 3 12-9 13 5-2 6-5 6-9 0-3 1-4 3-4Zm0 0c0-1.5 1-2.5 2.5-2.5"/>',
  bin: '<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13"/>',
  close: '<path d="M6 6l12 12M18 6 6 18"/>',
} as const;

export function icon(name: keyof typeof shapes): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${raw(shapes[name])}</svg>`;
}

export const star = html`<svg class="star" viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2.8 2.8 6 6.5.8-4.8 4.5 1.3 6.5L12 17.3l-5.8 3.3 1.3-6.5L2.700 9.600l6.5-.8L12 2.8Z" /></svg>`;
