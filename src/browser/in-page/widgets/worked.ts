/** The control that is meant: a label is there to work a field that is drawn some other way. */
export function worked(element: Element): Element {
  return element instanceof HTMLLabelElement && element.control ? element.control : element;
}
