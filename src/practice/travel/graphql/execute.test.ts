import { expect, test } from 'vitest';
import { execute, type Resolvers } from './execute.ts';
import { GraphqlFault } from './fault.ts';
import { parseSchema } from './schema.ts';

const schema = parseSchema(`
  enum Size { SMALL LARGE }
  type Boat { name: String!  size: Size!  sister: Boat  "May be lost." crew: [String!] }
  input Refit { name: String!  size: Size = SMALL }
  type Query { boat(name: String!, size: Size): Boat  boats(first: Int = 2): [Boat!]! }
  type Mutation { refit(input: Refit!): Boat!  sink(name: String!): Boat }
`);

interface Harbour {
  log: string[];
}

const resolvers: Resolvers<Harbour> = {
  Query: {
    boat: (_, { name, size }) => ({ name, size: size ?? 'LARGE', sister: { name: 'Vega', size: 'SMALL' } }),
    boats: (_, { first }) => Array.from({ length: first }, (_, index) => ({ name: `Boat ${index}`, size: 'SMALL' })),
  },
  Mutation: {
    refit: (_, { input }, { log }) => {
      log.push(input.name);
      return input;
    },
    sink: (_, { name }) => {
      throw new GraphqlFault(`${name} will not sink.`, { code: 'CONFLICT' });
    },
  },
  Boat: {
    crew: () => {
      throw new GraphqlFault('The crew list is lost.', { code: 'NOT_FOUND' });
    },
  },
};

function ask(query: string, variables?: Record<string, unknown>, harbour: Harbour = { log: [] }) {
  return execute(schema, resolvers, { query, variables }, harbour);
}

test('a query gets exactly the fields it asks for, under the names it gives them', async () => {
  const answer = await ask('{ flagship: boat(name: "Lyra") { name sister { name __typename } } }');

  expect(answer).toEqual({ data: { flagship: { name: 'Lyra', sister: { name: 'Vega', __typename: 'Boat' } } } });
});

test('variables, defaults, fragments and conditions work together', async () => {
  const query = `
    query Boats($count: Int = 1, $withSize: Boolean!) { boats(first: $count) { ...Card } }
    fragment Card on Boat { name size @include(if: $withSize) }`;

  expect(await ask(query, { withSize: false })).toEqual({ data: { boats: [{ name: 'Boat 0' }] } });
  expect(await ask(query, { withSize: true, count: 2 })).toEqual({
    data: {
      boats: [
        { name: 'Boat 0', size: 'SMALL' },
        { name: 'Boat 1', size: 'SMALL' },
      ],
    },
  });
});

test('mutations run in the order in which they are written', async () => {
  const harbour: Harbour = { log: [] };

  const answer = await ask(
    'mutation ($b: Refit!) { first: refit(input: { name: "A", size: LARGE }) { size } second: refit(input: $b) { size } }',
    { b: { name: 'B' } },
    harbour,
  );

  expect(answer).toEqual({ data: { first: { size: 'LARGE' }, second: { size: 'SMALL' } } });
  expect(harbour.log).toEqual(['A', 'B']);
});

test('a mutation is not to be had as a query', async () => {
  const harbour: Harbour = { log: [] };

  const answer = await ask('query { refit(input: { name: "A" }) { name } }', {}, harbour);

  expect(answer).toEqual({
    errors: [
      {
        message: 'Cannot query field "refit" on type "Query".',
        locations: [{ line: 1, column: 9 }],
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ],
  });
  expect(harbour.log).toEqual([]);
});

test('a field that may be null takes the blame alone; the rest of the answer stands', async () => {
  const answer = await ask('{ boat(name: "Lyra") { name crew } }');

  expect(answer).toEqual({
    data: { boat: { name: 'Lyra', crew: null } },
    errors: [{ message: 'The crew list is lost.', path: ['boat', 'crew'], extensions: { code: 'NOT_FOUND' } }],
  });
});

test.each([
  ['{ boat(name: "Lyra") { name', 'Syntax Error: Expected a name, found the end of the text.'],
  ['{ boat(name: "Lyra") { % } }', 'Syntax Error: Unexpected character "%".'],
  ['subscription { boats { name } }', 'Syntax Error: Expected "query" or "mutation", found "subscription".'],
  ['{ boat(name: "Lyra") }', 'Field "boat" of type "Boat" must have a selection of subfields.'],
  ['{ boats { name { x } } }', 'Field "name" must not have a selection since type "String" has no subfields.'],
  ['{ boat { name } }', 'Field "boat" is missing the required argument "name".'],
  ['{ boat(name: "A", mast: 2) { name } }', 'Unknown argument "mast" on field "Query.boat".'],
  ['{ boat(name: $name) { name } }', 'Variable "$name" is not defined.'],
  [
    'query ($name: String!) { boat(name: $name) { name } }',
    'Variable "$name" of required type "String!" was not provided.',
  ],
  ['{ boats { ...Card } } fragment Card on Boat { ...Card }', 'Cannot spread fragment "Card" within itself.'],
])('%s is refused before anything runs', async (query, message) => {
  const answer = await ask(query);

  expect(answer.data).toBeUndefined();
  expect(answer.errors?.[0]?.['message']).toBe(message);
});

test('a value of the wrong kind is named together with its place', async () => {
  const answer = await ask('mutation ($input: Refit!) { refit(input: $input) { name } }', {
    input: { name: 'A', size: 'HUGE' },
  });

  expect(answer.errors?.[0]?.['message']).toBe('$input.size: "HUGE" does not exist in the enum "Size".');
});
