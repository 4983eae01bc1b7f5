import { z } from 'zod';
import { type OriginPolicy, originGate } from '../safety/origins.ts';
import type { Refusal } from '../safety/proxy/guard-proxy.ts';

/** Which sites a session may reach. */
export interface GuardOptions {
  /** `off` lets everything through. */
  guard: 'on' | 'off';
  policy: OriginPolicy;
  /** Ports of ours on this machine that no page may reach. */
  ownPorts?: readonly number[] | undefined;
  /** Hears, once for each site, of what was not let through. */
  onRefused?: ((refusal: Refusal) => void) | undefined;
}

interface Configured {
  readonly values: GuardSettings;
  readonly origins: Readonly<Record<keyof GuardSettings, { readonly source: string }>>;
}

/** As the configuration has it. */
export interface GuardSettings {
  readonly guard: 'on' | 'off';
  /** Reached in any case, also on this machine or in a private network. */
  readonly allowSites: readonly string[];
  /** Never reached. */
  readonly blockSites: readonly string[];
  /** With this, nothing else is reached but these, the allowed ones, and where the user began. */
  readonly onlySites: readonly string[];
  /** With this, nothing is changed on other sites than these. */
  readonly writeSites: readonly string[];
}

const Kept = z.object({
  sites: z.object({
    guard: z.enum(['on', 'off']),
    allowSites: z.array(z.string()),
    blockSites: z.array(z.string()),
    onlySites: z.array(z.string()),
    writeSites: z.array(z.string()).default([]),
  }),
});

/** Which sites a run may reach. One that goes on keeps what it began with, unless something else is said now. */
export function guardSettings({ values, origins }: Configured, begunWith?: unknown): GuardSettings {
  const before: Partial<GuardSettings> = Kept.safeParse(begunWith).data?.sites ?? {};
  const pick = <Key extends keyof GuardSettings>(key: Key): GuardSettings[Key] =>
    origins[key].source === 'default' ? (before[key] ?? values[key]) : values[key];
  return {
    guard: pick('guard'),
    allowSites: pick('allowSites'),
    blockSites: pick('blockSites'),
    onlySites: pick('onlySites'),
    writeSites: pick('writeSites'),
  };
}

/** The part of the configuration that a guard needs; `started` are addresses that the user began with. */
export function guardOptions(settings: GuardSettings, started: readonly string[]): GuardOptions {
  const { guard, allowSites, blockSites, onlySites, writeSites } = settings;
  const read = onlySites.length === 0 ? 'public' : onlySites;
  const write = writeSites.length === 0 ? {} : { write: writeSites };
  const policy: OriginPolicy = { read, allowed: allowSites, blocked: blockSites, started, ...write };
  // A line that is no site is told now, before anything is opened.
  originGate(policy);
  return { guard, policy };
}

const Given = z.object({ startUrl: z.string().optional() });

/** Where a person began: the address at which the run was to start, and those that stand in the task. */
export function beginningsOf({ task, options }: { task: string; options: unknown }): readonly string[] {
  const { startUrl } = Given.safeParse(options).data ?? {};
  return [...(startUrl === undefined ? [] : [startUrl]), ...addressesIn(task)];
}

/** A full stop or a bracket after an address belongs to the sentence. */
const ADDRESS = /\bhttps?:\/\/[^\s<>"'`«»“”„()]*[^\s<>"'`«»“”„().,;:!?…]/giu;

function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([address]) => address);
}
