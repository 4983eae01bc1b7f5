/**
 * What an icon shows, told by its markup: `<use href="#trash">`, `class="icon-trash"`, `data-icon="trash"`, `trash.png`, `id="send-reply"`.
 * A last resort for things without a name.
 */
export function iconWords(element: Element): string {
  const use = element.querySelector('use');
  const reference = use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
  const words = wordsIn(reference.split('#').at(-1) ?? '');
  if (words !== '') return words;
  const parts = [element.querySelector('i,svg,span,img'), element].filter((one) => one !== null);
  const classes = parts.flatMap((one) => [...one.classList]);
  const told = [
    ...classes.filter((name) => ICON.test(name)).map(wordsIn),
    ...parts.flatMap((one) => DATA.map((name) => wordsIn(one.getAttribute(name) ?? ''))),
    ...parts.map((one) => wordsIn(pictureFile(one))),
    ...classes.filter((name) => PLAIN_WORD.test(name)),
    ...parts.filter((one) => isSmall(one) && !isPatch(one)).map(({ id }) => wordsIn(id)),
  ];
  return told.find((words) => words !== '') ?? '';
}

/** `url("/img/reply.png")` → `reply`. */
function pictureFile(element: Element): string {
  const source = element instanceof HTMLImageElement ? element.src : getComputedStyle(element).backgroundImage;
  return /([^/"')]+)\.(?:svg|png|gif|webp|jpe?g)\b/.exec(source)?.[1] ?? '';
}

/** A larger thing is no icon: its id tells where in the page it is, rather than what it shows. */
function isSmall(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= LARGEST && height <= LARGEST;
}

const LARGEST = 64;

/** A plain patch of colour is told by its looks, whatever the page calls it. */
function isPatch(element: Element): boolean {
  const { backgroundColor } = getComputedStyle(element);
  return element.children.length === 0 && !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
}

const PLAIN_WORD = /^[a-z]{3,12}$/;
/** As icons are named by hand, and in the fonts that hold nothing but icons. */
const ICON = /(^|[-_])(icon|icons|ico|glyph)([-_]|$)|^(fa|bi|mdi|ri|ti|la|glyphicon|octicon|codicon|lucide|feather)-/i;
const DATA = ['data-icon', 'data-action', 'data-name'];

/** `icon-trash-can` → `trash can`. What looks made up by a machine is no word. */
function wordsIn(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => (word.length > 1 || COMPASS.test(word)) && !NOISE.has(word));
  return words.length > 0 && words.length <= 4 && !/\d{2}/.test(name) ? words.join(' ') : '';
}

/** As arrows are called. */
const COMPASS = /^[nsew]$/;

const NOISE = new Set(
  (
    'ui icon icons ico glyph svg symbol sprite btn button lg md sm xs xl ' +
    'fa bi mdi ri ti la glyphicon octicon codicon lucide feather solid regular fw'
  ).split(' '),
);
