/** What an icon shows, told by its markup: `<use href="#trash">`, `class="icon-trash"`, `trash.png`. A last resort for things without a name. */
export function iconWords(element: Element): string {
  const use = element.querySelector('use');
  const reference = use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
  const words = wordsIn(reference.split('#').at(-1) ?? '');
  if (words !== '') return words;
  const parts = [element.querySelector('i,svg,span,img'), element].filter((one) => one !== null);
  const classes = parts.flatMap((one) => [...one.classList]);
  const told = [
    ...classes.filter((name) => ICON.test(name)).map(wordsIn),
    ...parts.map((one) => wordsIn(pictureFile(one))),
    ...classes.filter((name) => PLAIN_WORD.test(name)),
  ];
  return told.find((words) => words !== '') ?? '';
}

/** `url("/img/reply.png")` → `reply`. */
function pictureFile(element: Element): string {
  const source = element instanceof HTMLImageElement ? element.src : getComputedStyle(element).backgroundImage;
  return /([^/"')]+)\.(?:svg|png|gif|webp|jpe?g)\b/.exec(source)?.[1] ?? '';
}

const PLAIN_WORD = /^[a-z]{3,12}$/;
const ICON = /(^|[-_])(icon|icons|ico|glyph)([-_]|$)/i;

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

const NOISE = new Set('ui icon icons ico glyph svg symbol sprite btn button lg md sm xs xl'.split(' '));
