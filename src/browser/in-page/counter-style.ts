/** A number in one of the counter styles of CSS; the ones not known here count in decimals. */
export function numeral(value: number, style: string): string {
  switch (style) {
    case 'none':
      return '';
    case 'disc':
      return '•';
    case 'circle':
      return '◦';
    case 'square':
      return '▪';
    case 'decimal-leading-zero':
      return value >= 0 && value < 10 ? `0${value}` : String(value);
    case 'lower-alpha':
    case 'lower-latin':
      return lettered(value, 'abcdefghijklmnopqrstuvwxyz');
    case 'upper-alpha':
    case 'upper-latin':
      return lettered(value, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    case 'lower-greek':
      return lettered(value, 'αβγδεζηθικλμνξοπρστυφχψω');
    case 'lower-roman':
      return roman(value).toLowerCase();
    case 'upper-roman':
      return roman(value);
    default:
      return String(value);
  }
}

/** What stands before a list item by default. */
export function markerText(style: string, item: Element): string {
  if (style.startsWith('"')) return style.slice(1, -1);
  // The triangle of a summary shows a state, not a text.
  if (style === 'none' || style.startsWith('disclosure-')) return '';
  if (style === 'disc' || style === 'circle' || style === 'square') return `${numeral(0, style)} `;
  return `${numeral(ordinal(item), style)}. `;
}

/** The number of an item in its list, as HTML counts it. */
export function ordinal(item: Element): number {
  const list = item.closest('ol, ul, menu');
  const isReversed = list instanceof HTMLOListElement && list.reversed;
  const step = isReversed ? -1 : 1;
  let passed = 0;
  for (let one: Element | null = item; one; one = one.previousElementSibling) {
    if (one.localName !== 'li') continue;
    const value = Number.parseInt(one.getAttribute('value') ?? '', 10);
    if (!Number.isNaN(value)) return value + step * passed;
    passed += 1;
  }
  if (!(list instanceof HTMLOListElement)) return passed;
  const start = isReversed && !list.hasAttribute('start') ? list.querySelectorAll(':scope > li').length : list.start;
  return start + step * (passed - 1);
}

function lettered(value: number, letters: string): string {
  if (value < 1) return String(value);
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor((rest - 1) / letters.length)) {
    text = letters.charAt((rest - 1) % letters.length) + text;
  }
  return text;
}

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let text = '';
  for (const [worth, letters] of ROMAN) {
    for (; rest >= worth; rest -= worth) text += letters;
  }
  return text;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];
