import type { StaffLink, StaffMenu } from '#app.ts';
import { isStaff, permits, type Role } from '#features/accounts/roles.ts';
import { href } from '#pages.ts';
import type { Language } from '#platform/text/language.ts';
import { staffPages } from '#staff-pages.ts';
import { serverMessages } from '../server-messages.ts';

/** What the menu shows to somebody of this role. It comes with their pages, as data. */
export function staffMenu(role: Role | undefined, language: Language): StaffMenu | undefined {
  if (!role || !isStaff(role)) return undefined;
  const t = serverMessages[language];
  const links = (...names: (keyof typeof t.staff)[]): StaffLink[] =>
    names
      .filter((name) => permits(staffPages[name].access, role) === 'yes')
      .map((name) => ({ href: href(staffPages[name]), label: t.staff[name] }));
  return {
    panels: links('staffQuotes', 'staffProducts', 'staffVerifications'),
    more: {
      label: t.staffMore,
      links: links('dashboard', 'staffMails', 'staffNotices', 'staffTeam', 'staffAudit'),
    },
  };
}
