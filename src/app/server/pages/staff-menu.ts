import { isStaff, permits, type Role } from '#features/people/accounts/roles.ts';
import type { Language } from '#platform/text/language.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';
import { serverTexts } from '../../messages.ts';
import type { StaffMenu, StaffMenuLink } from '../../staff-menu.ts';

export function staffMenu(role: Role | undefined, language: Language): StaffMenu | undefined {
  if (!role || !isStaff(role)) return undefined;
  const t = serverTexts[language];
  const links = (...names: (keyof typeof t.staff)[]): StaffMenuLink[] =>
    names
      .filter((name) => permits(staffRoutes[name].access, role) === 'yes')
      .map((name) => ({ href: href(staffRoutes[name]), label: t.staff[name] }));
  return {
    panels: links('staffQuotes', 'staffProducts', 'staffVerifications'),
    more: {
      label: t.staffMore,
      links: links(
        'dashboard',
        'staffUnits',
        'staffVoyages',
        'staffMatching',
        'staffWaitingMoney',
        'staffRequirements',
        'staffScreening',
        'staffHandovers',
        'staffReviews',
        'staffMails',
        'staffNotices',
        'staffWords',
        'staffDeliveries',
        'staffTariff',
        'staffPayments',
        'staffPresets',
        'staffDurations',
        'staffReports',
        'staffTeam',
        'staffAudit',
      ),
    },
  };
}
