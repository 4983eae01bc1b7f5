/** Whether the focus can be moved here, by keyboard or by script. */
export function isFocusable(element: Element): boolean {
  if (element.matches(':disabled')) return false;
  if (/^[\t\n\f\r ]*[+-]?\d/.test(element.getAttribute('tabindex') ?? '')) return true;
  return (element instanceof HTMLElement || element instanceof SVGElement) && element.tabIndex >= 0;
}
