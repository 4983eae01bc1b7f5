/** The one element that must be there. */
export function need<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}`);
  return found;
}

export function all<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found[] {
  return [...root.querySelectorAll<Found>(selector)];
}

export function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  return element;
}

/** What `data-value` says. */
export function dataValue(element: Element): string {
  return element.getAttribute('data-value') ?? '';
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The neighbour to which an arrow, Home or End leads; nothing for other keys. */
export function neighbour<Item>(items: readonly Item[], current: Item | undefined, key: string): Item | undefined {
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const from = current === undefined ? -1 : items.indexOf(current);
  return items[(from + step + items.length) % items.length];
}

/** Moves the one tab stop of a group. */
export function focusOnly(items: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  chosen.focus();
}

export function isPress(event: KeyboardEvent): boolean {
  return event.key === 'Enter' || event.key === ' ';
}

/** Calls back while the pointer drags, in coordinates of the element, and once when it lets go. */
export function onDrag(
  element: HTMLElement,
  move: (x: number, y: number, event: PointerEvent) => void,
  end: (x: number, y: number, event: PointerEvent) => void = () => {},
): void {
  const at = (event: PointerEvent) => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top, event] as const;
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    move(...at(event));
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) move(...at(event));
  });
  element.addEventListener('pointerup', (event) => {
    if (element.hasPointerCapture(event.pointerId)) end(...at(event));
  });
}
