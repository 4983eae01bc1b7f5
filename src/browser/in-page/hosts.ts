import { shadowRootOf } from './shadow.ts';
import { sideOf } from './visible.ts';

/** Elements with a shadow root anywhere in the document. Looked for once, and then when there is time for it. */
let hosts: WeakRef<Element>[] | undefined;

export function findHosts(): WeakRef<Element>[] {
  hosts = hostsIn(document).map((host) => new WeakRef(host));
  return hosts;
}

export function knownHosts(): Element[] {
  return (hosts ?? findHosts()).flatMap((host) => {
    const element = host.deref();
    return element?.isConnected ? [element] : [];
  });
}

/** So many shadow roots, those in view first. */
export function shadowRoots(most: number): ShadowRoot[] {
  findHosts();
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
