import type { Redactor } from '../../log.ts';
import type { Result, Trouble } from './wire.ts';

/** The same answer with secrets masked. A picture stays as it is. */
export function redacted({ text, value, picture }: Result, redactor: Redactor): Result {
  return {
    value: JSON.parse(redactor.redactJson(JSON.stringify(value ?? null))),
    ...(text === undefined ? {} : { text: redactor.redact(text) }),
    ...(picture === undefined ? {} : { picture }),
  };
}

export function redactedTrouble({ code, message, hint }: Trouble, redactor: Redactor): Trouble {
  return {
    code,
    message: redactor.redact(message),
    ...(hint === undefined ? {} : { hint: redactor.redact(hint) }),
  };
}
