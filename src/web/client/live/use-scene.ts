import type { Scene } from '../../protocol.ts';
import { createStore } from '../shared/store.ts';
import { useStore } from '../shared/use-store.ts';
import type { LiveLine } from './live-line.ts';

const NO_SCENE = createStore(undefined);

/** What the live picture shows; undefined until there is one. */
export function useScene(line: LiveLine | undefined): Scene | undefined {
  return useStore<Scene | undefined>(line?.scene ?? NO_SCENE);
}
