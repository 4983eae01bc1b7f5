import { shadowRootOf } from './shadow.ts';

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

export function shadowRoots(most: number): ShadowRoot[] {
  return knownHosts()
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
