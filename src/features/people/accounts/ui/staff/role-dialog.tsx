import { type FormEvent, useId, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { Dialog } from '#kit/overlays/dialog.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { useAction } from '#kit/use-action.ts';
import { href, routes } from '#routes.ts';
import { staffApi } from '#staff-api.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { staffTeamTexts } from '../../messages.ts';
import { memberName } from '../../person-name.ts';
import { roleNames } from '../../role-names.ts';
import { isStaff, type Role, roles } from '../../roles.ts';
import type { TeamMember } from '../../team-schema.ts';
import css from './staff-team.module.css';

export function RoleDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t, person } = useApp(staffTeamTexts);
  const formId = useId();
  const [role, setRole] = useState<Role>(member.role);
  const change = useRoleChange(member, onClose);
  const losesOwnRole =
    member.id === person?.id && member.role === 'administrador' && role !== member.role;

  function submit(event: FormEvent) {
    event.preventDefault();
    void change.save(role);
  }

  return (
    <Dialog
      open
      title={t.roleOf(memberName(member))}
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            tone={losesOwnRole ? 'danger' : 'primary'}
            busy={change.busy}
          >
            {losesOwnRole ? t.saveOwn : t.save}
          </Button>
          <Button tone="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-3" onSubmit={submit}>
        <p className="quiet">{member.email}</p>
        {!member.emailVerified && <Notice tone="warning" text={t.unverifiedText} />}
        <RoleChoice role={role} onChange={setRole} />
        <Consequences own={losesOwnRole} named={member.named && role !== 'administrador'} />
        <div className="grid gap-3">
          <p className="quiet">{t.endSessionsText}</p>
          <Button tone="secondary" busy={change.busy} onClick={change.endSessions}>
            {t.endSessions}
          </Button>
        </div>
        <div role="alert">{change.failure && <Notice tone="danger" text={change.failure} />}</div>
      </form>
    </Dialog>
  );
}

function Consequences({ own, named }: { own: boolean; named: boolean }) {
  const { t } = useApp(staffTeamTexts);
  return (
    <div role="status" className="grid gap-3">
      {own && <Notice tone="danger" title={t.own} text={t.ownText} />}
      {named && <Notice tone="warning" text={t.namedText} />}
    </div>
  );
}

function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t, language } = useApp(staffTeamTexts);
  const id = useId();
  return (
    <fieldset className={`bare ${css.roles}`}>
      <legend className="visually-hidden">{t.choose}</legend>
      {roles.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="role"
            value={each}
            aria-labelledby={`${id}-${each}`}
            aria-describedby={`${id}-${each}-may`}
            checked={role === each}
            onChange={() => onChange(each)}
          />
          <span>
            <strong id={`${id}-${each}`}>{roleNames[each][language]}</strong>
            <span id={`${id}-${each}-may`} className={css.may}>
              {t.may[each]}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function useRoleChange(member: TeamMember, onClose: () => void) {
  const { t, language, person, call, refresh, setPerson, navigate } = useApp(staffTeamTexts);
  const { busy, failure, run } = useAction(t.notChanged, { inPlace: true });

  async function changeRole(role: Role) {
    const params = { id: member.id };
    await call(staffApi.changeRole, { params, body: { role, expected: member.role } });
    const description = t.changedText(memberName(member), roleNames[role][language]);
    toast({ title: t.changed, description, tone: 'success' });
    onClose();
    if (person?.id !== member.id) return await refresh();
    setPerson({ ...person, role });
    await navigate(href(isStaff(role) ? staffRoutes.staffQuotes : routes.home), { replace: true });
  }

  async function endSessions() {
    const { ended } = await call(staffApi.endSessions, { params: { id: member.id } });
    const description = t.sessionsEndedText(memberName(member), ended);
    toast({ title: t.sessionsEnded, description, tone: 'success' });
    onClose();
    if (person?.id === member.id) location.assign('/api/logout');
  }

  return {
    busy,
    failure,
    async save(role: Role) {
      // On failure the list shows the current role; the choice stays.
      if (!(await run(() => changeRole(role)))) await refresh();
    },
    endSessions: () => run(endSessions),
  };
}
