import { Eyes } from '../src/browser/observe.ts';
import type { Tab } from '../src/browser/tab.ts';
import type { Control, Observation } from '../src/observation.ts';
import { servePages } from './serve.ts';
import { observedSession, temporaryFolder } from './sessions.ts';

/** A tab that shows a page of ours, and eyes for it. */
export interface Scene extends AsyncDisposable {
  tab: Tab;
  eyes: Eyes;
}

export interface Scenes extends AsyncDisposable {
  at(url: string): Promise<Scene>;
  /** A page as small as it can be. */
  showing(html: string): Promise<Scene>;
}

/** So many scenes are seen in one tab: of each the browser keeps the name of a world of ours, and makes it again in every document. */
const MOST_SCENES = 20;

/** One browser for many scenes, one after the other in the same tab: a tab for each would be a process for each. */
export async function openScenes(): Promise<Scenes> {
  const folder = await temporaryFolder();
  const { session } = await observedSession(folder.path);
  const free: Tab[] = [];
  const seenIn = new Map<Tab, number>();
  const leave = async (tab: Tab) => {
    const seen = (seenIn.get(tab) ?? 0) + 1;
    seenIn.set(tab, seen);
    // A page that cannot be left is closed.
    const isLeft =
      seen < MOST_SCENES &&
      (await tab.goto('about:blank').then(
        () => true,
        () => false,
      ));
    if (isLeft) free.push(tab);
    else await tab.close();
  };
  const at = async (url: string): Promise<Scene> => {
    const tab = free.pop() ?? (await session.newTab());
    await tab.goto(url);
    const eyes = new Eyes(tab);
    return {
      tab,
      eyes,
      [Symbol.asyncDispose]: async () => {
        await eyes.leave();
        await leave(tab);
      },
    };
  };
  return {
    at,
    showing: async (html) => {
      const pages = await servePages({ '/': `<!doctype html><title>Test</title>${html}` });
      const scene = await at(pages.origin);
      return {
        ...scene,
        [Symbol.asyncDispose]: async () => {
          await scene[Symbol.asyncDispose]();
          await pages[Symbol.asyncDispose]();
        },
      };
    },
    [Symbol.asyncDispose]: async () => {
      await session.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export function controlsOf({ lines }: Observation): Control[] {
  return lines.flatMap(({ parts }) => parts.filter((part) => typeof part !== 'string'));
}

export function namesOf(observation: Observation): string[] {
  return controlsOf(observation).map(({ name }) => name);
}
