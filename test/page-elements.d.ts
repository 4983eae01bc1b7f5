// What tests do inside pages is written with the driver's types, which name elements of the DOM. No library of the DOM is loaded
// here, and the types of React declare them empty: these are the members that tests touch.
interface Element {
  // biome-ignore-start lint/suspicious/noExplicitAny: without the DOM's own types nothing more is known
  addEventListener: any;
  getAttribute: any;
  hasAttribute: any;
  indeterminate?: any;
  localName: any;
  matches: any;
  parentElement: any;
  replaceChildren: any;
  shadowRoot: any;
  // biome-ignore-end lint/suspicious/noExplicitAny: as above
}
