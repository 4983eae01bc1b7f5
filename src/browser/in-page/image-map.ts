/** The links of an image map. They have no boxes of their own: the picture has. */
export function areasOf(element: Element): HTMLAreaElement[] {
  if (!(element instanceof HTMLImageElement) || element.useMap === '') return [];
  const name = element.useMap.replace(/^#/, '');
  const map = [...document.querySelectorAll('map')].find((one) => one.name === name);
  return map
    ? [...map.areas].filter((area): area is HTMLAreaElement => area instanceof HTMLAreaElement && area.href !== '')
    : [];
}

/** Where an area of a map is drawn. */
export function boxOfArea(area: HTMLAreaElement): DOMRect {
  const map = area.closest('map');
  const image = [...document.querySelectorAll('img[usemap]')].find(
    (one) => one.getAttribute('usemap') === `#${map?.name}`,
  );
  const box = image?.getBoundingClientRect() ?? new DOMRect();
  const numbers = area.coords.split(',').map(Number);
  if (area.shape === 'default' || numbers.length < 3) return box;
  const [x = 0, y = 0, r = 0] = numbers;
  if (area.shape === 'circle') return new DOMRect(box.x + x - r, box.y + y - r, 2 * r, 2 * r);
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return new DOMRect(box.x + left, box.y + top, Math.max(...across) - left, Math.max(...down) - top);
}
