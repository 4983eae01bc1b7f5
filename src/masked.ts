import type { Redactor } from './log.ts';

/** The same value with secrets masked in all its texts. What holds none comes back as it is, the very same object. */
export function masked<T>(value: T, redactor: Redactor): T {
  return redactor.isEmpty ? value : (mask(value, redactor) as T);
}

function mask(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor.redact(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => mask(item, redactor));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [redactor.redact(key), mask(item, redactor)] as const);
  const isSame = Object.entries(value).every(([key, item], at) => entries[at]?.[0] === key && entries[at][1] === item);
  return isSame ? value : Object.fromEntries(entries);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
