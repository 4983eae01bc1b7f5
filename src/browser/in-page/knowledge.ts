import { rememberListener } from './clickable.ts';
import { everythingIsDirty } from './dirt.ts';
import { disturb } from './disturbances.ts';
import { rememberClosedRoot } from './shadow.ts';

/** Takes what the browser hands over: elements that listen to clicks. Where they are tells of closed shadow roots. */
export function rememberListeners(...nodes: unknown[]): void {
  for (const node of nodes) {
    if (!(node instanceof Element)) continue;
    rememberListener(node);
    rememberRootsAround(node);
  }
  disturb();
  everythingIsDirty();
}

/** Takes closed shadow roots. */
export function rememberRoots(...roots: unknown[]): void {
  for (const root of roots) if (root instanceof ShadowRoot) rememberRootsAround(root);
  disturb();
  everythingIsDirty();
}

function rememberRootsAround(node: Node): void {
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    if (root.mode === 'closed') rememberClosedRoot(root.host, root);
}
