import { mayMake } from '#features/people/accounts/may-make.ts';
import { ButtonLink } from '#kit/button.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Table } from '#kit/data/table.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { readChoice } from '#kit/staff/list/list-query.ts';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { QueueLinks, StaffPage } from '#kit/staff/staff-page.tsx';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { categories } from '../../../categories.ts';
import type { TariffEntry } from '../../schema.ts';
import { staffTariffTexts } from '../../staff-messages.ts';
import css from './staff-tariff.module.css';
import { newEntryKey, TariffPanel } from './tariff-panel.tsx';
import { useTariffColumns } from './use-tariff-columns.tsx';

const views = ['valid', 'coming', 'before'] as const;
type View = (typeof views)[number];

interface TariffData {
  entries: TariffEntry[];
  view: View;
  opened: string | undefined;
}

export const page = staffListPage<TariffData>({
  texts: staffTariffTexts,
  load: async ({ call, query }) => ({
    entries: await call(staffApi.listTariff, {}),
    view: readChoice(query, 'view', views) ?? 'valid',
    opened: query.get('ver') ?? undefined,
  }),
  View: TariffPage,
});

function TariffPage({ data: { entries, view, opened } }: { data: TariffData }) {
  const { t, person } = useApp(staffTariffTexts);
  const mayEdit = mayMake(staffApi.enterTariff, person);
  const rows = entries.filter((entry) => viewOf(entry) === view);
  const addressOf = (ver: string) =>
    href(staffRoutes.staffTariff, {}, { ...(view !== 'valid' && { view }), ver });
  return (
    <StaffPage
      title={t.title}
      lead={mayEdit ? t.lead : `${t.lead} ${t.readOnly}`}
      actions={
        mayEdit && (
          <ButtonLink
            size="s"
            href={addressOf(newEntryKey)}
            data-stay
            data-row={newEntryKey}
            icon={<PlusIcon size={20} />}
          >
            {t.add}
          </ButtonLink>
        )
      }
      panel={
        opened && (
          <TariffPanel
            key={opened}
            entries={entries}
            opened={opened}
            mayEdit={mayEdit}
            listHref={addressOf('')}
          />
        )
      }
    >
      <Views entries={entries} view={view} />
      {rows.length === 0 && (
        <EmptyState title={t.none[view]}>{view === 'valid' && t.noneText}</EmptyState>
      )}
      <CategoryTables rows={rows} opened={opened} addressOf={addressOf} />
      {rows.length > 0 && (
        <p className="quiet" role="status">
          {t.found(rows.length)}
        </p>
      )}
    </StaffPage>
  );
}

function Views({ entries, view }: Pick<TariffData, 'entries' | 'view'>) {
  const { t } = useApp(staffTariffTexts);
  return (
    <QueueLinks
      label={t.show}
      links={views.map((each) => ({
        href: href(staffRoutes.staffTariff, {}, each === 'valid' ? {} : { view: each }),
        label: t.views[each],
        count: entries.filter((entry) => viewOf(entry) === each).length,
        current: each === view,
      }))}
    />
  );
}

interface CategoryTablesProps {
  rows: readonly TariffEntry[];
  opened: string | undefined;
  addressOf: (id: string) => string;
}

/**
 * Draws a table for each category with links to them, because one long list is unreadable on a
 * phone.
 */
function CategoryTables({ rows, opened, addressOf }: CategoryTablesProps) {
  const { t, language } = useApp(staffTariffTexts);
  const columns = useTariffColumns(addressOf).filter(({ wideOnly }) => !(wideOnly && opened));
  const groups = categories
    .map(({ slug, plural }) => ({
      slug,
      name: plural[language],
      rows: rows.filter(({ category }) => category === slug),
    }))
    .filter((group) => group.rows.length > 0);
  return (
    <>
      {groups.length > 1 && (
        <QueueLinks
          label={t.jump}
          links={groups.map(({ slug, name, rows: { length } }) => ({
            href: `#${slug}`,
            label: name,
            count: length,
            current: false,
          }))}
        />
      )}
      {groups.map((group) => (
        <section key={group.slug} className={css.group} aria-labelledby={group.slug}>
          <h2 id={group.slug}>{group.name}</h2>
          <Table
            dense
            caption={group.name}
            rows={group.rows}
            rowKey={({ id }) => id}
            isCurrent={({ id }) => id === opened}
            columns={columns}
          />
        </section>
      ))}
    </>
  );
}

const viewOf = ({ state }: TariffEntry): View =>
  state === 'valid' || state === 'coming' ? state : 'before';
