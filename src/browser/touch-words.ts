/** What each tool is called in the few words that people read while it happens. */
const VERBS: Readonly<Record<string, string>> = {
  click: 'click',
  click_at: 'click',
  type: 'type',
  press: 'press',
  hover: 'point at',
  hover_at: 'point at',
  drag: 'drag',
  drag_at: 'drag',
  select_text: 'select',
  scroll: 'scroll',
  select: 'choose',
  check: 'tick',
  set: 'set',
  upload: 'upload',
  fill: 'fill in',
};
const LONGEST_NAME = 40;

/** `click · Add to cart` */
export function touchWords(tool: string, spoken: string | undefined): string {
  const verb = VERBS[tool] ?? tool.replaceAll('_', ' ');
  const name = spoken === undefined ? '' : nameIn(spoken);
  return [verb, name].filter((part) => part !== '').join(' · ');
}

/** The name out of `button "Add to cart"`, or the role where there is none. */
function nameIn(spoken: string): string {
  const name = (/"(.+)"$/s.exec(spoken)?.[1] ?? spoken.replace(/ ""$/, '')).replace(/\s+/g, ' ').trim();
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
