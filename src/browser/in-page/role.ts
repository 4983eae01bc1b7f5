import { authoredName } from './alternative.ts';
import { isClobbered } from './clobbered.ts';
import { isFocusable } from './focusable.ts';
import { nativeRole } from './native-role.ts';
import type { Pass } from './pass.ts';
import { needsName, roleNamed } from './roles.ts';

/**
 * The computed role, as ARIA and the mappings of HTML and SVG give it. What has no meaning of its own is `generic` or
 * `none`, what is not mapped at all is ''. An element without a role in ARIA has the one of HTML-AAM: `html-summary`,
 * `html-input-date`, `html-video`.
 */
export function roleOf(element: Element, pass: Pass): string {
  const known = pass.roles.get(element);
  if (known !== undefined) return known;
  // A role can hang on a name, and that on roles: who comes round to the start again has to do without.
  pass.roles.set(element, 'generic');
  const role = isClobbered(element) ? 'form' : computedRole(element, pass);
  pass.roles.set(element, role);
  return role;
}

function computedRole(element: Element, pass: Pass): string {
  return atLeast(explicitRole(element, pass) ?? nativeRole(element, pass, roleOf), element);
}

function explicitRole(element: Element, pass: Pass): string | undefined {
  const words = element.getAttribute('role');
  if (!words) return undefined;
  for (const word of words.toLowerCase().split(/[\t\n\f\r ]+/)) {
    const role = roleNamed(word);
    if (role === undefined) continue;
    if (role === 'none') return mustBeExposed(element) ? undefined : role;
    if (needsName(role) && authoredName(element, pass, roleOf) === '') continue;
    return role;
  }
  return undefined;
}

/** Some attributes make an element a thing of its own, even where it means nothing else. */
function atLeast(role: string, element: Element): string {
  if ((role !== 'generic' && role !== 'none') || !element.hasAttributes()) return role;
  const isGroup =
    element.hasAttribute('popover') ||
    element.hasAttribute('autofocus') ||
    (element.getAttribute('draggable') ?? 'false') !== 'false';
  return isGroup ? 'group' : role;
}

/** Being presentational yields to the focus, and to attributes that say something about any element. */
function mustBeExposed(element: Element): boolean {
  return isFocusable(element) || GLOBAL_ATTRIBUTES.some((attribute) => element.getAttribute(attribute)?.trim());
}

const GLOBAL_ATTRIBUTES =
  `aria-atomic aria-braillelabel aria-brailleroledescription aria-busy aria-controls aria-current
  aria-describedby aria-description aria-details aria-disabled aria-dropeffect aria-errormessage aria-flowto
  aria-grabbed aria-haspopup aria-invalid aria-keyshortcuts aria-label aria-labelledby aria-live aria-owns
  aria-relevant aria-roledescription`.split(/\s+/);
