import { Notice } from '#kit/notice.tsx';
import { formatMoment } from '#platform/time/dates.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { useApp } from '#web/app-context.ts';
import { newRolesTexts } from '../../messages.ts';
import { roleNames } from '../../role-names.ts';
import { staffName } from '../../staff-name.ts';
import type { NewRole } from '../../team-schema.ts';
import css from './staff-team.module.css';

/** Tells every administrador which roles were given; whoever sees a wrong one ends it. */
export function NewRoles({ roles }: { roles: NewRole[] }) {
  const { t, language } = useApp(newRolesTexts);
  if (roles.length === 0) return null;
  return (
    <Notice tone="warning" title={t.title}>
      <p>{t.text}</p>
      <ul className={`taps ${css.newRoles}`}>
        {roles.map(({ who, email, role, since, by, ended }) => (
          <li key={`${since} ${email}`}>
            {t.given(
              staffName(who, language),
              roleNames[role][language],
              formatMoment(since, language),
              by ? staffName(by, language) : t.operator,
            )}
            {ended && ` (${t.ended})`}{' '}
            {email && !ended && (
              <a href={href(staffRoutes.staffTeam, {}, { q: email })}>{t.open}</a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
