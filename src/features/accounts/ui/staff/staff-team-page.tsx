import { useState } from 'react';
import { Button, ButtonLink } from '#kit/button.tsx';
import { Badge, type BadgeTone } from '#kit/data/badge.tsx';
import { EmptyState } from '#kit/data/empty-state.tsx';
import { Pagination } from '#kit/data/pagination.tsx';
import { Table } from '#kit/data/table.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { StaffPage, StaffToolbar } from '#kit/staff/staff-page.tsx';
import { useListKeys } from '#kit/staff/use-list-keys.ts';
import { formatDate } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { type AnyPage, definePage } from '#web/page.ts';
import { staffTeamMessages } from '../../messages.ts';
import { roleNames } from '../../role-names.ts';
import type { Role } from '../../roles.ts';
import { teamPageSize } from '../../team.ts';
import type { TeamMember } from '../../team-schema.ts';
import { nameOf, RoleDialog } from './role-dialog.tsx';
import css from './staff-team.module.css';

interface StaffTeamData {
  q: string;
  page: number;
  total: number;
  people: TeamMember[];
}

/** Who works here, for administradores: the staff, or anybody whom a search finds. */
export const page: AnyPage = definePage<StaffTeamData>({
  load: async ({ callPage, query }) => {
    const q = (query.get('q') ?? '').trim().slice(0, 200);
    const number = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
    const list = { ...(q && { q }), page: String(number) };
    const { items, total } = await callPage(staffApi.listTeam, { query: list });
    return { q, page: number, total: total.count, people: items };
  },
  head: ({ language }) => ({ title: staffTeamMessages[language].title, hidden: true }),
  View: StaffTeamPage,
});

function StaffTeamPage({ data }: { data: StaffTeamData }) {
  const { language } = useApp();
  const t = staffTeamMessages[language];
  const [chosen, setChosen] = useState<TeamMember>();
  useListKeys();
  return (
    <StaffPage title={t.title}>
      <p className={css.lead}>{t.lead}</p>
      <search>
        <StaffToolbar>
          <form action={href(staffRoutes.staffTeam)}>
            <TextField
              // Another search is another field: what is typed is not brought back by the last one.
              key={data.q}
              dense
              type="search"
              name="q"
              label={t.search}
              defaultValue={data.q}
              data-search
            />
            <Button type="submit" size="s" tone="secondary">
              {t.searchButton}
            </Button>
            {data.q && (
              <ButtonLink size="s" tone="quiet" href={href(staffRoutes.staffTeam)}>
                {t.staffOnly}
              </ButtonLink>
            )}
          </form>
        </StaffToolbar>
      </search>
      <p role="status">{t.found(data.total)}</p>
      {data.people.length > 0 ? (
        <TeamTable people={data.people} onChange={setChosen} />
      ) : (
        <EmptyState title={t.none}>{t.noneText}</EmptyState>
      )}
      <Pages data={data} />
      {chosen && <RoleDialog member={chosen} onClose={() => setChosen(undefined)} />}
    </StaffPage>
  );
}

const tones: Record<Role, BadgeTone> = {
  administrador: 'info',
  agente: 'info',
  cliente: 'neutral',
};

interface TeamTableProps {
  people: TeamMember[];
  onChange: (member: TeamMember) => void;
}

function TeamTable({ people, onChange }: TeamTableProps) {
  const { language, person } = useApp();
  const t = staffTeamMessages[language];
  return (
    <Table
      dense
      caption={t.title}
      rows={people}
      rowKey={(member) => member.id}
      columns={[
        {
          id: 'person',
          header: t.person,
          cell: (member) => (
            <span>
              {nameOf(member)}
              {member.id === person?.id && <span className={css.quiet}> ({t.you})</span>}
            </span>
          ),
        },
        {
          id: 'email',
          header: t.email,
          cell: ({ email, emailVerified }) => (
            <span className={css.email}>
              {email}
              {!emailVerified && <span className={css.quiet}> ({t.unverified})</span>}
            </span>
          ),
        },
        {
          id: 'role',
          header: t.role,
          cell: ({ role, named }) => (
            <span className={css.role}>
              <Badge tone={tones[role]}>{roleNames[role][language]}</Badge>
              {named && <span className={css.quiet}>{t.named}</span>}
            </span>
          ),
        },
        {
          id: 'since',
          header: t.since,
          cell: ({ createdAt }) => formatDate(createdAt, language),
        },
        {
          id: 'actions',
          header: t.actions,
          quiet: true,
          align: 'end',
          cell: (member) => (
            <Button
              size="s"
              tone="secondary"
              data-live
              data-row={member.id}
              aria-label={t.changeOf(nameOf(member))}
              onClick={() => onChange(member)}
            >
              {t.change}
            </Button>
          ),
        },
      ]}
    />
  );
}

function Pages({ data }: { data: StaffTeamData }) {
  const { language } = useApp();
  const t = staffTeamMessages[language];
  const last = Math.ceil(data.total / teamPageSize);
  if (last < 2) return null;
  const step = (to: number, label: string) =>
    to >= 1 && to <= last
      ? { href: href(staffRoutes.staffTeam, {}, { q: data.q, page: String(to) }), label }
      : undefined;
  return (
    <Pagination
      label={t.pages}
      status={t.page(data.page, last)}
      previous={step(data.page - 1, t.previous)}
      next={step(data.page + 1, t.next)}
    />
  );
}
