import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import type { Column } from '#kit/data/table.tsx';
import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';

interface OwnCaseColumns<Own> {
  texts: { status: string; date: string; detail: string; detailOf: (name: string) => string };
  language: Language;
  nameOf: (record: Own) => string;
  hrefOf: (record: Own) => string;
  renderStatus: (record: Own) => ReactNode;
}

export function ownCaseColumns<Own extends { id: string; createdAt: string }>(
  options: OwnCaseColumns<Own>,
): Column<Own>[] {
  const { texts: t, language, nameOf, hrefOf, renderStatus } = options;
  return [
    { id: 'status', header: t.status, cell: renderStatus },
    { id: 'date', header: t.date, cell: ({ createdAt }) => formatDate(createdAt, language) },
    {
      id: 'detail',
      header: t.detail,
      quiet: true,
      align: 'end',
      cell: (record) => (
        <ButtonLink
          tone="secondary"
          href={hrefOf(record)}
          data-over
          data-live
          aria-label={t.detailOf(nameOf(record))}
        >
          {t.detail}
        </ButtonLink>
      ),
    },
  ];
}
