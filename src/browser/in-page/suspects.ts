/** Elements that may have a closed shadow root, which only the browser can tell. Each is asked about once at a size. */
const asked = new WeakMap<Element, string>();
let suspects: Element[] = [];

/** HTML allows a shadow root on these, and on elements with a dash in their name. */
const HOSTS = new Set(
  'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(' '),
);
/** So many are asked about at a time. */
const MOST = 24;
/** An empty element of a given size is looked into when it is large enough for something to act on. */
const LARGE = 1_500;

export function suspect(element: Element, box: DOMRect): void {
  if (suspects.length >= MOST || box.width === 0 || box.height === 0) return;
  const size = `${box.width} ${box.height}`;
  if (asked.get(element) === size) return;
  asked.set(element, size);
  suspects.push(element);
}

/** Made by the page and with no root that we can see, or drawn as if something were in it though there is nothing. */
export function looksLikeHost(element: Element): boolean {
  return element.localName.includes('-');
}

export function looksFilled(element: Element, box: DOMRect): boolean {
  if (!HOSTS.has(element.localName)) return false;
  if (box.width * box.height >= LARGE) return true;
  // Nothing in it and no height given: what makes it as high as it is?
  return box.height > 4 && String(element.computedStyleMap().get('height')) === 'auto';
}

export function countSuspects(): number {
  return suspects.length;
}

export function takeSuspects(): Element[] {
  const taken = suspects;
  suspects = [];
  return taken;
}
