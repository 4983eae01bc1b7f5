import type { ColourName, Looks, ShapeName } from '../../observation.ts';
import { colourName, isColourful } from './colour-name.ts';
import { iconWords } from './icon-words.ts';
import { boxOf, type Pass, startPass, styleOf } from './pass.ts';
import { drawnParent, shadowRootOf } from './shadow.ts';
import { isBorderTriangle, SHAPES, shapeName } from './shape-name.ts';
import { SVG } from './svg.ts';
import type { Found } from './walked.ts';

/** What people speak of by its looks: things to press, take or choose. What is filled in is known by its words. */
const LOOKED_AT = new Set(
  'button checkbox clickable draggable focusable graphics-symbol gridcell image link listitem menuitem option radio switch tab'.split(
    ' ',
  ),
);
/** What is looked at although it has a name: a button for its colour, a choice because its name may be that of all choices. */
const NAMED = new Set(['button', 'checkbox', 'radio', 'switch']);
const TICKS = new Set(['checkbox', 'radio', 'switch']);

/** A page with more of them is no page on which somebody says "the red one". */
const MOST = 200;
/** Of what is drawn in a thing only so much is asked for its colour. */
const MOST_WITHIN = 8;
/** So many times the side of another is clearly larger. */
const CLEARLY_LARGER = 1.4;
/** As large as the largest, or as small as the smallest, but for so much. */
const NEARLY = 0.85;

/** What one thing looks like by itself. */
interface Appearance {
  found: Found;
  colour: ColourName | undefined;
  shape: ShapeName | undefined;
  extent: number;
  isNameless: boolean;
  /** Nothing is written in it. */
  isWordless: boolean;
  icon: string;
}

/**
 * What the things look like that have no name of their own, or share it with others beside them, and do not all look the
 * same; and the colours of buttons.
 */
export function looksOf(found: readonly Found[]): Map<Found, Looks> {
  const pass = startPass({ shadowRootOf });
  const twins = sharedNames(found);
  const seen = found
    .filter((one) => LOOKED_AT.has(one.control.role) && isToBeLookedAt(one, twins))
    .slice(0, MOST)
    .map((one) => remembered(one, pass));
  const looks = new Map<Found, Looks>();
  for (const group of groupsOf(seen)) addLooks(looks, group);
  return looks;
}

function isToBeLookedAt({ control, element }: Found, twins: ReadonlySet<string>): boolean {
  if (control.name === '') return control.value === undefined && isWithoutWords(element);
  return NAMED.has(control.role) || twins.has(control.name);
}

function isWithoutWords(element: Element): boolean {
  return !/\S/.test(element.textContent ?? '');
}

function sharedNames(found: readonly Found[]): Set<string> {
  const [once, twice] = [new Set<string>(), new Set<string>()];
  for (const { control } of found) (once.has(control.name) ? twice : once).add(control.name);
  return twice;
}

/** Of things that a person would compare with each other. */
function addLooks(looks: Map<Found, Looks>, group: readonly Appearance[]): void {
  const sizes = sizesIn(group);
  const [first] = group;
  const isUnlike = group.some(
    (one) => one.colour !== first?.colour || one.shape !== first?.shape || sizes.get(one) !== undefined,
  );
  // Where each has a name, and another one, they are known by it.
  const isTold = isUnlike && (group.some(({ isNameless }) => isNameless) || areNamesakes(group));
  for (const one of group) {
    const { colour, shape, extent } = one;
    const size = sizes.get(one);
    if (colour === undefined && shape === undefined && size === undefined) continue;
    looks.set(one.found, {
      ...(colour === undefined ? {} : { colour }),
      ...(shape === undefined ? {} : { shape }),
      ...(size === undefined ? {} : { size }),
      extent,
      ...(isTold || (group.length === 1 && isToldAlone(one)) ? {} : { isAside: true }),
    });
  }
}

function areNamesakes(group: readonly Appearance[]): boolean {
  return new Set(group.map(({ found }) => found.control.name)).size === 1;
}

/** One thing without a word: how it looks is all that there is to say of it. */
function isToldAlone({ colour, shape, icon, isNameless }: Appearance): boolean {
  return isNameless && icon === '' && (shape !== undefined || isColourful(colour));
}

/** Things without words that stand together, and things of one kind and name that do. */
function groupsOf(seen: readonly Appearance[]): Appearance[][] {
  const rows = Map.groupBy(seen, ({ found }) => rowOf(found.element));
  return [...rows.values()].flatMap((row) => [
    ...Map.groupBy(row, ({ found: { control }, isWordless, icon }) =>
      isWordless ? icon : `${control.role} ${control.name}`,
    ).values(),
  ]);
}

