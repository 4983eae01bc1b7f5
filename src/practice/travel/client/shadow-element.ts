import baseStyles from './base.css?inline';
import { CURRENCY_CHANGED } from './currency-changed.ts';

const sheets = new Map<string, CSSStyleSheet>();

function sheet(styles: string): CSSStyleSheet {
  const known = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) known.replaceSync(styles);
  sheets.set(styles, known);
  return known;
}

/** An element that draws itself once, when it first enters the page, into a shadow root of its own. */
export abstract class ShadowElement extends HTMLElement {
  protected readonly root: ShadowRoot;
  #drawn = false;

  constructor(styles: readonly string[], init: ShadowRootInit = { mode: 'open' }) {
    super();
    this.root = this.attachShadow(init);
    this.root.adoptedStyleSheets = [baseStyles, ...styles].map(sheet);
  }

  connectedCallback(): void {
    if (this.#drawn) return;
    this.#drawn = true;
    this.draw();
  }

  protected abstract draw(): void;

  /** Prices come from the server in the visitor's currency, so whoever shows them asks again when it changes. */
  protected onCurrencyChange(listen: () => void): void {
    document.addEventListener(CURRENCY_CHANGED, () => {
      if (this.isConnected) listen();
    });
  }
}
