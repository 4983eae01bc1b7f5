/** What was touched last, and what had the focus until then: by these an action is heard. */
let reached: Element[] = [];

export function rememberReached(element: Element | undefined): void {
  reached = [element, document.activeElement].flatMap((one) => (one ? [one, ...kin(one)] : []));
}

/** Whether an event of the action passes one of these nodes; what is gone by now may have been passed. */
export function passes(...nodes: unknown[]): boolean {
  const around = nodes.filter((node) => node instanceof Node);
  return reached.some((one) => !one.isConnected || around.some((node) => node.contains(one)));
}

/** What hears of an action on an element without being around it: its form, and what it is the label of. */
function kin(element: Element): Element[] {
  const { form, control, labels } = element as Partial<HTMLInputElement & HTMLLabelElement>;
  return [form, control, ...(labels ?? [])].filter((one) => one instanceof Element);
}
