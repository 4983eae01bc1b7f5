import { shadowRootOf } from './shadow.ts';
import { sideOf } from './visible.ts';

/** Elements with an open shadow root anywhere in the document. Found when there is time for it, not during a look. */
let hosts: WeakRef<Element>[] = [];

export function findHosts(): void {
  hosts = hostsIn(document).map((host) => new WeakRef(host));
}

export function knownHosts(): Element[] {
  return hosts.flatMap((host) => {
    const element = host.deref();
    return element?.isConnected ? [element] : [];
  });
}

/** So many shadow roots, those in view first. */
export function shadowRoots(most: number): ShadowRoot[] {
  const inView = Map.groupBy(knownHosts(), (host) => sideOf(host.getBoundingClientRect()) === 'in');
  return [...(inView.get(true) ?? []), ...(inView.get(false) ?? [])]
    .slice(0, most)
    .flatMap((host) => shadowRootOf(host) ?? []);
}

function hostsIn(scope: ParentNode): Element[] {
  const found: Element[] = [];
  for (const element of scope.querySelectorAll('*')) {
    const root = shadowRootOf(element);
    if (root) found.push(element, ...hostsIn(root));
  }
  return found;
}
