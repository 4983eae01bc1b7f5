import type { Redactor } from './log.ts';

/** The same value with secrets masked in all its texts. What holds none comes back as it is, the very same object. */
export function masked<T>(value: T, redactor: Redactor): T {
  return redactor.isEmpty ? value : (mask(value, redactor) as T);
}

function mask(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor.redact(value);
  if (typeof value === 'number') return isSecret(value, redactor) ? redactor.redact(String(value)) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => mask(item, redactor));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [redactor.redact(key), mask(item, redactor)] as const);
  const isSame = Object.entries(value).every(([key, item], at) => entries[at]?.[0] === key && entries[at][1] === item);
  return isSame ? value : Object.fromEntries(entries);
}

/** Data may hold a code as a number. Short ones are left alone: they are the numbers of elements and steps too. */
function isSecret(value: number, redactor: Redactor): boolean {
  const written = String(value);
  return /^\d{6,}$/.test(written) && redactor.find(written).some(([from, to]) => from === 0 && to === written.length);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
