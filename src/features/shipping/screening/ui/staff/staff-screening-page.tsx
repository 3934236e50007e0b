import { staffName } from '#features/people/accounts/staff-name.ts';
import { TwoPeopleNotice } from '#features/people/accounts/ui/staff/two-people-notice.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Table } from '#kit/data/table.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRecord } from '#kit/staff/form/use-record.ts';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { StaffPage } from '#kit/staff/staff-page.tsx';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import type { Screenings } from '../../schema.ts';
import { screeningTexts } from '../../staff-messages.ts';
import { ListImport } from './list-import.tsx';
import { PossibleMatchCard } from './possible-match-card.tsx';
import css from './screening.module.css';

export const page: AnyPage = definePage<Screenings>({
  load: ({ call }) => call(staffApi.listScreenings, {}),
  head: ({ language }) => ({ title: screeningTexts[language].title, hidden: true }),
  View: ScreeningPage,
});

function ScreeningPage({ data: { lists, reviews: matches, twoPeople } }: { data: Screenings }) {
  const { t } = useApp(screeningTexts);
  const isEmpty = lists.length === 0;
  const waiting = lists.find(({ outcome }) => outcome === null);
  return (
    <StaffPage title={t.title} lead={t.lead}>
      <TwoPeopleNotice act="staff" twoPeople={twoPeople} />
      {waiting && <WaitingList list={waiting} />}
      {matches.length > 0 && (
        <section className="grid gap-3">
          <h2>
            {t.possibleMatches}: {matches.length}
          </h2>
          <div className={css.matches}>
            {matches.map((match) => (
              <PossibleMatchCard key={match.id} match={match} />
            ))}
          </div>
        </section>
      )}
      {matches.length === 0 && (
        <EmptyState title={isEmpty ? t.noLists : t.noMatches}>
          {isEmpty ? t.noListsText : t.noMatchesText}
        </EmptyState>
      )}
      <section className="grid gap-3">
        <h2>{t.lists}</h2>
        <Disclosure summary={t.bring} open={isEmpty}>
          <div className="grid gap-3">
            <ListImport />
          </div>
        </Disclosure>
        {!isEmpty && <Lists lists={lists} />}
      </section>
    </StaffPage>
  );
}

function Lists({ lists }: { lists: Screenings['lists'] }) {
  const { t, language } = useApp(screeningTexts);
  const counts = lists.find(({ outcome }) => outcome === 'counts');
  return (
    <Table
      dense
      caption={t.lists}
      rows={lists}
      rowKey={({ id }) => id}
      columns={columnsOf(t, {
        listName: ({ name }: Screenings['lists'][number]) => name,
        listedOn: ({ listedOn }) => formatDate(listedOn, language),
        outcome: (list) => {
          const former = list.outcome === 'counts' && list !== counts;
          return t.outcomes[former ? 'former' : (list.outcome ?? 'waits')];
        },
        entries: { align: 'end', cell: ({ entries }) => entries },
        imported: ({ importedBy, importedAt }) =>
          `${staffName(importedBy, language)}, ${formatMoment(importedAt, language)}`,
      })}
    />
  );
}

/** A list with which less would be compared: a second person lets it in. */
function WaitingList({ list }: { list: Screenings['lists'][number] }) {
  const { t, call } = useApp(screeningTexts);
  const { busy, record } = useRecord(t);
  const { id, name, weaker, own } = list;
  const decide = (accept: boolean) =>
    record(() => call(staffApi.decideScreeningList, { params: { id }, body: { accept } }), t.saved);
  return (
    <Notice tone="warning" title={t.waits(name)}>
      {weaker && <p>{t.weaker[weaker]}</p>}
      <p>{own ? t.ownWaits : t.waitsText}</p>
      <div className="row gap-3 middle">
        {!own && (
          <Button data-live busy={busy} onClick={() => void decide(true)}>
            {t.letIn}
          </Button>
        )}
        <Button tone="secondary" data-live busy={busy} onClick={() => void decide(false)}>
          {t.keepOut}
        </Button>
      </div>
    </Notice>
  );
}
