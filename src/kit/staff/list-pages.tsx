import { useApp } from '#web/app-context.ts';
import { Pagination } from '../data/pagination.tsx';
import { pagingTexts } from '../messages.ts';

export interface Paging {
  page: number;
  /** Rows on a page, and of all pages. */
  size: number;
  total: number;
  /** The address of another page. */
  to: (page: number) => string;
  /** What the ways are called; default "Anterior" and "Siguiente". */
  labels?: { previous: string; next: string };
}

/** The way to the other pages of a list, where there are any. */
export function ListPages({ page, size, total, to, labels }: Paging) {
  const t = { ...pagingTexts[useApp().language], ...labels };
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1) return null;
  return (
    <Pagination
      label={t.pages}
      status={t.pageOf(page, last)}
      // From behind the last page too: the list has become shorter.
      previous={page > 1 ? { href: to(Math.min(page - 1, last)), label: t.previous } : undefined}
      next={page < last ? { href: to(page + 1), label: t.next } : undefined}
    />
  );
}
