import type { Session, Settings } from '../../account/model.ts';
import { messageOf, request } from './request.ts';
import { createStore } from './store.ts';
import { showToast } from './toast.ts';

const embedded = document.getElementById('session')?.textContent ?? '{}';

export const session = createStore<Session>(JSON.parse(embedded));

/** Shows a setting at once, keeps it on the server, and takes it back when the server refuses. */
export async function changeSettings(change: Partial<Settings>): Promise<boolean> {
  const before = session.get().settings;
  const settings = { ...before, ...change };
  session.set((old) => ({ ...old, settings }));
  try {
    await request('PUT', '/account/settings', { body: settings });
    return true;
  } catch (error) {
    session.set((old) => ({ ...old, settings: before }));
    showToast({ text: messageOf(error), tone: 'bad' });
    return false;
  }
}
