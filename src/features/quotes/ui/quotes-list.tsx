import { type FormEvent, useState } from 'react';
import { useApp } from '../../../app.ts';
import { Button, ButtonLink } from '../../../kit/button.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { SelectField, TextField } from '../../../kit/field.tsx';
import { Table } from '../../../kit/table.tsx';
import { href, pages } from '../../../pages.ts';
import { formatDate } from '../../../platform/dates.ts';
import { provinceName } from '../../provinces/provinces.ts';
import { totalInList } from '../estimate.ts';
import { quoteListMessages } from '../list-messages.ts';
import { findQuotes, type ListWish, quotesShown, writeWish } from '../my-list.ts';
import type { Quote } from '../schema.ts';
import { customersTurn, quoteStatuses, quoteStatusFacts } from '../statuses.ts';
import css from './my-quotes-page.module.css';
import { QuoteStatusBadge } from './status-badge.tsx';

/** The list with its search. All of it is here already, so a search asks the server nothing. */
export function QuotesList({ quotes, asked }: { quotes: Quote[]; asked: ListWish }) {
  const { language, live } = useApp();
  const t = quoteListMessages[language];
  const [wish, setWish] = useState(asked);
  const [said, setSaid] = useState({ asked, address: addressOf(asked) });
  // Loaded anew: an address that asks for something else ends what was typed since.
  if (asked !== said.asked) {
    if (addressOf(asked) !== said.address) setWish(asked);
    setSaid({ asked, address: addressOf(asked) });
  }
  const found = findQuotes(quotes, wish);
  const left = found.length - wish.shown;

  /** Shows it, and keeps it in the address for the way back, a reload or a mail to oneself. */
  function look(next: ListWish) {
    const address = addressOf(next);
    setWish(next);
    setSaid({ asked, address });
    history.replaceState(history.state, '', address);
  }

  return (
    <>
      {quotes.length > 1 && (
        <SearchForm wish={wish} onType={(search) => setWish({ ...wish, search })} onLook={look} />
      )}
      <p role="status" className={found.length < quotes.length ? css.lead : 'visually-hidden'}>
        {t.found(found.length, quotes.length)}
      </p>
      {found.length > 0 ? (
        <QuotesTable quotes={found.slice(0, wish.shown)} wish={wish} />
      ) : (
        <EmptyState
          title={t.noneFound}
          action={
            <ButtonLink tone="secondary" href={href(pages.myQuotes)}>
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
          href={addressOf(more(wish))}
          onClick={(event) => {
            if (!live) return;
            event.preventDefault();
            look(more(wish));
          }}
        >
          {t.showMore(left)}
        </ButtonLink>
      )}
    </>
  );
}

interface SearchFormProps {
  wish: ListWish;
  onType: (search: string) => void;
  onLook: (wish: ListWish) => void;
}

function SearchForm({ wish, onType, onLook }: SearchFormProps) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  const look = (part: Partial<ListWish>) => onLook({ ...wish, shown: quotesShown, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    look({});
  }

  return (
    <search>
      <form className={css.search} action={href(pages.myQuotes)} onSubmit={submit}>
        <TextField
          type="search"
          name="search"
          label={t.searchLabel}
          hint={t.searchHint}
          autoComplete="off"
          value={wish.search}
          onChange={(event) => onType(event.target.value)}
        />
        <SelectField
          name="status"
          label={t.statusFilter}
          value={wish.status ?? ''}
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

function QuotesTable({ quotes, wish }: { quotes: Quote[]; wish: ListWish }) {
  const { language } = useApp();
  const t = quoteListMessages[language];
  return (
    <Table
      caption={t.myQuotes}
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
          cell: ({ status }) => (
            <>
              <QuoteStatusBadge status={status} />
              {customersTurn.includes(status) && <small className={css.turn}>{t.yourTurn}</small>}
            </>
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
              href={href(pages.myQuotes, {}, { ver: quote.id, ...writeWish(wish) })}
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

function addressOf(wish: ListWish): string {
  return href(pages.myQuotes, {}, writeWish(wish));
}

function more(wish: ListWish): ListWish {
  return { ...wish, shown: wish.shown + quotesShown };
}

function countPieces({ items }: Quote): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
