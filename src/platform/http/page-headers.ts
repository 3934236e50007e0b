import type { Call } from '../calls/contract.ts';

interface ListPage {
  /** From 1; undefined is the first. */
  page: number | undefined;
  size: number;
  /** How many there are on all pages. */
  total: number;
}

/** The headers of a list in numbered pages: how many there are in all, and where the next page is. */
export function pageHeaders(
  call: Call,
  filters: object,
  { page = 1, size, total }: ListPage,
): Record<string, string> {
  const count = { 'x-total-count': String(total) };
  if (page * size >= total) return count;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && name !== 'page') next.set(name, String(value));
  }
  next.set('page', String(page + 1));
  return { ...count, link: `<${call.path}?${next}>; rel="next"` };
}
