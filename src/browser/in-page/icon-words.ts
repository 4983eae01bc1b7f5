/** What an icon shows, told by its markup: `<use href="#trash">`, `class="icon-trash"`. A last resort for things without a name. */
export function iconWords(element: Element): string {
  const use = element.querySelector('use');
  const reference = use?.getAttribute('href') ?? use?.getAttribute('xlink:href') ?? '';
  const words = wordsIn(reference.split('#').at(-1) ?? '');
  if (words !== '') return words;
  const names = [element.querySelector('i,svg,span'), element].flatMap((one) => [...(one?.classList ?? [])]);
  return (
    names
      .filter((name) => ICON.test(name))
      .map(wordsIn)
      .find((found) => found !== '') ?? ''
  );
}

const ICON = /(^|[-_])(icon|icons|ico|glyph)([-_]|$)/i;

/** `icon-trash-can` → `trash can`. What looks made up by a machine is no word. */
function wordsIn(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !NOISE.has(word));
  return words.length > 0 && words.length <= 4 && !/\d{2}/.test(name) ? words.join(' ') : '';
}

const NOISE = new Set('icon icons ico glyph svg symbol sprite btn button lg md sm xs xl'.split(' '));
