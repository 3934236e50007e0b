import { permits } from '#features/accounts/roles.ts';
import { ButtonLink } from '#kit/button.tsx';
import { PlusIcon } from '#kit/icons.tsx';
import { readChoice } from '#kit/staff/list-query.ts';
import { StaffList } from '#kit/staff/staff-list.tsx';
import { staffListPage } from '#kit/staff/staff-list-page.tsx';
import { QueueLinks } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import type { TariffEntry } from '../../schema.ts';
import { tariffMessages } from '../../staff-messages.ts';
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
  texts: tariffMessages,
  load: async ({ call, query }) => ({
    entries: await call(staffApi.listTariff, {}),
    view: readChoice(query, 'view', views) ?? 'valid',
    opened: query.get('ver') ?? undefined,
  }),
  View: TariffPage,
});

function TariffPage({ data: { entries, view, opened } }: { data: TariffData }) {
  const { language, person } = useApp();
  const t = tariffMessages[language];
  useListKeys();
  const mayEdit = permits('administrador', person?.role) === 'yes';
  const rows = entries.filter((entry) => viewOf(entry) === view);
  const addressOf = (ver: string) =>
    href(staffRoutes.staffTariff, {}, { ...(view !== 'valid' && { view }), ver });
  return (
    <StaffList
      title={t.title}
      lead={mayEdit ? t.lead : `${t.lead} ${t.readOnly}`}
      rows={rows}
      columns={useTariffColumns(addressOf)}
      opened={opened}
      found={rows.length > 0 ? t.found(rows.length) : undefined}
      empty={{ title: t.none[view], children: view === 'valid' && t.noneText }}
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
      <QueueLinks
        label={t.show}
        links={views.map((each) => ({
          href: href(staffRoutes.staffTariff, {}, each === 'valid' ? {} : { view: each }),
          label: t.views[each],
          count: entries.filter((entry) => viewOf(entry) === each).length,
          current: each === view,
        }))}
      />
    </StaffList>
  );
}

const viewOf = ({ state }: TariffEntry): View =>
  state === 'valid' || state === 'coming' ? state : 'before';
