import type { Outgoing } from '../../outgoing.ts';
import { cardNumbersIn } from './card-number.ts';
import { type Contents, contentsOf } from './contents.ts';
import type { Field } from './flatten.ts';
import { ibansIn } from './iban.ts';
import { lastName, nameWords } from './name-words.ts';

/** What a request carries that must not go astray. */
export interface Sensitive {
  card: boolean;
  iban: boolean;
  password: boolean;
  code: boolean;
}

export function sensitiveIn(outgoing: Outgoing, { fields }: Contents = contentsOf(outgoing)): Sensitive {
  return {
    card: fields.some(holdsCard),
    iban: fields.some(({ value }) => ibansIn(value).length > 0),
    password: fields.some(isPassword),
    code: fields.some(isCode),
  };
}

const PASSWORDS = new Set(
  'password passwd pwd passphrase userpassword newpassword oldpassword currentpassword confirmpassword passwordconfirm пароль passwort kennwort contraseña contrasena senha motdepasse mdp wachtwoord hasło haslo parola şifre sifre 密码 パスワード'.split(
    ' ',
  ),
);

export function isPassword({ name, value }: Field): boolean {
  if (value === '' || /^(?:true|false|null|0|1)$/.test(value)) return false;
  const words = nameWords(lastName(name));
  if (words.some((word) => PASSWORDS.has(word))) return true;
  return words.at(-1) === 'pass' || /mot.?de.?passe/i.test(name);
}

const ONE_TIME = new Set(
  'otp totp 2fa mfa tfa onetimecode otpcode smscode passcode tan verificationcode securitycode authcode'.split(' '),
);
/** What may stand before "code" when it opens a door; a postal code or a promotion code does not. */
const OPENS = new Set(
  'sms otp one time verification verify security auth authentication login confirm confirmation 2fa mfa two factor pin access email phone'.split(
    ' ',
  ),
);

export function isCode({ name, value }: Field): boolean {
  if (!/^[\s-]*(?:[\dA-Za-z][\s-]*){4,10}$/.test(value) || !/\d/.test(value)) return false;
  const words = nameWords(lastName(name));
  if (words.some((word) => ONE_TIME.has(word))) return true;
  // `2fa` and the like fall into pieces.
  if (/2fa|two.?factor|one.?time/i.test(name)) return true;
  return (
    words.at(-1) === 'code' && words.slice(0, -1).every((word) => OPENS.has(word)) && /^\s*\d[\d\s-]{3,9}$/.test(value)
  );
}

/** A number that says which thing is meant may look like a card by chance. */
const NUMBERS_OF_THINGS =
  /(?:^|[^a-z])(?:ids?|uuid|guid|ean|gtin|isbn|upc|sku|barcode|asin|ts|time|timestamp|date|hash|token|nonce|cursor)$/;

export function holdsCard({ name, value }: Field): boolean {
  const words = nameWords(lastName(name)).join(' ');
  if (NUMBERS_OF_THINGS.test(words) && !/card|\bpan\b|\bcc\b/.test(words)) return false;
  return cardNumbersIn(value).length > 0;
}
