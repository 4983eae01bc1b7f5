// What nobody should see in a picture, whoever is going to look at it.

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a page says of such a field by the book. */
const AUTOCOMPLETE = /\b(?:cc-(?:number|csc|exp(?:-month|-year)?)|one-time-code|(?:current|new)-password)\b/i;
/** What people call them where the page says nothing. A word too many covers a harmless field: no loss. */
const NAMES =
  /\bcvc\b|\bcvv2?\b|\bcsc\b|\botp\b|\btotp\b|\bpin\b|card[-_ ]?(?:number|no\b)|(?:security|verification|one[-_ ]?time)[-_ ]?code|passcode|password|парол|пин-?код|номер карты|код (?:из|подтверждения|безопасности)|одноразов/iu;
/** As many boxes for one character each are a code. */
const CODE_LENGTH = 4;
/** Digits as they are printed on a card, in groups or not. */
const CARD_NUMBER = /\d(?:[ -]?\d){12,18}/g;

/** Fields that held a password before the page made them readable. */
const oncePasswords = new WeakSet<Field>();

addEventListener(
  'input',
  (event) => {
    const [target] = event.composedPath();
    if (isField(target) && target.type === 'password') oncePasswords.add(target);
  },
  { capture: true, passive: true },
);

export function isField(thing: unknown): thing is Field {
  return thing instanceof HTMLInputElement || thing instanceof HTMLTextAreaElement;
}

/** Fields that we gave a secret. */
const givenSecrets = new WeakSet<Field>();

/** From now on, whatever it becomes and holds is nobody's to see: in no picture, and in no text either. */
export function giveSecret(field: Field): void {
  oncePasswords.add(field);
  givenSecrets.add(field);
}

export function isGivenSecret(field: Field): boolean {
  return givenSecrets.has(field);
}

export function isSecretField(field: Field): boolean {
  if (field.value === '' || NEVER_TYPED.has(field.type)) return false;
  if (field.type === 'password' || oncePasswords.has(field)) return remember(field);
  return (
    AUTOCOMPLETE.test(field.autocomplete) ||
    NAMES.test(wordsAbout(field)) ||
    isOneOfManyBoxes(field) ||
    cardNumbersIn(field.value).length > 0 ||
    getComputedStyle(field).getPropertyValue('-webkit-text-security') !== 'none'
  );
}

const NEVER_TYPED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

function remember(field: Field): true {
  oncePasswords.add(field);
  return true;
}

export function wordsAbout(field: Field): string {
  const labels = [...(field.labels ?? [])].map((label) => label.textContent ?? '');
  // In names a part ends where a capital begins or an underscore stands.
  const names = [field.name, field.id].map((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' '));
  return [...names, field.placeholder, field.getAttribute('aria-label') ?? '', ...labels].join(' | ');
}

function isOneOfManyBoxes(field: Field): boolean {
  if (field.maxLength !== 1) return false;
  const group = field.closest('fieldset, form, [role="group"]') ?? field.parentElement?.parentElement;
  return (group?.querySelectorAll('input[maxlength="1"]').length ?? 0) >= CODE_LENGTH;
}

/** Where numbers of payment cards stand in a text. */
export function cardNumbersIn(text: string): [number, number][] {
  return [...text.matchAll(CARD_NUMBER)].flatMap(({ 0: found, index }): [number, number][] =>
    isCardNumber(found) ? [[index, index + found.length]] : [],
  );
}

/** Every card number carries a check digit, by Luhn's formula. */
function isCardNumber(written: string): boolean {
  const digits = [...written.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0 && sum > 0;
}
