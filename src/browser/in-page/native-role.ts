import { authoredName, type RoleOf } from './alternative.ts';
import { isFocusable } from './focusable.ts';
import type { Pass } from './pass.ts';
import { isMeaningless } from './roles.ts';
import { nativeSvgRole, SVG } from './svg.ts';
import { ancestorMatching, parentOf } from './tree.ts';

/** The role an element has without a `role` attribute. */
export function nativeRole(element: Element, pass: Pass, roleOf: RoleOf): string {
  if (element.namespaceURI === SVG) return nativeSvgRole(element);
  const { localName } = element;
  const fixed = FIXED.get(localName);
  if (fixed !== undefined) return fixed;
  switch (localName) {
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : 'generic';
    case 'aside':
      return asideRole(element, pass, roleOf);
    case 'footer':
      return ancestorMatching(element, SECTIONS_AND_MAIN) ? 'sectionfooter' : 'contentinfo';
    case 'header':
      return ancestorMatching(element, SECTIONS_AND_MAIN) ? 'sectionheader' : 'banner';
    case 'img':
      return imageRole(element, pass, roleOf);
    case 'input':
      return element instanceof HTMLInputElement ? inputRole(element) : 'generic';
    case 'li':
      return meaningfulParentRole(element, pass, roleOf) === 'list' ? 'listitem' : 'generic';
    case 'section':
      return isNamed(element, pass, roleOf) ? 'region' : 'generic';
    case 'select':
      return element instanceof HTMLSelectElement && (element.multiple || element.size > 1) ? 'listbox' : 'combobox';
    case 'summary':
      return isSummaryOfDetails(element) ? 'html-summary' : 'generic';
    case 'tbody':
    case 'td':
    case 'tfoot':
    case 'th':
    case 'thead':
    case 'tr':
      return tableRole(element, pass, roleOf);
    default:
      return 'generic';
  }
}

function asideRole(element: Element, pass: Pass, roleOf: RoleOf): string {
  const scope = ancestorMatching(element, SECTIONS_AND_MAIN);
  const landmark = scope === null || scope.matches('main, [role~="main"]') || isNamed(element, pass, roleOf);
  return landmark ? 'complementary' : 'generic';
}

function imageRole(element: Element, pass: Pass, roleOf: RoleOf): string {
  const alt = element.getAttribute('alt');
  if (alt?.trim()) return 'image';
  const hasPicture = element.getAttribute('src') || element.getAttribute('srcset');
  // An empty alt says that the image means nothing, which the tooltip does not change.
  if (alt === null && (hasPicture || element.getAttribute('title')?.trim())) return 'image';
  const isLabelled = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  return (isLabelled && isNamed(element, pass, roleOf)) || isFocusable(element) ? 'image' : 'none';
}

function inputRole(input: HTMLInputElement): string {
  const { type } = input;
  switch (type) {
    case 'button':
    case 'image':
    case 'reset':
    case 'submit':
      return 'button';
    case 'checkbox':
      return input.hasAttribute('switch') ? 'switch' : 'checkbox';
    case 'email':
    case 'search':
    case 'tel':
    case 'text':
    case 'url':
      if (input.hasAttribute('list') && input.list) return 'combobox';
      return type === 'search' ? 'searchbox' : 'textbox';
    case 'hidden':
      return '';
    case 'number':
      return 'spinbutton';
    case 'radio':
      return 'radio';
    case 'range':
      return 'slider';
    default:
      return `html-input-${type}`;
  }
}

/** The parts of a table mean something only as long as the table does. */
function tableRole(element: Element, pass: Pass, roleOf: RoleOf): string {
  const table = element.closest('table');
  const role = table ? roleOf(table, pass) : '';
  if (role !== 'table' && role !== 'grid' && role !== 'treegrid') return 'generic';
  switch (element.localName) {
    case 'tr':
      return 'row';
    case 'td':
      return role === 'table' ? 'cell' : 'gridcell';
    case 'th':
      return headerRole(element);
    default:
      return 'rowgroup';
  }
}

function headerRole(header: Element): string {
  switch (header.getAttribute('scope')?.toLowerCase()) {
    case 'col':
    case 'colgroup':
      return 'columnheader';
    case 'row':
    case 'rowgroup':
      return 'rowheader';
  }
  const row = header.parentElement;
  const isAmongData = row?.querySelector(':scope > td') != null;
  return isAmongData && row.parentElement?.localName !== 'thead' ? 'rowheader' : 'columnheader';
}

function isSummaryOfDetails(element: Element): boolean {
  const details = element.parentElement;
  return details?.localName === 'details' && details.querySelector(':scope > summary') === element;
}

function meaningfulParentRole(element: Element, pass: Pass, roleOf: RoleOf): string {
  for (let parent = parentOf(element, pass); parent; parent = parentOf(parent, pass)) {
    const role = roleOf(parent, pass);
    if (!isMeaningless(role)) return role;
  }
  return '';
}

function isNamed(element: Element, pass: Pass, roleOf: RoleOf): boolean {
  return authoredName(element, pass, roleOf) !== '';
}

const SECTIONS_AND_MAIN = `article, aside, main, nav, section,
  [role~="article"], [role~="complementary"], [role~="main"], [role~="navigation"], [role~="region"]`;

const FIXED = new Map(
  Object.entries({
    abbr: 'html-abbr',
    address: 'group',
    article: 'article',
    audio: 'html-audio',
    blockquote: 'blockquote',
    button: 'button',
    canvas: 'html-canvas',
    caption: 'caption',
    cite: 'html-cite',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    del: 'deletion',
    details: 'group',
    dfn: 'term',
    dialog: 'dialog',
    dir: 'list',
    div: 'generic',
    dl: 'list',
    dt: 'term',
    em: 'emphasis',
    embed: 'html-embed',
    fieldset: 'group',
    figcaption: 'caption',
    figure: 'figure',
    form: 'form',
    frame: 'html-frame',
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    hgroup: 'group',
    hr: 'separator',
    iframe: 'html-iframe',
    ins: 'insertion',
    kbd: 'html-kbd',
    label: 'html-label',
    legend: 'html-legend',
    main: 'main',
    map: 'html-map',
    mark: 'mark',
    math: 'math',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    object: 'html-object',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    rp: 'html-rp',
    rt: 'html-rt',
    ruby: 'html-ruby',
    s: 'deletion',
    search: 'search',
    span: 'generic',
    strong: 'strong',
    sub: 'subscript',
    sup: 'superscript',
    table: 'table',
    textarea: 'textbox',
    time: 'time',
    ul: 'list',
    var: 'html-var',
    video: 'html-video',
    // Not mapped: these show nothing by themselves.
    base: '',
    br: '',
    col: '',
    colgroup: '',
    head: '',
    link: '',
    meta: '',
    noscript: '',
    param: '',
    picture: '',
    script: '',
    slot: '',
    source: '',
    style: '',
    template: '',
    title: '',
    track: '',
    wbr: '',
  }),
);
