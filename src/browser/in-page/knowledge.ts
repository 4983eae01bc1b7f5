import { markAround } from './dirt.ts';
import { disturb } from './disturbances.ts';
import { type Heard, rememberListener } from './listening.ts';
import { rememberClosedRoot } from './shadow.ts';

/** Take what the browser hands over: elements that listen. Where they are tells of closed shadow roots. */
export const rememberClicks = (...nodes: unknown[]) => rememberListeners('click', nodes);
export const rememberMenus = (...nodes: unknown[]) => rememberListeners('menu', nodes);
export const rememberHovers = (...nodes: unknown[]) => rememberListeners('hover', nodes);
export const rememberDrops = (...nodes: unknown[]) => rememberListeners('drop', nodes);

/** What is acted on whether it listens or not. */
const PLAIN_CONTROLS = ['a[href]', 'button', 'input', 'select', 'summary', 'textarea']
  .map((one) => `${one}:not([role])`)
  .join();

/** Asked like this, a form cannot answer with a field of its own. */
const isPlainControl = (element: Element) => Element.prototype.matches.call(element, PLAIN_CONTROLS);

function rememberListeners(heard: Heard, nodes: readonly unknown[]): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    if (rememberListener(node, heard) && !isPlainControl(node)) markAsNews(node);
    rememberRootsAround(node);
  }
}

/** Takes closed shadow roots. */
export function rememberRoots(...roots: unknown[]): void {
  for (const root of roots) if (root instanceof ShadowRoot) rememberRootsAround(root);
}

function rememberRootsAround(node: Node): void {
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    if (root.mode === 'closed' && rememberClosedRoot(root.host, root)) markAsNews(root.host);
}

/** Who listens, or has something in it, is read otherwise from now on, and so is what is around it. */
function markAsNews(element: Element): void {
  disturb();
  markAround(element);
}
