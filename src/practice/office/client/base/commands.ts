import { useEffect } from 'react';
import { createStore } from './store.ts';

export type MenuName = 'file' | 'edit' | 'view' | 'go' | 'help';

/** Something the office can do now; the menu bar, the palette and the keyboard all offer the same list. */
export interface Command {
  title: string;
  menu: MenuName;
  /** The submenu it is in. */
  submenu?: string;
  /** `Ctrl+K`; shown beside the title and listened for. */
  keys?: string;
  disabled?: boolean;
  /** For choices: whether it is the chosen one. */
  checked?: boolean;
  /** Begins a new group in its menu. */
  apart?: boolean;
  run(): void;
}

const byOwner = new Map<string, readonly Command[]>();
export const commands = createStore<readonly Command[]>([]);

function publish(): void {
  // The office's own commands come first, whichever page was drawn before.
  const owners = [...byOwner.keys()].sort((a, b) => Number(b === 'app') - Number(a === 'app'));
  commands.set(owners.flatMap((owner) => byOwner.get(owner) ?? []));
}

/** Offers these commands for as long as the component is there. */
export function useCommands(owner: string, offered: readonly Command[]): void {
  useEffect(() => {
    byOwner.set(owner, offered);
    publish();
  }, [owner, offered]);
  useEffect(
    () => () => {
      byOwner.delete(owner);
      publish();
    },
    [owner],
  );
}

/** Listens for the shortcuts of all commands. */
export function useShortcuts(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const pressed = pressedKeys(event);
      const command = commands.get().find(({ keys, disabled }) => keys === pressed && !disabled);
      if (!command || event.defaultPrevented) return;
      event.preventDefault();
      command.run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function pressedKeys(event: KeyboardEvent): string {
  const key = event.code.startsWith('Key') ? event.code.slice(3) : event.key;
  return [event.ctrlKey || event.metaKey ? 'Ctrl' : '', event.altKey ? 'Alt' : '', event.shiftKey ? 'Shift' : '', key]
    .filter(Boolean)
    .join('+');
}
