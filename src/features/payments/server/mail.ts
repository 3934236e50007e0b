import type { Config } from '#platform/config.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { renderMail } from '#platform/mail/mail-template.ts';
import { href } from '#routes.ts';
import { staffRoutes } from '#staff-routes.ts';

const titles = {
  proposed: 'Propusieron cambiar los datos de pago',
  approved: 'Cambiaron los datos de pago',
  rejected: 'Se rechazó un cambio de los datos de pago',
};

const texts = {
  proposed: 'Hace falta otro administrador: compare los datos con el banco antes de aprobar.',
  approved: 'Los clientes ya los ven, señalados como cambiados durante 72 horas.',
  rejected: 'Los clientes siguen viendo los de antes.',
};

/** Mailed to all staff, so that nobody redirects money unnoticed. A mail never names an account. */
export function paymentMail(what: keyof typeof titles, config: Config): Mail {
  const { brand, publicUrl, staffEmail } = config;
  return {
    to: staffEmail,
    subject: titles[what],
    language: 'es',
    ...renderMail({
      language: 'es',
      title: titles[what],
      blocks: [
        { kind: 'note', text: texts[what] },
        {
          kind: 'button',
          label: 'Abrir en el panel',
          href: `${publicUrl}${href(staffRoutes.staffPayments)}`,
        },
      ],
      brand,
    }),
  };
}
