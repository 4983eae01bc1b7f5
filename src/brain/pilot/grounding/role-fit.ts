import type { Control } from '../../../observation.ts';
import type { Kind } from '../goal.ts';
import type { Deed } from './needs.ts';
import type { Place } from './scene.ts';

type Fits = Readonly<Record<string, number>>;

/** How well a role serves a deed, 0…1. Roles that are not named here serve it as the last entry says. */
export function deedFit(deed: Deed, { role, options, states }: Control): number {
  const fits = DEEDS[deed];
  // A button that opens something is often a field in disguise: a calendar, a list, a counter.
  const opens = states.includes('collapsed') || states.includes('expanded');
  if (opens && (deed === 'write' || deed === 'choose')) return Math.max(0.6, fits[role] ?? 0);
  // A list of fixed options takes no text; what is to be written may still be one of them.
  if (deed === 'write' && options !== undefined) return 0.75;
  return fits[role] ?? fits['other'] ?? 0;
}

/** How well a role goes by the name that people give to such things, 0…1. */
export function kindFit(kind: Kind, { control, isListed, landmarks }: Place): number {
  const { role, name, states } = control;
  if (kind === 'icon') return name === '' ? 1 : (KINDS.icon?.[role] ?? 0.3);
  if (kind === 'menu' && (states.includes('collapsed') || states.includes('expanded'))) return 1;
  const fits = KINDS[kind];
  if (!fits) return 0.6;
  const fit = fits[role] ?? fits['other'] ?? 0.1;
  // Things of which there are many stand in lists, and not in those that lead around the site.
  const isThing = isListed && !landmarks.some((landmark) => AROUND.has(landmark.role));
  return fits === THINGS && !isThing ? 0.4 * fit : fit;
}

const AROUND = new Set(['navigation', 'banner', 'contentinfo']);

const FIELDS: Fits = {
  textbox: 1,
  searchbox: 1,
  combobox: 0.9,
  spinbutton: 1,
  date: 1,
  'date and time': 1,
  time: 1,
  month: 1,
  week: 1,
  colour: 0.8,
  slider: 0.7,
  listbox: 0.6,
};
const BOXES: Fits = { checkbox: 1, switch: 1, menuitemcheckbox: 1 };

const DEEDS: Readonly<Record<Deed, Fits>> = {
  press: {
    ...{ button: 1, link: 0.95, menuitem: 1, tab: 1, treeitem: 0.9, option: 0.9, clickable: 0.85, focusable: 0.5 },
    ...{ radio: 0.8, checkbox: 0.75, switch: 0.8, menuitemcheckbox: 0.9, menuitemradio: 0.9, gridcell: 0.75 },
    ...{ columnheader: 0.75, cell: 0.7, combobox: 0.45, listbox: 0.3, file: 0.6, media: 0.6, canvas: 0.5 },
    ...{ textbox: 0.3, searchbox: 0.3, spinbutton: 0.25, slider: 0.3, date: 0.4, other: 0.5 },
  },
  open: {
    ...{ link: 1, menuitem: 0.95, tab: 0.95, treeitem: 0.95, button: 0.85, clickable: 0.85, row: 0.8, option: 0.7 },
    ...{
      gridcell: 0.7,
      combobox: 0.5,
      listbox: 0.4,
      checkbox: 0.2,
      radio: 0.3,
      textbox: 0.15,
      searchbox: 0.15,
      other: 0.5,
    },
  },
  hover: { other: 0.9 },
  write: { ...FIELDS, canvas: 0.2, button: 0.1, clickable: 0.2, gridcell: 0.4, other: 0.02 },
  choose: {
    ...{ combobox: 1, listbox: 1, radio: 1, option: 1, menuitemradio: 1, checkbox: 0.85, menuitem: 0.85, tab: 0.75 },
    ...{ gridcell: 0.85, treeitem: 0.85, switch: 0.6, button: 0.65, link: 0.6, clickable: 0.7, slider: 0.5 },
    ...{
      spinbutton: 0.5,
      date: 0.8,
      'date and time': 0.7,
      time: 0.8,
      colour: 0.8,
      textbox: 0.3,
      searchbox: 0.2,
      other: 0.4,
    },
  },
  tick: {
    ...BOXES,
    ...{ radio: 0.9, option: 0.6, clickable: 0.4, button: 0.35, gridcell: 0.3, menuitem: 0.4, link: 0.1, other: 0.05 },
  },
  drag: { clickable: 1, focusable: 0.9, slider: 0.9, gridcell: 0.8, treeitem: 0.8, link: 0.6, button: 0.6, other: 0.5 },
  search: { searchbox: 1, combobox: 0.75, textbox: 0.75, button: 0.1, link: 0.05, other: 0.02 },
  submit: { button: 1, link: 0.4, clickable: 0.6, menuitem: 0.3, other: 0.02 },
  upload: { file: 1, button: 0.7, clickable: 0.5, link: 0.35, textbox: 0.1, other: 0.05 },
  close: { button: 1, link: 0.7, clickable: 0.8, menuitem: 0.5, tab: 0.5, other: 0.1 },
};

const THINGS: Fits = {
  link: 0.9,
  clickable: 0.9,
  row: 1,
  treeitem: 0.8,
  option: 0.8,
  gridcell: 0.8,
  button: 0.7,
  other: 0.6,
};

/** Kinds that say nothing of the role are not here: a message may be a link, a row or a card. */
const KINDS: Readonly<Partial<Record<Kind, Fits>>> = {
  button: { button: 1, clickable: 0.7, link: 0.5, menuitem: 0.6, switch: 0.5, tab: 0.5, file: 0.6 },
  link: { link: 1, button: 0.45, menuitem: 0.6, tab: 0.6, clickable: 0.6, treeitem: 0.6 },
  field: { ...FIELDS, file: 0.5 },
  checkbox: { ...BOXES, switch: 0.85, radio: 0.4, option: 0.4, clickable: 0.3 },
  radio: { radio: 1, menuitemradio: 0.9, option: 0.6, checkbox: 0.4, clickable: 0.4, button: 0.3 },
  switch: { switch: 1, checkbox: 0.85, button: 0.5, menuitemcheckbox: 0.7 },
  list: { combobox: 1, listbox: 1, textbox: 0.3, button: 0.4 },
  option: {
    option: 1,
    radio: 0.9,
    menuitem: 0.8,
    menuitemradio: 0.9,
    checkbox: 0.7,
    combobox: 0.6,
    listbox: 0.6,
    tab: 0.5,
    other: 0.4,
  },
  menu: { button: 0.7, combobox: 0.7, menuitem: 0.6, listbox: 0.7, link: 0.5, clickable: 0.5 },
  tab: { tab: 1, link: 0.6, button: 0.5, radio: 0.4 },
  slider: { slider: 1, spinbutton: 0.5 },
  date: {
    date: 1,
    'date and time': 1,
    textbox: 0.8,
    combobox: 0.7,
    spinbutton: 0.4,
    gridcell: 0.8,
    button: 0.5,
    month: 0.9,
    week: 0.9,
  },
  icon: { image: 0.9, button: 0.6, clickable: 0.7, link: 0.5 },
  page: { link: 1, tab: 0.7, button: 0.6, menuitem: 0.7, other: 0.4 },
  folder: { link: 1, treeitem: 1, tab: 0.8, option: 0.7, button: 0.7, clickable: 0.8, menuitem: 0.7, other: 0.4 },
  column: { columnheader: 1, button: 0.6, link: 0.5, other: 0.3 },
  row: THINGS,
  card: THINGS,
  item: THINGS,
  message: THINGS,
  picture: { ...THINGS, image: 1 },
};
