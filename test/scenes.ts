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

/** One browser for many scenes, each in a tab of its own. */
export async function openScenes(): Promise<Scenes> {
  const folder = await temporaryFolder();
  const { session } = await observedSession(folder.path);
  const at = async (url: string): Promise<Scene> => {
    const tab = await session.newTab(url);
    const eyes = new Eyes(tab);
    return {
      tab,
      eyes,
      [Symbol.asyncDispose]: async () => {
        await eyes.leave();
        await tab.close();
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
