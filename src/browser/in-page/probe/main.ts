// For tests: what we say of a snippet's element with the id "it".
import { descriptionOf } from '../description.ts';
import { nameOf } from '../name.ts';
import { type Pass, startPass } from '../pass.ts';
import { roleOf } from '../role.ts';

function probe(snippet: string) {
  document.body.setHTMLUnsafe(snippet);
  const element = find(document);
  if (!element) throw new Error(`Nothing has the id "it" in ${snippet}`);
  return probeElement(element);
}

function probeElement(element: Element, shadowRootOf: Pass['shadowRootOf'] = (host) => host.shadowRoot) {
  const pass = startPass({ shadowRootOf });
  return { role: roleOf(element, pass), name: nameOf(element, pass), description: descriptionOf(element, pass) };
}

function find(root: Document | ShadowRoot): Element | undefined {
  const here = root.getElementById('it');
  if (here) return here;
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot ? find(shadowRoot) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

const probes = { probe, probeElement };
export type Probes = typeof probes;
Object.assign(globalThis, probes);
