/** A number as people write it: `1 200`, `45 %`, `3,5`. Undefined when it is none. */
export function readNumber(text: string): number | undefined {
  const bare = text
    .trim()
    .replace(/[\s\u00A0\u202F]/g, '')
    .replace(/[%°]?\p{L}*$/u, '');
  if (bare === '') return undefined;
  // A comma with three digits behind it parts thousands; any other comma parts decimals.
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  const number = Number(plain);
  return Number.isNaN(number) ? undefined : number;
}
