import { shorten } from './describe.ts';
import { NOT_DRAWN } from './marked.ts';
import { nameOf } from './name.ts';
import { startPass } from './pass.ts';
import { roleOf } from './role.ts';
import { drawnParent, shadowRootOf } from './shadow.ts';
import { isUnseen } from './unseen.ts';

/** An element in words: the nearest thing around it that has a name. */
export function spoken(element: Element): string {
  const pass = startPass({ shadowRootOf });
  for (let one: Element | null = element; one; one = drawnParent(one)) {
    const role = roleOf(one, pass);
    const name = role === '' || role === 'generic' ? '' : nameOf(one, pass);
    if (name) return `${role} "${shorten(name, 60)}"${isUnseen(one, name, pass) ? ` ${NOT_DRAWN}` : ''}`;
    if (/^(dialog|alertdialog|banner|navigation|main|region|form)$/.test(role)) return role;
  }
  // As people read it: what scripts and styles say is in the text content too.
  const words = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
  return `"${shorten(words, 40)}"`;
}
