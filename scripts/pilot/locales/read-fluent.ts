/** The one-line strings of a Fluent file (`.ftl`), by message and attribute. What has several lines or variants is left out. */
export function readFluent(text: string): Map<string, string> {
  const strings = new Map<string, string>();
  let message = '';
  for (const line of text.split('\n')) {
    const start = /^(?<key>-?[a-zA-Z][\w-]*)\s*=\s*(?<value>.*)$/.exec(line)?.groups;
    const attribute = /^\s+\.(?<key>[\w-]+)\s*=\s*(?<value>.*)$/.exec(line)?.groups;
    if (start) message = start['key'] ?? '';
    const found = start ?? attribute;
    if (found?.['value']) strings.set(start ? message : `${message}.${attribute?.['key']}`, found['value']);
  }
  return strings;
}

/** The strings of a `.properties` file. */
export function readProperties(text: string): Map<string, string> {
  const lines = text.split('\n').map((line) => /^(?<key>[^#\s=]+)\s*=\s*(?<value>.+)$/.exec(line)?.groups);
  return new Map(lines.flatMap((found) => (found ? [[found['key'] ?? '', found['value'] ?? ''] as const] : [])));
}

/** The strings of a gettext file (`.po`), by themselves: the key is the English text. */
export function readGettext(text: string): Map<string, string> {
  const entries = text.matchAll(/msgid ((?:"[^\n]*"\n)+)msgstr ((?:"[^\n]*"\n?)+)/g);
  return new Map([...entries].map(([, key = '', value = '']) => [unquoted(key), unquoted(value)]));
}

function unquoted(text: string): string {
  return [...text.matchAll(/"([^\n]*)"/g)]
    .map(([, piece = '']) => piece.replaceAll('\\n', ' ').replaceAll('\\"', '"'))
    .join('');
}
