import type { Entered, SecretField } from '../../secrets.ts';
import { elementOf, type LocalId } from './ids.ts';
import { type Field, giveSecret, isField, wordsAbout } from './masks.ts';
import { boxesFrom } from './widgets/code-boxes.ts';
import { worked } from './widgets/worked.ts';

/** What a field is for, and in whose documents it stands. Undefined for what is no field for text. */
export function secretField(id: LocalId): SecretField | undefined {
  const field = fieldOf(id);
  return field && factsOf(field);
}

/**
 * Puts a secret into a field that is still what it was when the secret was given out. Asked and done in one breath: typed key
 * by key, a part of it could land in a frame that takes the focus meanwhile.
 */
export function enterSecret(id: LocalId, secret: string, seen: SecretField): Entered {
  const field = fieldOf(id);
  if (!field || !isStill(seen, factsOf(field))) return 'changed';
  const boxes = boxesFrom(field);
  if (boxes.length > 1) return enterInBoxes(boxes, secret);
  if (!insert(field, secret)) return 'not taken';
  return bare(field.value) === bare(secret) ? 'held' : 'other';
}

/** Words beside a field may come and go with the focus; whose it is and what it is for may not. */
function isStill(before: SecretField, now: SecretField): boolean {
  const [was, is] = [before, now].map(({ origins, type, autocomplete }) => [type, autocomplete, ...origins].join('\n'));
  return was === is;
}

function enterInBoxes(boxes: readonly HTMLInputElement[], code: string): Entered {
  for (const [index, character] of [...code].entries()) {
    const box = boxes[index];
    // The last character may send the form, and the page may have taken all at once.
    if (!box?.isConnected) break;
    if (!insert(box, character)) return 'not taken';
  }
  const held = boxes.map(({ value }) => value).join('');
  return held === code || held === '' ? 'held' : 'other';
}

/** As if typed: the page hears of it, and it can be undone. */
function insert(field: Field, text: string): boolean {
  giveSecret(field);
  field.focus({ preventScroll: true });
  const root = field.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot) || root.activeElement !== field) return false;
  field.select();
  return document.execCommand('insertText', false, text);
}

function fieldOf(id: LocalId): Field | undefined {
  const shown = elementOf(id);
  const element = shown && worked(shown);
  return isField(element) ? element : undefined;
}

function factsOf(field: Field): SecretField {
  const { form } = field;
  return {
    // Not `location.origin`: that of a sandboxed frame is what its address says, and not what it is.
    origins: [self.origin, ...location.ancestorOrigins],
    type: field instanceof HTMLInputElement ? field.type : 'textarea',
    autocomplete: field.autocomplete,
    words: wordsAbout(field),
    hidesText: getComputedStyle(field).getPropertyValue('-webkit-text-security') !== 'none',
    boxes: boxesFrom(field).length,
    besidePassword: form !== null && [...form.elements].some((one) => one !== field && isPassword(one)),
  };
}

function isPassword(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === 'password';
}

/** Fields write cards and codes in groups. */
function bare(text: string): string {
  return text.replace(/[\s-]/g, '');
}
