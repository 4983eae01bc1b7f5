import { ordinal } from './counter-style.ts';
import { type Counted, type Pass, type Pseudo, styleOf } from './pass.ts';
import { eachRenderedChild } from './tree.ts';

/** The instances of a counter at a pseudo-element, the outermost first. The browser tells only that there is a counter. */
export function countersAt(element: Element, pseudo: Pseudo, counter: string, pass: Pass): readonly number[] {
  if (counter === 'list-item') {
    const item = element.closest('li');
    return item ? [ordinal(item)] : [];
  }
  pass.counters ??= new Count(pass).of(document.documentElement);
  return pass.counters[pseudo].get(element)?.get(counter) ?? [];
}

/** Counting asks for the style of everything on the page; past this a number in a name is not worth the time. */
const MOST_ELEMENTS = 10_000;

interface Instance {
  /** The counter is seen by this element's other children too. */
  readonly within: Element;
  value: number;
}

/** Counts through the document in its order, as the CSS module on lists says. */
class Count {
  readonly #counters = new Map<string, Instance[]>();
  readonly #counted = { '::before': new Map(), '::after': new Map() } satisfies Counted;
  readonly #pass: Pass;
  #elements = 0;

  constructor(pass: Pass) {
    this.#pass = pass;
  }

  of(root: Element): Counted {
    this.#visit(root, root);
    return this.#counted;
  }

  #visit(element: Element, parent: Element): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) return;
    const style = styleOf(element, this.#pass);
    if (style.display === 'none') return;
    this.#apply(style, parent);
    this.#visitPseudo(element, '::before');
    eachRenderedChild(element, this.#pass, (child) => {
      if (child instanceof Element) this.#visit(child, element);
    });
    this.#visitPseudo(element, '::after');
    for (const instances of this.#counters.values()) {
      while (instances.at(-1)?.within === element) instances.pop();
    }
  }

  #visitPseudo(element: Element, pseudo: Pseudo): void {
    const style = getComputedStyle(element, pseudo);
    const { content } = style;
    if (content === 'none' || content === 'normal' || style.display === 'none') return;
    this.#apply(style, element);
    if (!content.includes('counter')) return;
    const values = [...this.#counters].map(([name, instances]) => [name, instances.map(({ value }) => value)] as const);
    this.#counted[pseudo].set(element, new Map(values));
  }

  #apply({ counterReset, counterIncrement, counterSet }: CSSStyleDeclaration, within: Element): void {
    for (const [name, value] of pairs(counterReset)) {
      const instances = this.#instances(name);
      const last = instances.at(-1);
      if (last?.within === within) last.value = value;
      else instances.push({ within, value });
    }
    for (const [name, value] of pairs(counterIncrement)) this.#instance(name, within).value += value;
    for (const [name, value] of pairs(counterSet)) this.#instance(name, within).value = value;
  }

  /** The innermost instance; one that nobody has reset begins here. */
  #instance(name: string, within: Element): Instance {
    const instances = this.#instances(name);
    const last = instances.at(-1);
    if (last) return last;
    const first = { within, value: 0 };
    instances.push(first);
    return first;
  }

  #instances(name: string): Instance[] {
    const known = this.#counters.get(name);
    if (known) return known;
    const instances: Instance[] = [];
    this.#counters.set(name, instances);
    return instances;
  }
}

/** `a 1 b 2`, or `none`. */
function pairs(value: string): [string, number][] {
  if (value === 'none' || value === '') return [];
  return Array.from(value.matchAll(/(\S+) (-?\d+)/g), ([, name = '', number]) => [name, Number(number)]);
}
