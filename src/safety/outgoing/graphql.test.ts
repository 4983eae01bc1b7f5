import fc from 'fast-check';
import { expect, test } from 'vitest';
import { operationsIn, operationsThatRun } from './graphql.ts';

test.each([
  ['{ me { name } }', [{ type: 'query' }]],
  ['query Me { me }', [{ type: 'query', name: 'Me' }]],
  ['query mutation { a }', [{ type: 'query', name: 'mutation' }]],
  ['{ mutation { delete } }', [{ type: 'query' }]],
  ['query A { a(text: "mutation B { b }") }', [{ type: 'query', name: 'A' }]],
  ['query A { a(text: """ } mutation B { b \\""" } """) }', [{ type: 'query', name: 'A' }]],
  ['# mutation\nquery A { a }', [{ type: 'query', name: 'A' }]],
  ['fragment mutation on X { a } query A { ...mutation }', [{ type: 'query', name: 'A' }]],
  ['query A($in: In = { a: [{ b: 1 }] }) @live(if: { x: "}" }) { a }', [{ type: 'query', name: 'A' }]],
  ['mutation($id: ID!) { delete(id: $id) }', [{ type: 'mutation' }]],
  ['subscription S { s }', [{ type: 'subscription', name: 'S' }]],
  [
    'query A { a } mutation B { b }',
    [
      { type: 'query', name: 'A' },
      { type: 'mutation', name: 'B' },
    ],
  ],
])('%s', (document, operations) => {
  expect(operationsIn(document)).toEqual(operations);
});

test.each([
  '',
  'shoes',
  'mutation',
  'query A {',
  'query A { a ) }',
  '{ a } b',
  'fragment X on Y { z }',
  '"{ a }"',
  '{ a } “',
])('"%s" is no document', (text) => {
  expect(operationsIn(text)).toBeUndefined();
});

test('the name says which operation runs; where it is not clear, all of them may', () => {
  const both = 'query A { a } mutation B { b }';

  expect(operationsThatRun(both, 'A')).toEqual([{ type: 'query', name: 'A' }]);
  expect(operationsThatRun(both, 'B')).toEqual([{ type: 'mutation', name: 'B' }]);
  expect(operationsThatRun(both, undefined)).toContainEqual({ type: 'mutation', name: 'B' });
  expect(operationsThatRun(both, 'C')).toContainEqual({ type: 'mutation', name: 'B' });
  expect(operationsThatRun('query A {', 'A')).toEqual([{ type: 'mutation', name: 'A' }]);
});

const name = fc.constantFrom('A', 'B', 'mutation', 'query', 'subscription', 'fragment', 'x1', '_');
const text = fc
  .string({ unit: fc.constantFrom('a', '{', '}', '(', '#', ' ', 'mutation M { m }', '\\"', "'") })
  .map((inside) => `"${inside}"`);
const block = fc
  .string({ unit: fc.constantFrom('a', '{', '}', '"', '#', '\n', 'mutation M { m }', '\\"""') })
  .filter((inside) => !/"""/.test(inside.replaceAll('\\"""', '')) && !inside.endsWith('"') && !inside.endsWith('\\'))
  .map((inside) => `"""${inside}"""`);
const value = fc.oneof(text, block, fc.constant('1'), fc.constant('[{ a: 1 }]'), fc.constant('$v'));
const noise = fc.constantFrom(' ', '\n', ', ', ' # mutation M { m }\n', '\ufeff ');
const selection = fc
  .tuple(name, value, noise, name)
  .map(([one, given, between, other]) => `{${between}${one}(a: ${given})${between}${other} { b } }`);
const definition = (keyword: string) =>
  fc
    .tuple(fc.option(name, { nil: '' }), value, selection, noise)
    .map(
      ([called, given, body, between]) =>
        `${between}${keyword} ${called}($v: T = ${given === '$v' ? '1' : given})${between}${body}${between}`,
    );

test('a document with a mutation that may run is never taken for a query', () => {
  const others = fc.array(
    fc.oneof(
      definition('query'),
      selection,
      name.chain((one) => definition(`fragment ${one} on`)),
    ),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(
      others,
      definition('mutation'),
      others,
      fc.option(name, { nil: undefined }),
      (before, mutation, after, asked) => {
        const document = [...before, mutation, ...after].join('');
        const running = operationsThatRun(document, asked);
        const isAnotherAsked = asked !== undefined && running.every((one) => one.name === asked);

        expect(isAnotherAsked || running.some(({ type }) => type === 'mutation')).toBe(true);
      },
    ),
    { numRuns: 10_000 },
  );
});

test('a document without one is a query, whatever its texts and comments say', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(definition('query'), selection), { minLength: 1, maxLength: 3 }), (parts) => {
      expect(operationsThatRun(parts.join(''), undefined).every(({ type }) => type === 'query')).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});

test('any text is read without a stumble', () => {
  const any = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('mutation', 'query', '{', '}', '(', ')', '"', '"""', '\\', '#', '\n', ' a ') }),
  );
  fc.assert(
    fc.property(any, fc.option(fc.string(), { nil: undefined }), (document, asked) => {
      expect(operationsThatRun(document, asked).length).toBeGreaterThan(0);
    }),
    { numRuns: 10_000 },
  );
});