/** What holds a thing together with its neighbours: a wrapper around it alone does not. */
function rowOf(element: Element): Element | null {
  let row = drawnParent(element);
  while (row && row.childElementCount === 1 && row !== document.body) row = drawnParent(row);
  return row;
}

/** Those that are clearly larger or smaller than others of their shape. */
function sizesIn(group: readonly Appearance[]): Map<Appearance, 'big' | 'small'> {
  const sizes = new Map<Appearance, 'big' | 'small'>();
  for (const alike of Map.groupBy(group, ({ shape }) => shape).values()) {
    const extents = alike.map(({ extent }) => extent);
    const [least, most] = [Math.min(...extents), Math.max(...extents)];
    if (most < CLEARLY_LARGER * least) continue;
    for (const one of alike) {
      if (one.extent >= NEARLY * most) sizes.set(one, 'big');
      else if (one.extent * NEARLY <= least) sizes.set(one, 'small');
    }
  }
  return sizes;
}

/** A thing that nothing has happened to since it was read looks as it did. */
const appearances = new WeakMap<Found, Appearance>();

function remembered(found: Found, pass: Pass): Appearance {
  const known = appearances.get(found) ?? appearanceOf(found, pass);
  appearances.set(found, known);
  return known;
}

function appearanceOf(found: Found, pass: Pass): Appearance {
  const { control, element } = found;
  const isNameless = control.name === '';
  const isWordless = isNameless || (TICKS.has(control.role) && isWithoutWords(element));
  const shown = isWordless ? paintedWithin(element, pass) : element;
  const { width, height } = boxOf(shown ?? element, pass);
  return {
    found,
    isNameless,
    isWordless,
    colour: shown && colourOf(shown, pass),
    shape: shown && shapeOf(shown, isWordless, pass),
    extent: Math.round(Math.sqrt(width * height)),
    icon: isWordless ? iconWords(element) : '',
  };
}

/** That every button is a rectangle says nothing of one. */
function shapeOf(element: Element, isWordless: boolean, pass: Pass): ShapeName | undefined {
  const shape = shapeName(element, pass);
  const isPlainBox = element.namespaceURI !== SVG && (shape === 'square' || shape === 'rectangle');
  return isWordless || !isPlainBox ? shape : undefined;
}

/** The thing itself where it is painted, else the first thing in it that is. What has a hue is seen first. */
function paintedWithin(element: Element, pass: Pass): Element | undefined {
  const own = isPainted(element, pass) ? element : undefined;
  if (own && isColourful(paintOf(own, pass))) return own;
  const inside = [...element.querySelectorAll('*')].slice(0, MOST_WITHIN).filter((one) => isPainted(one, pass));
  const [inner] = inside;
  // Several strokes are an icon, and no shape.
  const isShape = inner !== undefined && (inside.length === 1 || inner.namespaceURI !== SVG);
  return isShape && (!own || isColourful(paintOf(inner, pass))) ? inner : own;
}

function isPainted(element: Element, pass: Pass): boolean {
  if (element.namespaceURI === SVG && !element.matches(SHAPES)) return false;
  return paintOf(element, pass) !== undefined;
}

/** The colour of what fills it; where nothing does, of what it is drawn with. */
function colourOf(element: Element, pass: Pass): ColourName | undefined {
  const paint = paintOf(element, pass);
  if (element.namespaceURI === SVG || isColourful(paint)) return paint;
  const { color, borderTopColor, borderTopWidth } = styleOf(element, pass);
  const [border, ink] = [colourName(borderTopColor), colourName(color)];
  // What is white on white is known by its border or its letters.
  const isBare = paint === undefined || paint === colourBehind(element, pass);
  if (isBare && Number.parseFloat(borderTopWidth) > 0 && isColourful(border)) return border;
  return isBare && isColourful(ink) && /\S/.test(element.textContent ?? '') ? ink : paint;
}

function paintOf(element: Element, pass: Pass): ColourName | undefined {
  const style = styleOf(element, pass);
  if (element.localName === 'line') return colourName(style.stroke);
  if (element.namespaceURI === SVG) return colourName(style.fill) ?? colourName(style.stroke);
  const gradient = /(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\([^()]*\)/.exec(style.backgroundImage)?.[0];
  return colourName(gradient ?? style.backgroundColor) ?? (isBorderTriangle(style) ? borderColour(style) : undefined);
}

function borderColour(style: CSSStyleDeclaration): ColourName | undefined {
  const sides = [style.borderTopColor, style.borderRightColor, style.borderBottomColor, style.borderLeftColor];
  return sides.map(colourName).find((name) => name !== undefined);
}

function colourBehind(element: Element, pass: Pass): ColourName {
  for (let one = drawnParent(element); one; one = drawnParent(one)) {
    const paint = one.namespaceURI === SVG ? undefined : paintOf(one, pass);
    if (paint) return paint;
  }
  return 'white';
}
