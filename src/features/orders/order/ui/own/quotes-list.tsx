import { type FormEvent, useState } from 'react';
import { provinceName } from '#features/company/provinces/provinces.ts';
import { orderStages } from '#features/orders/progress/order-stages.ts';
import { progressTexts } from '#features/orders/progress/progress-messages.ts';
import { progressText } from '#features/orders/progress/progress-text.ts';
import { StageBadge } from '#features/orders/progress/ui/stage-badge.tsx';
import { ownCaseColumns } from '#features/requests/cases/ui/own-case-columns.tsx';
import { quoteListTexts } from '#features/requests/quotes/messages.ts';
import { Button, ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Table } from '#kit/data/table.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { href, myQuoteHref, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { findQuotes, type MyListQuery, quotesShown, writeQuery } from '../../own/my-list.ts';
import type { Quote } from '../../schema.ts';
import { totalNow } from '../../total.ts';
import css from './my-quotes-page.module.css';

/** The search runs in the browser, since all quotes are loaded. */
export function QuotesList({
  quotes,
  initialQuery,
}: {
  quotes: Quote[];
  initialQuery: MyListQuery;
}) {
  const { t } = useApp(quoteListTexts);
  const { listQuery, setQuery, search } = useListQuery(initialQuery);
  const found = findQuotes(quotes, listQuery);
  return (
    <>
      {quotes.length > 1 && (
        <SearchForm
          listQuery={listQuery}
          onType={(words) => setQuery({ ...listQuery, search: words })}
          onSearch={search}
        />
      )}
      <p
        role="status"
        className={found.length < quotes.length ? 'muted above-1' : 'visually-hidden'}
      >
        {t.found(found.length, quotes.length)}
      </p>
      {found.length > 0 ? (
        <QuotesTable quotes={found.slice(0, listQuery.shown)} listQuery={listQuery} />
      ) : (
        <NoneFound />
      )}
      <ShowMore left={found.length - listQuery.shown} listQuery={listQuery} onMore={search} />
    </>
  );
}

function useListQuery(initialQuery: MyListQuery) {
  const [listQuery, setQuery] = useState(initialQuery);
  const [shown, setShown] = useState({ initialQuery, address: addressOf(initialQuery) });
  // A new load of the page with another search in its address replaces what was typed.
  if (initialQuery !== shown.initialQuery) {
    if (addressOf(initialQuery) !== shown.address) setQuery(initialQuery);
    setShown({ initialQuery, address: addressOf(initialQuery) });
  }

  function search(next: MyListQuery) {
    const address = addressOf(next);
    setQuery(next);
    setShown({ initialQuery, address });
    history.replaceState(history.state, '', address);
  }

  return { listQuery, setQuery, search };
}

function NoneFound() {
  const { t } = useApp(quoteListTexts);
  const clear = (
    <ButtonLink tone="secondary" href={href(routes.myQuotes)}>
      {t.clear}
    </ButtonLink>
  );
  return (
    <EmptyState title={t.noneFound} action={clear}>
      {t.noneFoundText}
    </EmptyState>
  );
}

interface ShowMoreProps {
  left: number;
  listQuery: MyListQuery;
  onMore: (listQuery: MyListQuery) => void;
}

function ShowMore({ left, listQuery, onMore }: ShowMoreProps) {
  const { language, live } = useApp();
  if (left <= 0) return null;
  const next = { ...listQuery, shown: listQuery.shown + quotesShown };
  return (
    <ButtonLink
      tone="secondary"
      href={addressOf(next)}
      onClick={(event) => {
        if (!live) return;
        event.preventDefault();
        onMore(next);
      }}
    >
      {quoteListTexts[language].showMore(left)}
    </ButtonLink>
  );
}

interface SearchFormProps {
  listQuery: MyListQuery;
  onType: (search: string) => void;
  onSearch: (listQuery: MyListQuery) => void;
}

function SearchForm({ listQuery, onType, onSearch }: SearchFormProps) {
  const { t, language } = useApp(quoteListTexts);
  const searchFor = (part: Partial<MyListQuery>) =>
    onSearch({ ...listQuery, shown: quotesShown, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    searchFor({});
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
          name="stage"
          label={t.statusFilter}
          value={listQuery.stage ?? ''}
          onChange={({ target }) =>
            searchFor({ stage: orderStages.find((each) => each === target.value) })
          }
        >
          <option value="">{t.allStatuses}</option>
          {orderStages.map((each) => (
            <option key={each} value={each}>
              {progressTexts[language].stages[each]}
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

function QuotesTable({ quotes, listQuery }: { quotes: Quote[]; listQuery: MyListQuery }) {
  const { t, language } = useApp(quoteListTexts);
  const last = ownCaseColumns<Quote>({
    texts: t,
    language,
    nameOf: (quote) => quote.referenceNumber,
    hrefOf: ({ id }) => myQuoteHref(id, writeQuery(listQuery)),
    renderStatus: ({ progress }) => (
      <>
        <StageBadge progress={progress} />
        <small className={css.asked}>{progressText(progress, language).sentence}</small>
      </>
    ),
  });
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
          cell: (quote) => totalNow(quote, language),
        },
        ...last,
      ]}
    />
  );
}

function addressOf(listQuery: MyListQuery): string {
  return href(routes.myQuotes, {}, writeQuery(listQuery));
}

function countPieces({ items }: Quote): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
