const PATHS = {
  takeoff:
    '<path d="M3 20h18M4.5 13.5 3 10l1.6-.4 2.3 1.9 4-1.1L7 4.6l1.9-.5 6.2 5 4.2-1.2c1-.3 2 .3 2.2 1.2.2.8-.3 1.6-1.2 1.9L6.6 14.8c-.9.2-1.7-.3-2.1-1.3z"/>',
  land: '<path d="M3 20h18M4 11V6.5l1.5.4 1.2 2.6 4 1.1V4.5l1.9.5 3.2 7.2 4.2 1.2c1 .3 1.5 1.2 1.3 2.1-.2.8-1.1 1.3-2 1L5.5 12.9C4.6 12.6 4 12 4 11z"/>',
  swap: '<path d="M7 8h13m0 0-3.5-3.5M20 8l-3.5 3.5M17 16H4m0 0 3.5-3.5M4 16l3.5 3.5"/>',
  calendar: '<path d="M4 9h16M8 3v4m8-4v4M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"/>',
  people:
    '<path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6.5 9c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2.1.9 3.5 2.9 3.5 5.5"/>',
  left: '<path d="m14.5 5-7 7 7 7"/>',
  right: '<path d="m9.5 5 7 7-7 7"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  search: '<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2 5 5"/>',
  bag: '<path d="M8 8V5a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zm3 0v12m6-12v12"/>',
  backpack:
    '<path d="M9 6V5a3 3 0 0 1 6 0v1m-8 15h10a2 2 0 0 0 2-2v-8a5 5 0 0 0-5-5h-4a5 5 0 0 0-5 5v8a2 2 0 0 0 2 2zm2-6h6m-6-4h6"/>',
  heart: '<path d="M12 20s-8-4.8-8-10.6A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20z"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  alert:
    '<path d="M12 8v5m0 3.5v.1M10.3 4.3 2.8 17.5A2 2 0 0 0 4.5 20.5h15a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z"/>',
  filters:
    '<path d="M4 7h9m5 0h2M4 17h3m5 0h8M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zm-6 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"/>',
  pin: '<path d="M12 21s7-6.3 7-11.5A7 7 0 0 0 5 9.5C5 14.7 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z"/>',
} as const;

/** A small line drawing beside words that say the same. */
export function icon(name: keyof typeof PATHS): Node {
  const template = document.createElement('template');
  template.innerHTML = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
  return template.content;
}
