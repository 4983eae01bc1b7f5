import type { Cabin } from '../api.ts';

/** The question that the address of the page asks, as the server has read it. */
export interface PageQuery {
  from: string;
  fromLabel: string;
  to: string;
  toLabel: string;
  depart: string;
  return: string | null;
  adults: number;
  children: number;
  infants: number;
  cabin: Cabin;
}

export function pageQuery(): PageQuery | undefined {
  const text = document.getElementById('flight-query')?.textContent;
  return text ? (JSON.parse(text) as PageQuery) : undefined;
}
