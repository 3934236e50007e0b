import type { Call } from '../calls/contract.ts';
import { Reply } from './route.ts';

/** `page` counts from 1, the default. */
interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

export function rowsOf(
  { page = 1, limit }: PageQuery,
  pageSize: number,
): { size: number; offset: number } {
  const size = limit ?? pageSize;
  return { size, offset: (page - 1) * size };
}

/** A page of a list, with the headers X-Total-Count and Link. */
export function pageReply<R>(
  call: Call,
  query: PageQuery,
  { rows, total, pageSize }: { rows: R[]; total: number; pageSize: number },
): Reply<R[]> {
  const { size, offset } = rowsOf(query, pageSize);
  const count = { 'x-total-count': String(total) };
  if (offset + size >= total) return new Reply(rows, { headers: count });
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value && name !== 'page') next.set(name, String(value));
  }
  next.set('page', String((query.page ?? 1) + 1));
  return new Reply(rows, { headers: { ...count, link: `<${call.path}?${next}>; rel="next"` } });
}
