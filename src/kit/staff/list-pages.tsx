import { listPageSize } from '#platform/calls/page-size.ts';
import { useApp } from '#web/app-context.ts';
import { Pagination } from '../data/pagination.tsx';
import { pagingTexts } from '../messages.ts';

export interface Paging {
  page: number;
  total: number;
  to: (page: number) => string;
  /** Default "Anterior" and "Siguiente". */
  labels?: { previous: string; next: string };
}

export function ListPages({ page, total, to, labels }: Paging) {
  const t = { ...pagingTexts[useApp().language], ...labels };
  const last = Math.max(1, Math.ceil(total / listPageSize));
  if (last === 1 && page === 1) return null;
  return (
    <Pagination
      label={t.pages}
      status={t.pageOf(page, last)}
      // Works from behind the last page too, when the list has become shorter.
      previous={page > 1 ? { href: to(Math.min(page - 1, last)), label: t.previous } : undefined}
      next={page < last ? { href: to(page + 1), label: t.next } : undefined}
    />
  );
}
