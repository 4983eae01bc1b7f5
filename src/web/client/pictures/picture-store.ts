import type { Places } from '../../../run-events.ts';
import { ask, get } from '../server/call.ts';

/** A picture of a run, to be looked at; it has to be given back. */
export interface BorrowedPicture {
  address: string;
  giveBack(): void;
}

/** Fetched with the key, which an `<img>` could not send. */
export async function borrowPicture(run: string, file: string, signal: AbortSignal): Promise<BorrowedPicture> {
  const response = await ask(pathOf(run, file), { signal });
  const address = URL.createObjectURL(await response.blob());
  return { address, giveBack: () => URL.revokeObjectURL(address) };
}

/** What stands where on a picture. */
export function placesOn(run: string, file: string, signal?: AbortSignal): Promise<Places> {
  return get<Places>(pathOf(run, file.replace(/\.\w+$/, '.json')), signal);
}

function pathOf(run: string, file: string): string {
  return `/runs/${encodeURIComponent(run)}/pictures/${encodeURIComponent(file)}`;
}
