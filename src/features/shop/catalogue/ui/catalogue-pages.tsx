import { Pagination } from '#kit/data/pagination.tsx';
import { useApp } from '#web/app-context.ts';
import { catalogueTexts } from '../messages.ts';
import type { PageNumber } from '../page-number.ts';

interface CataloguePagesProps extends PageNumber {
  cursor: string | undefined;
  next: string | undefined;
  hrefOf: (query: { cursor?: string; page?: string }) => string;
}

export function CataloguePages({ cursor, next, page, pages, hrefOf }: CataloguePagesProps) {
  const { t } = useApp(catalogueTexts);
  if (!next && !cursor) return null;
  return (
    <Pagination
      label={t.pages}
      status={page && pages ? t.page(page, pages) : ''}
      previous={cursor ? { href: hrefOf({}), label: t.first } : undefined}
      next={
        next
          ? {
              href: hrefOf({ cursor: next, ...(page && { page: String(page + 1) }) }),
              label: t.next,
            }
          : undefined
      }
    />
  );
}
