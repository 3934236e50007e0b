import { expect, test } from 'vitest';
import { staffMenu } from './staff-menu.ts';

const panels = [
  { href: '/admin/quotes', label: 'Administrar Cotizaciones' },
  { href: '/admin/products', label: 'Administrar Productos' },
  { href: '/admin/verifications', label: 'Administrar Verificaciones' },
];

test('customers and visitors have no menu of staff', () => {
  expect(staffMenu(undefined, 'es')).toBeUndefined();
  expect(staffMenu('cliente', 'es')).toBeUndefined();
});

test('an agent finds what an agent may open, an administrador reports, team and log as well', () => {
  const more = [
    '/admin',
    '/admin/units',
    '/admin/voyages',
    '/admin/matching',
    '/admin/waiting-money',
    '/admin/export-requirements',
    '/admin/screening',
    '/admin/handovers',
    '/admin/reviews',
    '/admin/mails',
    '/admin/notices',
    '/admin/words',
    '/admin/deliveries',
    '/admin/tariff',
    '/admin/payment-instructions',
    '/admin/presets',
  ];
  const agents = staffMenu('agente', 'es');
  expect(agents?.panels).toEqual(panels);
  expect(agents?.more.links.map(({ href }) => href)).toEqual(more);
  const whole = staffMenu('administrador', 'es');
  expect(whole?.panels).toEqual(panels);
  expect(whole?.more.links.map(({ href }) => href)).toEqual([
    ...more,
    '/admin/durations',
    '/admin/reports',
    '/admin/team',
    '/admin/audit',
  ]);
});
