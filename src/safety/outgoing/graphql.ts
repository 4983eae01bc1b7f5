/** What a GraphQL document asks for, and the name it is asked under. */
export interface GraphqlOperation {
  type: 'query' | 'mutation' | 'subscription';
  name?: string;
}

const TOKENS = new RegExp(
  [
    /(?<ignored>[\s,\ufeff]+|#[^\n\r]*)/,
    /(?<string>"""(?:\\"""|[^"]|"(?!""))*"""|"(?:\\.|[^"\\\n\r])*")/,
    /(?<name>[_A-Za-z]\w*)/,
    /(?<number>-?\d[\w.+-]*)/,
    /(?<sign>\.\.\.|[!$&()[\]{}:=@|?])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gsy',
);

/** The words and signs of a document without strings, numbers and comments; nothing when it is none. */
function tokensOf(document: string): string[] | undefined {
  const tokens: string[] = [];
  let end = 0;
  for (const match of document.matchAll(TOKENS)) {
    end = match.index + match[0].length;
    const { name, sign, string, number } = match.groups ?? {};
    if (name !== undefined || sign !== undefined) tokens.push(match[0]);
    else if (string !== undefined || number !== undefined) tokens.push('""');
  }
  return end === document.length ? tokens : undefined;
}

const OPERATIONS = new Set(['query', 'mutation', 'subscription']);

/** All operations that stand in a document; nothing when it is not one that a server would understand. */
export function operationsIn(document: string): GraphqlOperation[] | undefined {
  const tokens = tokensOf(document);
  if (!tokens || tokens.length === 0) return undefined;
  const found: GraphqlOperation[] = [];
  for (let at = 0; at < tokens.length; ) {
    const word = tokens[at] ?? '';
    if (word !== '{' && word !== 'fragment' && !OPERATIONS.has(word)) return undefined;
    const body = bodyAt(tokens, at);
    if (!body) return undefined;
    if (word !== 'fragment') found.push(operationAt(tokens, at));
    at = body.end;
  }
  return found.length > 0 ? found : undefined;
}

function operationAt(tokens: readonly string[], at: number): GraphqlOperation {
  const word = tokens[at];
  const type = word === 'mutation' || word === 'subscription' ? word : 'query';
  const name = word === '{' ? undefined : tokens[at + 1];
  return { type, ...(name !== undefined && /^\w+$/.test(name) ? { name } : {}) };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Where the first braces that stand in no other brackets end: with them ends the definition. */
function bodyAt(tokens: readonly string[], start: number): { end: number } | undefined {
  const open: string[] = [];
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const closing = CLOSING[token];
    if (closing !== undefined) open.push(closing);
    else if (token === ')' || token === ']' || token === '}') {
      if (open.pop() !== token) return undefined;
      if (token === '}' && open.length === 0) return { end: at + 1 };
    }
  }
  return undefined;
}

/**
 * What runs. With a name it is the operation of that name; where that is not clear, everything that might run counts, and a
 * document that cannot be read may do anything.
 */
export function operationsThatRun(document: string, operationName: string | undefined): GraphqlOperation[] {
  const all = operationsIn(document);
  if (!all) return [{ type: 'mutation', ...(operationName ? { name: operationName } : {}) }];
  const named = operationName ? all.filter(({ name }) => name === operationName) : [];
  return named.length > 0 ? named : all;
}
