/** More than so many nobody reads. */
export const MOST_OPTIONS = 6;
const LONGEST = 120;

/** What to call several options so that a person can tell them apart: those that are called alike, by what stands around them. */
export function optionNames<One>(
  all: readonly One[],
  nameOf: (one: One) => string,
  aroundOf: (one: One) => string,
): (one: One) => string {
  const names = all.map(nameOf);
  return (one) => {
    const name = nameOf(one);
    const isOnly = names.filter((other) => other === name).length < 2;
    return isOnly ? name : withAround(name, aroundOf(one));
  };
}

function withAround(name: string, around: string): string {
  const plain = around.replace(/\s+/g, ' ').trim();
  const rest = plain === name ? '' : plain;
  if (rest === '') return name;
  return `${name} (${rest.length > LONGEST ? `${rest.slice(0, LONGEST)}…` : rest})`;
}
