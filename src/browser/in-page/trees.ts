import { shadowRootOf } from './shadow.ts';

/** The document and every shadow root in it, however deep. */
export function everyTree(scope: Document | ShadowRoot = document): (Document | ShadowRoot)[] {
  const trees = [scope];
  for (const element of scope.querySelectorAll('*')) {
    const root = shadowRootOf(element);
    if (root) trees.push(...everyTree(root));
  }
  return trees;
}
