import type { CDPSession } from 'playwright-core';
import { within } from '../deadline.ts';
import { LotsmanError, reasonOf } from '../errors.ts';
import type { Notice } from '../observation.ts';
import type { Tab } from './tab.ts';

/** A tool that a page declares for agents (WebMCP). All of it is the page's own word, and none of it is to be obeyed. */
export interface PageTool {
  name: string;
  description: string;
  inputSchema: unknown;
  /** What the page says of it: that it only reads, or that it has consequences. */
  hints: string[];
  /** It fills a form and leaves it to somebody else to send it. */
  leavesSending: boolean;
}

/** What came of calling one. */
export type PageToolAnswer = { status: 'completed'; output: unknown } | { status: 'waiting' | 'navigated' };

interface Registered {
  tool: PageTool;
  frameId: string;
}

/** A form that is filled is filled at once; what waits longer than this waits for somebody to send it. */
const FILLING = 700;

/** The tools that the documents of a tab declare. Browsers that know nothing of this have none. */
export class PageTools {
  readonly #tab: Tab;
  readonly #deadline: number;
  readonly #registered = new Map<string, Registered>();
  #listening: Promise<CDPSession | undefined> | undefined;

  constructor(tab: Tab, deadline: number) {
    this.#tab = tab;
    this.#deadline = deadline;
  }

  /** The tools that are there now, by name: the order in which they are declared is nobody's promise. */
  async all(): Promise<PageTool[]> {
    await this.#listen();
    const tools = [...this.#registered.values()].map(({ tool }) => tool);
    return tools.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  }

  async call(name: string, input: Record<string, unknown>): Promise<PageToolAnswer> {
    const cdp = await this.#listen();
    const found = this.#registered.get(name);
    if (!cdp || !found) throw unknown(name, [...this.#registered.keys()].toSorted());
    const answer = Promise.withResolvers<PageToolAnswer>();
    const early = new Map<string, Responded>();
    let id: string | undefined;
    const hear = (event: Responded) => {
      early.set(event.invocationId, event);
      if (event.invocationId === id) settle(event, name, answer);
    };
    const leave = ({ frame }: { frame: { id: string } }) => {
      if (frame.id === found.frameId) answer.resolve({ status: 'navigated' });
    };
    cdp.on('WebMCP.toolResponded', hear);
    cdp.on('Page.frameNavigated', leave);
    try {
      const { frameId } = found;
      ({ invocationId: id } = await within(
        this.#deadline,
        `Calling ${name}`,
        cdp.send('WebMCP.invokeTool', { frameId, toolName: name, input: asSent(input) }),
      ));
      const answered = early.get(id);
      if (answered) settle(answered, name, answer);
      const patience = found.tool.leavesSending ? FILLING : this.#deadline;
      return await within(patience, `The tool ${name} of the page`, answer.promise).catch((error: unknown) => {
        if (found.tool.leavesSending) return { status: 'waiting' };
        throw error;
      });
    } finally {
      cdp.off('WebMCP.toolResponded', hear);
      cdp.off('Page.frameNavigated', leave);
    }
  }

  #listen(): Promise<CDPSession | undefined> {
    this.#listening ??= this.#begin().catch(() => undefined);
    return this.#listening;
  }

  async #begin(): Promise<CDPSession> {
    const cdp = await this.#tab.cdp();
    cdp.on('WebMCP.toolsAdded', ({ tools }) => {
      for (const tool of tools) this.#registered.set(tool.name, { tool: described(tool), frameId: tool.frameId });
    });
    cdp.on('WebMCP.toolsRemoved', ({ tools }) => {
      for (const { name } of tools) this.#registered.delete(name);
    });
    // A document that goes takes its tools along without a word.
    cdp.on('Page.frameNavigated', ({ frame }) => {
      for (const [name, { frameId }] of this.#registered) if (frameId === frame.id) this.#registered.delete(name);
    });
    await within(this.#deadline, 'Asking for the tools of the page', cdp.send('Page.enable'));
    await within(this.#deadline, 'Asking for the tools of the page', cdp.send('WebMCP.enable'));
    return cdp;
  }
}

/** Tells whoever looks at the page that it offers tools; what they do is read only when asked for. */
export function toolsNotice(tools: readonly PageTool[]): Notice | undefined {
  if (tools.length === 0) return undefined;
  const about = tools.map(({ name }) => name).join(', ');
  return {
    kind: 'page tools',
    text: `The page offers tools of its own (${about}): page_tools tells what they do.`,
    about,
  };
}

interface Declared {
  name: string;
  description: string;
  inputSchema?: unknown;
  annotations?: { readOnly?: boolean; consequential?: boolean; autosubmit?: boolean };
  backendNodeId?: number;
}

function described({ name, description, inputSchema = {}, annotations = {}, backendNodeId }: Declared): PageTool {
  const { readOnly, consequential, autosubmit } = annotations;
  const hints = [...(readOnly ? ['only reads'] : []), ...(consequential ? ['has consequences'] : [])];
  return { name, description, inputSchema, hints, leavesSending: backendNodeId !== undefined && autosubmit !== true };
}

interface Responded {
  invocationId: string;
  status: 'Completed' | 'Canceled' | 'Error';
  output?: unknown;
  errorText?: string;
  exception?: { description?: string };
}

function settle(
  { status, output, errorText, exception }: Responded,
  name: string,
  { resolve, reject }: PromiseWithResolvers<PageToolAnswer>,
): void {
  if (status === 'Completed') resolve({ status: 'completed', output });
  else {
    const reason = reasonOf(errorText || exception?.description || status.toLowerCase());
    reject(new LotsmanError('bad_input', `The tool ${name} of the page failed: ${reason}.`));
  }
}

function unknown(name: string, names: readonly string[]): LotsmanError {
  return new LotsmanError('bad_input', `The page declares no tool "${name}".`, {
    hint: names.length === 0 ? 'It declares none: act on its elements.' : `It declares: ${names.join(', ')}.`,
  });
}

/** The protocol's types know only texts; what is sent may be anything that JSON holds. */
function asSent(input: Record<string, unknown>): Record<string, string> {
  return input as Record<string, string>;
}
