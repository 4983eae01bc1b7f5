// The public surface. What is not here is ours to change.
export type { OfferedTab } from './browser/attach.ts';
export { renderChanges } from './browser/delta.ts';
export { type BrowserKind, type FoundBrowser, findBrowser } from './browser/find.ts';
export { Hands } from './browser/hands.ts';
export { Eyes } from './browser/observe.ts';
export { type HttpCredentials, type ProxyOptions, type SessionOptions, sessionOptions } from './browser/options.ts';
export { render } from './browser/render.ts';
export { openSession, type Session } from './browser/session.ts';
export type { Arrival, Tab } from './browser/tab.ts';
export type { DialogAnswer } from './browser/watch/dialogs.ts';
export { type Loaded, load as loadConfig } from './config/load.ts';
export type { Config } from './config/settings.ts';
export { type ErrorCode, exitCodeOf, isLotsmanError, LotsmanError } from './errors.ts';
export type { DialogKind, DownloadedFile, Listener, SessionEvent } from './events.ts';
export type { Control, ElementId, Line, Observation, Outline, Part } from './observation.ts';
export { type Practice, type PracticeOptions, startPractice } from './practice/server.ts';
