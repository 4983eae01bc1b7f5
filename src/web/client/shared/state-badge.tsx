import type { RunState } from '../../protocol.ts';
import { useWords } from '../words/words.ts';

export function StateBadge({ state }: { state: RunState }) {
  const words = useWords();
  return <span className={`badge is-${state}`}>{words.state[state]}</span>;
}
