import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { columnsOf } from '#kit/staff/list/columns.ts';
import { ListFilters } from '#kit/staff/list/list-filters.tsx';
import { readPageNumber } from '#kit/staff/list/list-query.ts';
import { type ListColumn, StaffList } from '#kit/staff/list/staff-list.tsx';
import { staffListPage } from '#kit/staff/list/staff-list-page.tsx';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffTeamTexts } from '../../messages.ts';
import { memberName } from '../../person-name.ts';
import { roleNames } from '../../role-names.ts';
import type { Role } from '../../roles.ts';
import type { TeamMember } from '../../team-schema.ts';
import { RoleDialog } from './role-dialog.tsx';
import css from './staff-team.module.css';

interface StaffTeamData {
  q: string;
  page: number;
  total: number;
  people: TeamMember[];
}

export const page = staffListPage<StaffTeamData>({
  texts: staffTeamTexts,
  load: async ({ callPage, query }) => {
    const q = (query.get('q') ?? '').trim().slice(0, 200);
    const number = readPageNumber(query);
    const list = { ...(q && { q }), page: String(number) };
    const { items, total } = await callPage(staffApi.listTeam, { query: list });
    return { q, page: number, total: total.count, people: items };
  },
  View: StaffTeamPage,
});

function StaffTeamPage({ data: { q, page: number, total, people } }: { data: StaffTeamData }) {
  const { t } = useApp(staffTeamTexts);
  const [chosen, setChosen] = useState<TeamMember>();
  const here = href(staffRoutes.staffTeam);
  return (
    <>
      <StaffList
        title={t.title}
        lead={t.lead}
        rows={people}
        columns={useColumns(setChosen)}
        countText={t.found(total)}
        empty={{ title: t.none, children: t.noneText }}
        paging={{
          page: number,
          total,
          to: (other) => href(staffRoutes.staffTeam, {}, { q, page: other }),
        }}
      >
        <ListFilters
          action={here}
          filters={[{ kind: 'search', name: 'q', label: t.search, value: q }]}
          submit={t.searchButton}
          clear={q ? { href: here, label: t.staffOnly } : undefined}
        />
      </StaffList>
      {chosen && <RoleDialog member={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

const tones: Record<Role, BadgeTone> = {
  administrador: 'info',
  agente: 'info',
  cliente: 'neutral',
};

function useColumns(onChange: (member: TeamMember) => void): ListColumn<TeamMember>[] {
  const { t, language, person } = useApp(staffTeamTexts);
  return columnsOf(t, {
    person: (member) => (
      <span>
        {memberName(member)}
        {member.id === person?.id && <span className={css.quiet}> ({t.you})</span>}
      </span>
    ),
    email: ({ email, emailVerified }) => (
      <span>
        {email}
        {!emailVerified && <span className={css.quiet}> ({t.unverified})</span>}
      </span>
    ),
    role: ({ role, named }) => (
      <span className={css.role}>
        <Badge tone={tones[role]}>{roleNames[role][language]}</Badge>
        {named && <span className={css.quiet}>{t.named}</span>}
      </span>
    ),
    since: ({ createdAt }) => formatDate(createdAt, language),
    actions: {
      quiet: true,
      align: 'end',
      cell: (member) => (
        <Button
          size="s"
          tone="secondary"
          data-live
          data-row={member.id}
          aria-label={t.changeOf(memberName(member))}
          onClick={() => onChange(member)}
        >
          {t.change}
        </Button>
      ),
    },
  });
}
