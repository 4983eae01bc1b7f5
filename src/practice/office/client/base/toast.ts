import { messageOf } from './request.ts';
import { createStore } from './store.ts';

export interface Toast {
  id: number;
  text: string;
  tone?: 'good' | 'bad';
  /** Takes back what the toast tells about. */
  undo?: () => Promise<unknown>;
}

export const toasts = createStore<Toast[]>([]);
let lastId = 0;

export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  const shown = { ...toast, id: lastId };
  toasts.set((old) => [...old.slice(-2), shown]);
}

export function dismissToast(id: number): void {
  toasts.set((old) => old.filter((toast) => toast.id !== id));
}

export async function undoToast({ id, undo }: Toast): Promise<void> {
  dismissToast(id);
  try {
    await undo?.();
  } catch (error) {
    showToast({ text: messageOf(error), tone: 'bad' });
  }
}

/** Runs a request of a page; a refusal becomes a toast. Says whether it went well. */
export async function attempt(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed();
    return true;
  } catch (error) {
    showToast({ text: messageOf(error), tone: 'bad' });
    return false;
  }
}
