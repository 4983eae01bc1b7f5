// What there is to act on in a page, found without any of our own code: put into pages before their own scripts, it
// takes down who listens to clicks and which shadow roots are closed, and answers `findTargets` when it is asked.

const CLICKS = new Set(['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'dblclick']);
const NATIVE = `a[href],button,input:not([type=hidden]),select,textarea,details > summary:first-of-type,
  [contenteditable=""],[contenteditable=true],[contenteditable=plaintext-only],video[controls],audio[controls]`;
const WIDGETS = new Set(
  `button checkbox combobox link listbox menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton
  switch tab textbox treeitem`.split(/\s+/),
);

type Listeners = Map<string, Set<unknown>>;
const listening = new WeakMap<EventTarget, Listeners>();
const closedRoots = new WeakMap<Element, ShadowRoot>();

const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (this: Element, init) {
  const root = attachShadow.call(this, init);
  closedRoots.set(this, root);
  return root;
};
const { addEventListener, removeEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, listener, options) {
  if (listener && CLICKS.has(type) && this instanceof Element) {
    const known: Listeners = listening.get(this) ?? new Map();
    listening.set(this, known);
    known.set(type, (known.get(type) ?? new Set()).add(listener));
  }
  addEventListener.call(this, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (this: EventTarget, type: string, listener, options) {
  listening.get(this)?.get(type)?.delete(listener);
  removeEventListener.call(this, type, listener, options);
};

/** The part of this document that shows through the windows around it. */
interface Window {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Marks every target that a click reaches now with a number, from this one on, and says how many there are. */
function findTargets(first: number, visible: Window): number {
  const candidates = allElements(document).filter((element) => isTarget(element) && isShown(element));
  const known = new Set(candidates);
  const targets = candidates.filter((element) => isHit(element, known, visible));
  for (const [index, element] of targets.entries()) element.setAttribute('data-bench-target', String(first + index));
  return targets.length;
}

function allElements(scope: ParentNode): Element[] {
  return [...scope.querySelectorAll('*')].flatMap((element) => {
    const root = element.shadowRoot ?? closedRoots.get(element);
    return root ? [element, ...allElements(root)] : [element];
  });
}

function isTarget(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return false;
  if (element.matches(NATIVE)) return true;
  if (WIDGETS.has(element.getAttribute('role')?.trim().toLowerCase() ?? '')) return true;
  if (element instanceof HTMLLabelElement && element.control && !isShown(element.control)) return true;
  return (listensItself(element) || hasHandOfItsOwn(element)) && !fillsTheView(element);
}

function listensItself(element: Element): boolean {
  if (element instanceof HTMLElement && (element.onclick || element.onmousedown || element.onpointerdown)) return true;
  return [...(listening.get(element)?.values() ?? [])].some((listeners) => listeners.size > 0);
}

function hasHandOfItsOwn(element: Element): boolean {
  if (element instanceof HTMLLabelElement && element.control) return false;
  const parent = parentOf(element);
  return getComputedStyle(element).cursor === 'pointer' && (!parent || getComputedStyle(parent).cursor !== 'pointer');
}

/** Where a framework listens for the whole page nobody means to click the page. */
function fillsTheView(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width * height > innerWidth * innerHeight * 0.5;
}

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= 3 && height >= 3;
}

/** A click somewhere on it is for it, and not for another target in it or over it. */
function isHit(element: Element, targets: ReadonlySet<Element>, visible: Window): boolean {
  const box = element.getBoundingClientRect();
  const left = Math.max(box.left, visible.left);
  const top = Math.max(box.top, visible.top);
  const width = Math.min(box.right, visible.right) - left;
  const height = Math.min(box.bottom, visible.bottom) - top;
  if (width < 2 || height < 2) return false;
  return POINTS.some(([across, down]) => {
    const hit = deepestAt(left + width * across, top + height * down);
    for (let one: Element | null = hit; one; one = parentOf(one)) if (targets.has(one)) return one === element;
    return false;
  });
}

const POINTS = [0.5, 0.25, 0.75].flatMap((down) => [0.5, 0.25, 0.75].map((across) => [across, down] as const));

function deepestAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (;;) {
    const root: ShadowRoot | null | undefined = found && (found.shadowRoot ?? closedRoots.get(found));
    const inside: Element | null | undefined = root?.elementFromPoint(x, y);
    if (!inside || inside === found) return found;
    found = inside;
  }
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** Where the document in a frame begins, how large it is, and whether it is drawn. */
function frameBox(frame: Element) {
  const { left, top } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x: left + frame.clientLeft + Number.parseFloat(paddingLeft),
    y: top + frame.clientTop + Number.parseFloat(paddingTop),
    width: frame.clientWidth,
    height: frame.clientHeight,
    drawn: frame.checkVisibility(),
  };
}

Object.assign(globalThis, { findTargets, frameBox });
