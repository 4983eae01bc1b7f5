import { useCallback, useState } from 'react';

export interface DeedState {
  isBusy: boolean;
  error: Error | undefined;
  /** Does it, unless it is being done. */
  begin(deed: () => Promise<unknown>): Promise<void>;
}

/** Something that is asked of the server: that it is under way, and why it did not work. */
export function useDeed(): DeedState {
  const [state, setState] = useState<{ isBusy: boolean; error?: Error }>({ isBusy: false });
  const begin = useCallback(async (deed: () => Promise<unknown>) => {
    setState({ isBusy: true });
    try {
      await deed();
      setState({ isBusy: false });
    } catch (error) {
      setState({ isBusy: false, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }, []);
  return { isBusy: state.isBusy, error: state.error, begin };
}
