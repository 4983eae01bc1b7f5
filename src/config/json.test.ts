import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFault, readJson } from './json.ts';

test('a fault is found where a person would put the finger', () => {
  expect(readJson('{\n  "a": 1,\n  b: 2\n}')).toEqual({ ok: false, spot: { line: 3, column: 3 } });
  expect(readJson('{"a": 1,}')).toEqual({ ok: false, spot: { line: 1, column: 9 } });
  expect(readJson('{"a": "x')).toEqual({ ok: false, spot: { line: 1, column: 9 } });
  expect(readJson('')).toEqual({ ok: false, spot: { line: 1, column: 1 } });
  expect(readJson('{} x')).toEqual({ ok: false, spot: { line: 1, column: 4 } });
});

test('a file that an editor began with a byte order mark is read all the same', () => {
  expect(readJson('\uFEFF{"a": 1}')).toEqual({ ok: true, value: { a: 1 } });
});

test('the walk agrees with JSON.parse on any text', () => {
  const broken = fc
    .tuple(fc.json(), fc.nat(), fc.nat(3), fc.constantFrom('', '"', ',', '{', ']', ':', '\\', '0', ' ', '\n', 'e'))
    .map(
      ([json, at, cut, piece]) =>
        json.slice(0, at % (json.length + 1)) + piece + json.slice((at % (json.length + 1)) + cut),
    );

  fc.assert(
    fc.property(fc.oneof(fc.json(), broken, fc.string()), (text) => {
      let valid = true;
      try {
        JSON.parse(text);
      } catch {
        valid = false;
      }
      expect(firstFault(text) === undefined).toBe(valid);
    }),
    { numRuns: 1_000 },
  );
});
