import { canvas } from './canvas.ts';
import { listenForNativeControls } from './declared.ts';
import { endlessMap } from './endless-map.ts';
import { formElements } from './form-elements.ts';
import { gestures } from './gestures.ts';
import { inputs } from './inputs.ts';
import { layers } from './layers.ts';
import { oddities } from './oddities.ts';
import { patterns } from './patterns.ts';
import { clear, exhibitId, refresh } from './record.ts';
import { shadows } from './shadows.ts';
import { structures } from './structures.ts';

const behaviours: Record<string, (stage: HTMLElement) => void> = {
  ...inputs,
  ...patterns,
  ...structures,
  ...layers,
  ...shadows,
  ...formElements,
  ...canvas,
  ...endlessMap,
  ...gestures,
  ...oddities,
};

listenForNativeControls();
const stage = document.querySelector<HTMLElement>('.stage');
if (stage) behaviours[exhibitId]?.(stage);

document.getElementById('refresh-record')?.addEventListener('click', () => void refresh());
document.getElementById('clear-record')?.addEventListener('click', () => void clear());
// Frames speak to the server themselves and then tell the page that there is news.
window.addEventListener('message', (event) => {
  if ((event.data as { recorded?: unknown }).recorded === exhibitId && window.top === window) void refresh();
});
for (const frame of document.querySelectorAll('.stage iframe[sandbox]'))
  frame.addEventListener('load', () => void refresh());

// On a narrow screen the list of exhibits starts folded.
const side = document.querySelector<HTMLDetailsElement>('details.side');
if (side && window.matchMedia('(max-width: 860px)').matches) side.open = false;
const list = document.querySelector<HTMLElement>('.side nav');
const here = document.querySelector<HTMLElement>('.side [aria-current]');
// Not scrollIntoView: it would move the page as well.
if (list && here) list.scrollTop = here.offsetTop - list.clientHeight / 2;

const search = document.querySelector<HTMLInputElement>('.search input');
search?.addEventListener('input', () => {
  const wanted = search.value.trim().toLowerCase();
  for (const item of document.querySelectorAll<HTMLElement>('.side li'))
    item.hidden = !item.textContent.toLowerCase().includes(wanted);
  for (const section of document.querySelectorAll<HTMLElement>('.side section'))
    section.hidden = !section.querySelector('li:not([hidden])');
});
