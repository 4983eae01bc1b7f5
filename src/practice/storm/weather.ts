import type { Context } from 'hono';
import type { Html } from '../layout.ts';
import type { SiteEnv, Translate } from '../site.ts';
import type { StormState } from './state.ts';

/** English, then Russian; spread into `t`. */
export type Bilingual = readonly [english: string, russian: string];

export type Ctx = Context<SiteEnv<StormState>>;

export type FrontId = 'slow' | 'answers' | 'endless' | 'routes' | 'ground' | 'heavy';

/** A number that says how bad it is; the address may choose another one. */
export interface Setting {
  readonly name: string;
  readonly label: Bilingual;
  /** What a breeze, a gale and a hurricane mean here. */
  readonly values: readonly [number, number, number];
  readonly max: number;
}

export interface View {
  readonly t: Translate;
  readonly settings: Readonly<Record<string, number>>;
  /** The ready booking form, for a scene to put where it likes. */
  readonly form: Html;
  readonly query: (name: string) => string | undefined;
}

/** A request in this weather; `proceed` answers it as on a calm day. */
export interface Visit {
  readonly c: Ctx;
  readonly settings: Readonly<Record<string, number>>;
  proceed(): Promise<Response>;
}

/** One kind of trouble around one plain task: booking a seat on a ferry. */
export interface Weather {
  readonly id: string;
  readonly title: Bilingual;
  readonly about: Bilingual;
  /** On the scale of Beaufort, for the eye. */
  readonly beaufort: number;
  readonly settings?: readonly Setting[];
  /** More for the head of the page. */
  head?(view: View): Html;
  /** More fields for the form. */
  fields?(c: Ctx): Html;
  /** What stands around the form, or instead of it. */
  scene?(view: View): Html;
  /** What happens when the page is asked for. */
  open?(visit: Visit): Promise<Response>;
  /** What happens when the form is sent. */
  book?(visit: Visit): Promise<Response>;
}

export interface PlacedWeather extends Weather {
  readonly front: FrontId;
}

export const FORCES = [1, 2, 3] as const;
export type Force = (typeof FORCES)[number];

export function forceOf(c: Ctx): Force {
  return FORCES.find((force) => String(force) === c.req.query('force')) ?? 2;
}

export function settingsOf(c: Ctx, { settings = [] }: Weather): Record<string, number> {
  const force = forceOf(c);
  return Object.fromEntries(
    settings.map(({ name, values, max }) => {
      const wish = Number.parseInt(c.req.query(name) ?? '', 10);
      return [name, Number.isNaN(wish) ? values[force - 1] : Math.min(max, Math.max(0, wish))];
    }),
  ) as Record<string, number>;
}
