/** `pilot`: it alone. `pilot,openai/gpt-6-sol`: it decides first, and that model takes over where it gives up. */
export interface NamedPilot {
  next?: string;
}

/** The pilot, if that is who was named in the place of a model. */
export function pilotIn(wanted: string | undefined): NamedPilot | undefined {
  const [named, next] = /^\s*pilot\s*(?:,\s*(\S.*?)\s*)?$/s.exec(wanted ?? '') ?? [];
  if (named === undefined) return undefined;
  return next === undefined ? {} : { next };
}
