import type { Call } from '../calls/contract.ts';
import { listPageSize } from '../calls/page-size.ts';
import { Reply } from './route.ts';

/** `page` counts from 1, the default. */
interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

export function rowsOf({ page = 1, limit = listPageSize }: PageQuery): {
  size: number;
  offset: number;
} {
  return { size: limit, offset: (page - 1) * limit };
}

/** What a list answers: the rows of a page, and how many there are on all pages. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/** A page of a list, with the headers X-Total-Count and Link. */
export function pageReply<Row>(
  call: Call,
  query: PageQuery,
  { rows, total }: ListPage<Row>,
): Reply<Row[]> {
  const { size, offset } = rowsOf(query);
  const count = { 'x-total-count': String(total) };
  if (offset + size >= total) return new Reply(rows, { headers: count });
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value && name !== 'page') next.set(name, String(value));
  }
  next.set('page', String((query.page ?? 1) + 1));
  return new Reply(rows, { headers: { ...count, link: `<${call.path}?${next}>; rel="next"` } });
}
