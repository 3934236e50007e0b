import { addScreens, screen } from '#pages.ts';

/**
 * Every screen of staff, as in `pages.ts`. A table of its own: customers' phones do not load it, so
 * the browser knows these screens only in a document that opened on one.
 */
export const staffPages = addScreens({
  dashboard: screen(
    '/admin',
    'staff',
    () => import('#features/dashboard/ui/staff/staff-dashboard-page.tsx'),
  ),
  staffQuotes: screen(
    '/admin/quotes',
    'staff',
    () => import('#features/quotes/ui/staff/staff-quotes-page.tsx'),
  ),
  staffVerifications: screen(
    '/admin/verifications',
    'staff',
    () => import('#features/verifications/ui/staff/staff-verifications-page.tsx'),
  ),
  staffReplies: screen(
    '/admin/replies',
    'staff',
    () => import('#features/cases/ui/staff/staff-replies-page.tsx'),
  ),
  staffProducts: screen(
    '/admin/products',
    'staff',
    () => import('#features/catalogue/products/ui/staff/staff-products-page.tsx'),
  ),
  staffNewProduct: screen(
    '/admin/products/nuevo',
    'staff',
    () => import('#features/catalogue/products/ui/staff/staff-product-page.tsx'),
  ),
  staffProductImport: screen(
    '/admin/products/importar',
    'staff',
    () => import('#features/catalogue/import/ui/staff/staff-import-page.tsx'),
  ),
  staffProduct: screen(
    '/admin/products/:id',
    'staff',
    () => import('#features/catalogue/products/ui/staff/staff-product-page.tsx'),
  ),
  staffMails: screen(
    '/admin/mails',
    'staff',
    () => import('#features/mails/ui/staff/staff-mails-page.tsx'),
  ),
  staffNotices: screen(
    '/admin/notices',
    'staff',
    () => import('#features/notices/ui/staff/staff-notices-page.tsx'),
  ),
  staffTeam: screen(
    '/admin/team',
    'administrador',
    () => import('#features/accounts/ui/staff/staff-team-page.tsx'),
  ),
  staffAudit: screen(
    '/admin/audit',
    'administrador',
    () => import('#features/audit/ui/staff/staff-audit-page.tsx'),
  ),
});
