import { type FormEvent, useState } from 'react';
import { OwnStatus } from '#features/cases/ui/own-status.tsx';
import { provinceName } from '#features/provinces/provinces.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Badge } from '#kit/data/badge.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Table } from '#kit/data/table.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { totalInList } from '../../estimate.ts';
import { amendTexts, quoteListMessages } from '../../messages.ts';
import { findQuotes, type ListQuery, quotesShown, writeQuery } from '../../my-list.ts';
import type { Quote } from '../../schema.ts';
import { quoteStatuses, quoteStatusFacts, quoteType } from '../../statuses.ts';
import css from './my-quotes-page.module.css';

/** The list with its search. All of it is here already, so a search asks the server nothing. */
export function QuotesList({ quotes, initialQuery }: { quotes: Quote[]; initialQuery: ListQuery }) {
  const { language, live } = useApp();
  const t = quoteListMessages[language];
  const [listQuery, setQuery] = useState(initialQuery);
  const [shown, setShown] = useState({ initialQuery, address: addressOf(initialQuery) });
  // Loaded anew: an address that asks for something else ends what was typed since.
  if (initialQuery !== shown.initialQuery) {
    if (addressOf(initialQuery) !== shown.address) setQuery(initialQuery);
    setShown({ initialQuery, address: addressOf(initialQuery) });
  }
  const found = findQuotes(quotes, listQuery);
  const left = found.length - listQuery.shown;

  /** Shows it, and keeps it in the address for the way back, a reload or a mail to oneself. */
  function look(next: ListQuery) {
    const address = addressOf(next);
    setQuery(next);
    setShown({ initialQuery, address });
    history.replaceState(history.state, '', address);
  }

  return (
    <>
      {quotes.length > 1 && (
        <SearchForm
          listQuery={listQuery}
          onType={(search) => setQuery({ ...listQuery, search })}
          onLook={look}
        />
      )}
      <p role="status" className={found.length < quotes.length ? css.lead : 'visually-hidden'}>
        {t.found(found.length, quotes.length)}
      </p>
      {found.length > 0 ? (
        <QuotesTable quotes={found.slice(0, listQuery.shown)} listQuery={listQuery} />
      ) : (
        <EmptyState
          title={t.noneFound}
          action={
            <ButtonLink tone="secondary" href={href(routes.myQuotes)}>
              {t.clear}
            </ButtonLink>
          }
        >
          {t.noneFoundText}
        </EmptyState>
      )}
      {left > 0 && (
        <ButtonLink
          tone="secondary"
          href={addressOf(more(listQuery))}
          onClick={(event) => {
            if (!live) return;
            event.preventDefault();
            look(more(listQuery));
          }}
        >
          {t.showMore(left)}
        </ButtonLink>
      )}
    </>
  );
}

interface SearchFormProps {
  listQuery: ListQuery;
  onType: (search: string) => void;
  onLook: (listQuery: ListQuery) => void;
}

function SearchForm({ listQuery, onType, onLook }: SearchFormProps) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  const look = (part: Partial<ListQuery>) => onLook({ ...listQuery, shown: quotesShown, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    look({});
  }

  return (
    <search>
      <form className={css.search} action={href(routes.myQuotes)} onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          label={t.searchLabel}
          hint={t.searchHint}
          autoComplete="off"
          value={listQuery.search}
          onChange={(event) => onType(event.target.value)}
        />
        <SelectField
          name="status"
          label={t.statusFilter}
          value={listQuery.status ?? ''}
          onChange={({ target }) =>
            look({ status: quoteStatuses.find((each) => each === target.value) })
          }
        >
          <option value="">{t.allStatuses}</option>
          {quoteStatuses.map((each) => (
            <option key={each} value={each}>
              {quoteStatusFacts[each].label[language]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="secondary">
          {t.search}
        </Button>
      </form>
    </search>
  );
}

function QuotesTable({ quotes, listQuery }: { quotes: Quote[]; listQuery: ListQuery }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  return (
    <Table
      caption={t.mine}
      rows={quotes}
      rowKey={(quote) => quote.id}
      columns={[
        {
          id: 'reference',
          header: t.reference,
          cell: ({ referenceNumber, items }) => (
            <>
              {referenceNumber}
              <small className={css.asked}>
                {t.andMore(items[0]?.productName ?? '', items.length - 1)}
              </small>
            </>
          ),
        },
        { id: 'province', header: t.province, cell: (quote) => provinceName(quote.province) },
        { id: 'products', header: t.productCount, align: 'end', cell: countPieces },
        {
          id: 'total',
          header: t.totalColumn,
          align: 'end',
          cell: (quote) => totalInList(quote, language),
        },
        {
          id: 'status',
          header: t.status,
          cell: ({ status, cancelledAt }) =>
            cancelledAt ? (
              <Badge tone="neutral">{amendTexts[language].cancelled}</Badge>
            ) : (
              <OwnStatus type={quoteType} status={status} />
            ),
        },
        { id: 'date', header: t.date, cell: (quote) => formatDate(quote.createdAt, language) },
        {
          id: 'detail',
          header: t.detail,
          quiet: true,
          align: 'end',
          cell: (quote) => (
            <ButtonLink
              tone="secondary"
              href={href(routes.myQuotes, {}, { ver: quote.id, ...writeQuery(listQuery) })}
              data-over
              data-live
              aria-label={t.detailOf(quote.referenceNumber)}
            >
              {t.detail}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}

function addressOf(listQuery: ListQuery): string {
  return href(routes.myQuotes, {}, writeQuery(listQuery));
}

function more(listQuery: ListQuery): ListQuery {
  return { ...listQuery, shown: listQuery.shown + quotesShown };
}

function countPieces({ items }: Quote): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
