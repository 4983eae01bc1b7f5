import type { Pass } from './pass.ts';

/**
 * The `label` elements of a control in the order of the document. All labels of a tree are asked for their control once:
 * the other way round, each control would search the whole tree for its labels.
 */
export function labelsOf(control: Element, pass: Pass): readonly Element[] {
  return labelsIn(control.getRootNode(), pass).get(control) ?? [];
}

function labelsIn(root: Node, pass: Pass): ReadonlyMap<Element, readonly Element[]> {
  const known = pass.labels.get(root);
  if (known) return known;
  const labels = new Map<Element, Element[]>();
  pass.labels.set(root, labels);
  if (!(root instanceof Document || root instanceof DocumentFragment)) return labels;
  for (const label of root.querySelectorAll('label')) {
    if (!label.control) continue;
    const others = labels.get(label.control);
    if (others) others.push(label);
    else labels.set(label.control, [label]);
  }
  return labels;
}
