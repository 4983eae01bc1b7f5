import { z } from 'zod';
import type { Effect, Picture } from '../action.ts';
import { LotsmanError } from '../errors.ts';
import type { Observation } from '../observation.ts';
import type { Destination } from '../secrets.ts';
import type { Hands } from './hands.ts';
import type { Eyes } from './observe.ts';
import type { Outbox } from './outbox.ts';
import type { PageTools } from './page-tools.ts';
import type { Camera } from './picture.ts';
import type { Session } from './session.ts';
import type { Tab } from './tab.ts';

/** What a tool gets to work with. */
export interface Workplace {
  readonly session: Session;
  /** The tab in which the agent is. */
  readonly tab: Tab;
  readonly eyes: Eyes;
  readonly hands: Hands;
  readonly camera: Camera;
  readonly pageTools: PageTools;
  /** How the tab looked when somebody looked last: the numbers and parts that were told are of this look. */
  readonly last: Observation | undefined;
  /** Looks at all of the page, also at what is out of view. What is found there can be acted on. */
  wholePage(): Promise<Observation>;
  /** Waits until the page has come to rest, also from the actions before. False when that took longer. */
  idle(milliseconds: number): Promise<boolean>;
  /** The files that may be given to a page. */
  readonly outbox: Outbox;
  /** The value of a secret, for one field; masked from now on in all that is told. */
  release(name: string, into: Destination): Promise<string>;
  /** Goes to another tab. */
  switchTo(tab: Tab): Promise<void>;
  readonly signal: AbortSignal;
}

/** What a tool has to say: what was done, what was read, a picture. */
export interface Said {
  said: string;
  /** What was read, in the words of the page or file that it stands in. */
  read?: string;
  data?: unknown;
  picture?: Picture;
  /** What can be told only when the page has come to rest; added to what was said. */
  afterwards?: () => Promise<string>;
}

/** One action as it is written down: one file each in `tools/`. */
export interface ToolSpec<Input> {
  readonly name: string;
  readonly description: string;
  readonly effect: Effect;
  readonly input: z.ZodType<Input>;
  /** How it is called, for people and for tests: input and what it means. */
  readonly examples: readonly (readonly [input: Record<string, unknown>, meaning: string])[];
  run(input: Input, workplace: Workplace): Promise<string | Said>;
}

/** One action. From this one value come the model's tool list, the MCP tool, the command line and the reference page. */
export interface Tool extends Omit<ToolSpec<unknown>, 'run'> {
  /** Reads the input, or says in one sentence what is wrong with it. */
  prepare(input: unknown): (workplace: Workplace) => Promise<Said>;
}

export function defineTool<Input>({ run, ...tool }: ToolSpec<Input>): Tool {
  return {
    ...tool,
    prepare(input) {
      const read = tool.input.safeParse(input ?? {});
      if (!read.success) throw misunderstood(tool, read.error);
      return async (workplace) => {
        const said = await run(read.data, workplace);
        return typeof said === 'string' ? { said } : said;
      };
    },
  };
}

function misunderstood({ name, input }: Pick<ToolSpec<unknown>, 'name' | 'input'>, error: z.ZodError): LotsmanError {
  const wrong = error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  return new LotsmanError('bad_input', `${name} does not understand its input: ${wrong.join('; ')}.`, {
    hint: `It takes ${JSON.stringify(z.toJSONSchema(input, { io: 'input' })['properties'])}`,
  });
}

/** The number of an element, as an observation gave it. Words that hold one number are understood: `[12]`, `"12"`. */
export const elementId = z
  .preprocess(
    (given) => (typeof given === 'string' ? Number(/^\D*(\d+)\D*$/.exec(given)?.[1] ?? Number.NaN) : given),
    z.int().positive(),
  )
  .describe('Number of the element, from the newest observation.');
