/** More than so many nobody reads. */
export const MOST_OPTIONS = 6;
const LONGEST = 120;

/**
 * What to call several options so that a person can tell them apart: those that are called alike, by what stands around them, and where that is
 * the same too, by their place.
 */
export function optionNames<One>(
  all: readonly One[],
  nameOf: (one: One) => string,
  aroundOf: (one: One) => string,
): (one: One) => string {
  const names = all.map(nameOf);
  const told = all.map((one, at) => (isOnly(names, names[at]) ? nameOf(one) : withAround(nameOf(one), aroundOf(one))));
  return (one) => {
    const at = all.indexOf(one);
    const name = told[at] ?? nameOf(one);
    return at < 0 || isOnly(told, name) ? name : `${name} #${at + 1}`;
  };
}

function isOnly(names: readonly string[], name: string | undefined): boolean {
  return names.filter((other) => other === name).length < 2;
}

function withAround(name: string, around: string): string {
  const plain = around.replace(/\s+/g, ' ').trim();
  const rest = plain === name || name.includes(`“${plain}”`) ? '' : plain;
  if (rest === '') return name;
  return `${name} (${rest.length > LONGEST ? `${rest.slice(0, LONGEST)}…` : rest})`;
}
