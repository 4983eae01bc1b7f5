/** A number that stands for a text; different texts hardly ever share one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    hash ^= text.charCodeAt(place);
    hash = Math.imul(hash, 0x01000193);
  }
  return mixed(hash);
}

/** A number that stands for the two in this order. */
export function joined(first: number, second: number): number {
  return mixed(Math.imul(first, 0x9e3779b1) + second + 0x7f4a7c15);
}

function mixed(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
