import type { Outcome } from '../action.ts';

/**
 * What came of an act whose requests were held, and then let go: also what the act itself did before, which nobody was told of
 * while it waited.
 */
export function withWhatWasBefore(letGo: Outcome, act: Outcome): Outcome {
  const { aftermath } = letGo;
  const before = act.aftermath;
  const answered = before.requests.filter(({ status }) => status !== undefined);
  return {
    ...letGo,
    said: `${letGo.said}\n${act.said}`,
    before: act.before,
    aftermath: {
      ...aftermath,
      leftUrl: before.leftUrl ?? aftermath.leftUrl,
      dialogs: [...before.dialogs, ...aftermath.dialogs],
      tabsOpened: [...before.tabsOpened, ...aftermath.tabsOpened],
      tabsClosed: [...before.tabsClosed, ...aftermath.tabsClosed],
      downloads: [...before.downloads, ...aftermath.downloads],
      requests: [...answered, ...aftermath.requests],
      consoleErrors: before.consoleErrors + aftermath.consoleErrors,
      notes: [...before.notes, ...aftermath.notes],
    },
  };
}
