// The public surface. What is not here is ours to change.
export type {
  Action,
  Aftermath,
  CausedRequest,
  Effect,
  Foresight,
  Outcome,
  Picture,
} from './action.ts';
export type { Hooks } from './agent/crew.ts';
export type { Extracted } from './agent/extractor/extract.ts';
export type { CheckedValue } from './agent/extractor/found.ts';
export type { Conflict } from './agent/extractor/merge.ts';
export type { Limits } from './agent/limits.ts';
export type {
  Answer,
  Brain,
  OfferedTool,
  Prompt,
  PromptPart,
  Question,
  Role,
  Usage,
} from './brain/brain.ts';
export { type BrainsByRole, brainByRole } from './brain/by-role.ts';
export {
  type FindOptions as FindModelOptions,
  type FindReport,
  type Found as FoundModel,
  findModel,
} from './brain/find-model.ts';
export { idOf } from './brain/id-of.ts';
export type { Model, Patience } from './brain/model.ts';
export { type ModelBrainOptions, modelBrain } from './brain/model-brain.ts';
export { ModelError } from './brain/model-error.ts';
export { type PilotOptions, pilotBrain } from './brain/pilot/pilot.ts';
export { pilotThenModel } from './brain/pilot/then-model.ts';
export type { Prices } from './brain/prices.ts';
export { type Access, modelOf, type Protocol } from './brain/providers.ts';
export { type RecordedOptions, recordedBrain } from './brain/recorded.ts';
export { type Asked as ScriptAsked, type Script, type ScriptStep, scriptedBrain } from './brain/scripted.ts';
export { tellFound } from './brain/tell-found.ts';
export type { OfferedTab } from './browser/attach.ts';
export { type Change, changesBetween } from './browser/changes.ts';
export { renderChanges } from './browser/delta.ts';
export { type BrowserKind, type FoundBrowser, findBrowser } from './browser/find.ts';
export { Hands } from './browser/hands.ts';
export { Helm, type HelmOptions } from './browser/helm.ts';
export { Eyes } from './browser/observe.ts';
export { type HttpCredentials, type ProxyOptions, type SessionOptions, sessionOptions } from './browser/options.ts';
export { renderOutcome } from './browser/outcome.ts';
export { Camera, type CameraOptions, type PictureWish, type Taken } from './browser/picture.ts';
export { type RenderOptions, render } from './browser/render.ts';
export { openSession, type Session } from './browser/session.ts';
export type { Arrival, Tab } from './browser/tab.ts';
export { type ExpandOptions, expand } from './browser/text/expand.ts';
export { type FindOptions, find } from './browser/text/find.ts';
export type { Language } from './browser/text/languages.ts';
export { type SearchResult, search } from './browser/text/search.ts';
export { defineTool, elementId, type Said, type Tool, type ToolSpec, type Workplace } from './browser/tool.ts';
export { tools } from './browser/tools.ts';
export type { DialogAnswer } from './browser/watch/dialogs.ts';
export { type Loaded, load as loadConfig } from './config/load.ts';
export type { Config } from './config/settings.ts';
export { type ErrorCode, exitCodeOf, isLotsmanError, LotsmanError } from './errors.ts';
export type { DialogKind, DownloadedFile, Listener, SessionEvent } from './events.ts';
export { findBrain } from './library/find-brain.ts';
export { lotsman } from './library/lotsman.ts';
export type { ExtractWish } from './library/on-page.ts';
export type { LibraryRun as Run, RunSettings, RunWish, TypedResult as RunResult } from './library/run-wish.ts';
export type {
  ColourName,
  Control,
  ElementId,
  Line,
  Looks,
  Notice,
  NoticeKind,
  Observation,
  Outline,
  Part,
  ShapeName,
} from './observation.ts';
export type { Held, Outgoing } from './outgoing.ts';
export { type Practice, type PracticeOptions, startPractice } from './practice/server.ts';
export type {
  Asked,
  CheckedClaim,
  Evidence,
  JudgedFacts,
  PersonsAnswer,
  PlannedAction,
  ResultStatus,
  RunEvent,
  Subgoal,
} from './run-events.ts';
export type { Verdict } from './safety/decide.ts';
export type { Ask, Case, CommitKind, Facts, Opinion, Rule, Scene, Source, Wake, Worth } from './safety/rule.ts';
export { rules } from './safety/rules.ts';
export { keeperOf } from './safety/secrets/keeper.ts';
export { Vault } from './safety/secrets/vault.ts';
export type { Secrets, UsableSecret } from './secrets.ts';
export { openStore, type SqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
