import { addScreens, screen } from './pages.ts';

/**
 * Every screen of staff, as in `pages.ts`. A table of its own: customers' phones do not load it, so
 * the browser knows these screens only in a document that opened on one.
 */
export const staffPages = addScreens({
  dashboard: screen(
    '/admin',
    'staff',
    () => import('./features/dashboard/ui/staff/admin-dashboard-page.tsx'),
  ),
  adminQuotes: screen(
    '/admin/quotes',
    'staff',
    () => import('./features/quotes/ui/staff/admin-quotes-page.tsx'),
  ),
  adminVerifications: screen(
    '/admin/verifications',
    'staff',
    () => import('./features/verifications/ui/staff/admin-verifications-page.tsx'),
  ),
  adminReplies: screen(
    '/admin/replies',
    'staff',
    () => import('./features/history/ui/staff/admin-replies-page.tsx'),
  ),
  adminProducts: screen(
    '/admin/products',
    'staff',
    () => import('./features/catalogue/ui/staff/admin-products-page.tsx'),
  ),
  adminNewProduct: screen(
    '/admin/products/nuevo',
    'staff',
    () => import('./features/catalogue/ui/staff/admin-product-page.tsx'),
  ),
  adminProductImport: screen(
    '/admin/products/importar',
    'staff',
    () => import('./features/catalogue/ui/staff/admin-import-page.tsx'),
  ),
  adminProduct: screen(
    '/admin/products/:id',
    'staff',
    () => import('./features/catalogue/ui/staff/admin-product-page.tsx'),
  ),
  adminMails: screen(
    '/admin/mails',
    'staff',
    () => import('./features/mails/ui/staff/admin-mails-page.tsx'),
  ),
  adminNotices: screen(
    '/admin/notices',
    'staff',
    () => import('./features/notices/ui/staff/admin-notices-page.tsx'),
  ),
  adminTeam: screen(
    '/admin/team',
    'administrador',
    () => import('./features/accounts/ui/staff/admin-team-page.tsx'),
  ),
  adminAudit: screen(
    '/admin/audit',
    'administrador',
    () => import('./features/audit/ui/staff/admin-audit-page.tsx'),
  ),
});
