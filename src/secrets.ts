// Secrets, as those know them who have to deal with them and must not know each other: the page, the safe, the agent.
import { LotsmanError } from './errors.ts';

/** What everybody but the page sees in the place of a secret. */
export const MASK = '***';

/** What a secret may be typed into. */
export const fieldKinds = ['password', 'username', 'code', 'card', 'any'] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** A secret as a model sees it. */
export interface UsableSecret {
  readonly name: string;
  readonly field: FieldKind;
}

/** A field into which a secret is to go: asked of the page, in the world that its scripts cannot reach. */
export interface SecretField {
  /** The origin of its document, then those of the documents around it, up to the tab's own. */
  readonly origins: readonly string[];
  /** Of an input its type; `textarea` otherwise. */
  readonly type: string;
  readonly autocomplete: string;
  /** Its name, label and placeholder. */
  readonly words: string;
  /** What is typed into it is drawn as dots. */
  readonly hidesText: boolean;
  /** It is the first of so many boxes of one character each. */
  readonly boxes: number;
  /** A field for a password stands in the same form. */
  readonly besidePassword: boolean;
}

/** What came of typing it: all of it is there, the field made something else of it, or nothing was typed. */
export type Entered = 'held' | 'other' | 'changed' | 'not taken';

/** Where a secret would go. */
export interface Destination {
  /** The address of the tab, as the browser has it. */
  readonly url: string;
  /** In words: `textbox "Password"`. */
  readonly spoken: string;
  readonly field: SecretField;
}

/** Knows secrets and gives one out only where it belongs. */
export interface Secrets {
  /** What can be used on pages of this origin. */
  namesFor(origin: string): Promise<readonly UsableSecret[]>;
  /** The value, for this one field and now; or a refusal in a sentence. */
  release(name: string, into: Destination): Promise<string>;
  /** What pages of this origin may show again, so that it can be masked before anybody reads it. */
  valuesFor(origin: string): Promise<readonly string[]>;
}

/** For whoever has none. */
export const noSecrets: Secrets = {
  namesFor: async () => [],
  release: async (name) => {
    throw noSuchSecret(name);
  },
  valuesFor: async () => [],
};

export function noSuchSecret(name: string): LotsmanError {
  return new LotsmanError('bad_input', `There is no secret called ${name}.`, {
    hint: 'Use only the secrets that you are told of; without one, let the person do it.',
  });
}

/** As it stands in the place of the value: `{{secret:mail-password}}`. */
export function placeholderFor(name: string): string {
  return `{{secret:${name}}}`;
}

const PLACEHOLDER = /^\s*\{\{\s*secret:\s*([^{}\s]+)\s*\}\}\s*$/;
const TRACE = /\{\{\s*secret:/;

/** The name in a placeholder; undefined for any other value. A secret is all that is typed, or nothing of it. */
export function secretNamed(value: unknown): string | undefined {
  const values = Array.isArray(value) ? value : [value];
  if (!values.some((one) => typeof one === 'string' && TRACE.test(one))) return undefined;
  const name = typeof value === 'string' ? PLACEHOLDER.exec(value)?.[1] : undefined;
  if (name !== undefined) return name;
  throw new LotsmanError('bad_input', 'A secret is typed alone, with nothing before it or behind it.', {
    hint: `Give the field ${placeholderFor('NAME')} and no other word.`,
  });
}

/** Whether a placeholder stands anywhere in what an action is given. */
export function mentionsSecret(input: unknown): boolean {
  return TRACE.test(JSON.stringify(input) ?? '');
}

/** The ways in which a page may write a value that it was given, besides the value itself: digits in groups. */
export function writtenForms(value: string): readonly string[] {
  const digits = value.replace(/[\s-]/g, '');
  if (!/^\d{6,19}$/.test(digits)) return [value];
  const groups = [3, 4].map((size) => digits.match(new RegExp(`\\d{1,${size}}`, 'g')) ?? []);
  return [value, digits, ...groups.flatMap((group) => [' ', '-', '\u00A0'].map((between) => group.join(between)))];
}
