/** The strings of a value made of objects and lists, by their path. */
export function readTree(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, child]) => [...readTree(child, `${path}/${key}`)]));
}
