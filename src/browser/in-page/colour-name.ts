import type { ColourName } from '../../observation.ts';

/** A colour in its parts, from 0 to 1 each. */
interface Channels {
  red: number;
  green: number;
  blue: number;
  alpha: number;
}

/** Less of a colour than this is not seen as one. */
const FAINTEST = 0.25;

const known = new Map<string, ColourName | undefined>();
/** Enough for any page; afterwards it starts again. */
const MOST_KNOWN = 1_000;

/** The plain word for a colour as CSS writes it; none for what lets through what is behind it. */
export function colourName(css: string): ColourName | undefined {
  if (known.has(css)) return known.get(css);
  if (known.size >= MOST_KNOWN) known.clear();
  const channels = channelsOf(css);
  const name = channels && channels.alpha >= FAINTEST ? nameOf(channels) : undefined;
  known.set(css, name);
  return name;
}

/** Whether a colour has a hue: not black, white or something between. */
export function isColourful(name: ColourName | undefined): boolean {
  return name !== undefined && name !== 'black' && name !== 'grey' && name !== 'white';
}

function nameOf({ red, green, blue }: Channels): ColourName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const chroma = most - least;
  const lightness = (most + least) / 2;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  if (chroma < 0.1 || saturation < 0.12 || most < 0.2) return greyName(lightness);
  const hue = hueOf({ red, green, blue }, most, chroma);
  if (isBrown(hue, lightness, saturation)) return 'brown';
  if ((hue >= 292 || hue < 15) && lightness > 0.68) return 'pink';
  if (hue >= 255 && hue < 322 && lightness < 0.4) return 'purple';
  if (hue >= 175 && hue < 235 && lightness > 0.64) return 'light blue';
  return HUES.find(({ to }) => hue < to)?.name ?? 'red';
}

function greyName(lightness: number): ColourName {
  if (lightness > 0.94) return 'white';
  return lightness < 0.18 ? 'black' : 'grey';
}

/** Where on the wheel each colour ends, in degrees. */
const HUES: readonly { to: number; name: ColourName }[] = [
  { to: 15, name: 'red' },
  { to: 42, name: 'orange' },
  { to: 68, name: 'yellow' },
  { to: 162, name: 'green' },
  { to: 192, name: 'turquoise' },
  { to: 255, name: 'blue' },
  { to: 292, name: 'purple' },
  { to: 322, name: 'magenta' },
  { to: 345, name: 'pink' },
];

/** Dark orange, and dull dark red. */
function isBrown(hue: number, lightness: number, saturation: number): boolean {
  if (hue >= 48) return false;
  return (hue >= 15 && lightness < 0.4) || (lightness < 0.45 && saturation < 0.62);
}

function hueOf({ red, green, blue }: Omit<Channels, 'alpha'>, most: number, chroma: number): number {
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360;
  return most === green ? 60 * ((blue - red) / chroma + 2) : 60 * ((red - green) / chroma + 4);
}

function channelsOf(css: string): Channels | undefined {
  if (css === '' || css === 'none' || css === 'transparent' || css.startsWith('url(')) return undefined;
  const plain = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(css);
  if (!plain) return paintedChannels(css);
  const [red = 0, green = 0, blue = 0] = plain.slice(1, 4).map((part) => Number(part) / 255);
  return { red, green, blue, alpha: Number(plain[4] ?? 1) };
}

/** There are many ways to write a colour; whoever paints with it knows them all. */
function paintedChannels(css: string): Channels | undefined {
  const brush = new OffscreenCanvas(1, 1).getContext('2d');
  if (!brush) return undefined;
  brush.fillStyle = css;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
  return { red, green, blue, alpha };
}
