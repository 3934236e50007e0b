import { useApp } from '../../app.ts';
import { isStaff, permits, type Role } from '../../features/accounts/roles.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { LogoutIcon, UserIcon } from '../../kit/icons.tsx';
import { href, pages } from '../../pages.ts';
import { shellMessages } from '../messages.ts';
import css from './account-menu.module.css';

/** "Entrar", or the person's menu; it works without a script. */
export function AccountMenu() {
  const { address, person, language } = useApp();
  const t = shellMessages[language];
  if (!person) {
    const returnTo = encodeURIComponent(
      address.searchParams.get('returnTo') ?? address.pathname + address.search,
    );
    return (
      <ButtonLink tone="quiet" href={`/api/login?returnTo=${returnTo}`}>
        {t.signIn}
      </ButtonLink>
    );
  }
  return (
    <details className={css.menu} name="menu">
      <summary>
        <UserIcon size={20} />
        <span className={css.name}>{person.firstName || person.email}</span>
      </summary>
      <ul className={css.list} aria-label={t.account}>
        <li>
          <a href={href(pages.profile)}>{t.profile}</a>
        </li>
        <li>
          <a href={href(pages.myQuotes)}>{t.myQuotes}</a>
        </li>
        <li>
          <a href={href(pages.myVerifications)}>{t.myVerifications}</a>
        </li>
        {isStaff(person.role) && <StaffLinks role={person.role} />}
        <li>
          <a href="/api/logout">
            <LogoutIcon size={20} />
            {t.signOut}
          </a>
        </li>
      </ul>
    </details>
  );
}

/** The panels of SPEC §2, then what staff need less often. */
function StaffLinks({ role }: { role: Role }) {
  const { language } = useApp();
  const t = shellMessages[language];
  const panels = [
    [href(pages.adminQuotes), t.adminQuotes],
    [href(pages.adminProducts), t.adminProducts],
    [href(pages.adminVerifications), t.adminVerifications],
  ];
  const more = [
    [href(pages.dashboard), t.dashboard],
    [href(pages.adminMails), t.mails],
    [href(pages.adminNotices), t.notices],
    ...(permits(pages.adminTeam.access, role) === 'yes'
      ? [
          [href(pages.adminTeam), t.team],
          [href(pages.adminAudit), t.audit],
        ]
      : []),
  ];
  return (
    <>
      {panels.map(([to, label]) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
      <li>
        <ul className={css.quiet} aria-label={t.staffMore}>
          {more.map(([to, label]) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </li>
    </>
  );
}
