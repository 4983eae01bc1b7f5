import type { Refusal } from '../../safety/proxy/guard-proxy.ts';
import { visible } from '../../visible.ts';

/** What was not let out of the browser, and what the person can do about it. */
export function refusalLine({ because, origin, openable }: Refusal): string {
  return visible(`${because}${openable ? ` To open it: --allow-site ${origin}` : ''}`);
}
