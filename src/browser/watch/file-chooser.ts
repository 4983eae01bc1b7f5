import type { FileChooser } from 'playwright-core';
import type { Listener, SessionEvent } from '../../events.ts';
import type { Tab } from '../tab.ts';

interface Awaited {
  files: readonly string[];
  filled: PromiseWithResolvers<{ multiple: boolean }>;
}

const awaited = new WeakMap<Tab, Awaited>();

/** Gives these files to the next chooser that a tab shows, for as long as this is held. */
export function answerChooser(
  tab: Tab,
  files: readonly string[],
): { filled: Promise<{ multiple: boolean }> } & Disposable {
  const filled = Promise.withResolvers<{ multiple: boolean }>();
  awaited.set(tab, { files, filled });
  return { filled: filled.promise, [Symbol.dispose]: () => void awaited.delete(tab) };
}

/** Fills a chooser that somebody waits for. Intercepted and left unanswered, any other counts as cancelled: no window waits for a person. */
export async function meetChooser(tab: Tab, chooser: FileChooser, tell: Listener<SessionEvent>): Promise<void> {
  const wish = awaited.get(tab);
  awaited.delete(tab);
  const multiple = chooser.isMultiple();
  const fits = wish !== undefined && (multiple || wish.files.length === 1);
  if (fits) await chooser.setFiles([...wish.files]).catch(wish.filled.reject);
  tell({ type: 'file_chooser_shown', tab: tab.id, multiple, answer: fits ? 'filled' : 'cancelled' });
  wish?.filled.resolve({ multiple });
}
