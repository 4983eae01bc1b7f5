import type { FieldKind, SecretField } from '../../secrets.ts';

/** Whether a field is one for such a secret. Where the page says by the book what it is for, that alone counts. */
export function fits(kind: FieldKind, field: SecretField): boolean {
  if (!TYPED.test(field.type)) return false;
  if (kind === 'any') return true;
  const said = saidKind(field.autocomplete);
  return said === undefined ? LOOKS[kind](field) : said === kind;
}

/** Text can be typed into these, and nothing is searched for with it. */
const TYPED = /^(?:text|password|email|tel|url|number|textarea)$/;

/** What the tokens of `autocomplete` stand for. */
const TOKENS: Readonly<Record<string, FieldKind>> = {
  'current-password': 'password',
  'new-password': 'password',
  username: 'username',
  email: 'username',
  'one-time-code': 'code',
};

function saidKind(autocomplete: string): FieldKind | undefined {
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  if (tokens.some((token) => token.startsWith('cc-'))) return 'card';
  return tokens.map((token) => TOKENS[token]).find((kind) => kind !== undefined);
}

const CARD = /\bcvc\b|\bcvv2?\b|\bcsc\b|card|карт/iu;
const CODE =
  /\bcode\b|\botp\b|\btotp\b|\b2fa\b|\bmfa\b|\bpin\b|passcode|authenticator|verif|one[- ]time|(?<!\p{L})код(?!\p{L})|подтвержд|одноразов/iu;
const USER = /user|log[- ]?in|e-?mail|account|phone|логин|почт|телефон|пользовател/iu;

/** Where the page says nothing. A password is never told by words alone: those are for anybody to write. */
const LOOKS: Readonly<Record<Exclude<FieldKind, 'any'>, (field: SecretField) => boolean>> = {
  password: ({ type, hidesText, boxes }) => (type === 'password' || hidesText) && boxes < 2,
  username: ({ type, hidesText, words, besidePassword }) =>
    type !== 'password' && !hidesText && (type === 'email' || besidePassword || USER.test(words)),
  code: ({ boxes, words }) => boxes > 1 || (CODE.test(words) && !CARD.test(words)),
  card: ({ words }) => CARD.test(words),
};
