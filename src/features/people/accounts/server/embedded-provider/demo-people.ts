import type { Config } from '#platform/config.ts';
import type { Text } from '#platform/text/language.ts';
import type { Role } from '../../roles.ts';

export const demoPeople = [
  {
    subject: 'demo-admin',
    email: 'admin@demo.test',
    firstName: 'Marta',
    lastName: 'Quintana',
    role: 'administrador',
    sees: {
      es: 'Todo el trabajo: dinero, informes, equipo y catálogo',
      en: 'All of the work: money, reports, team and catalog',
    },
  },
  {
    subject: 'demo-agente',
    email: 'agente@demo.test',
    firstName: 'Raúl',
    lastName: 'Medina',
    role: 'agente',
    sees: {
      es: 'Un día de trabajo: cotizaciones, pagos por confirmar y barcos',
      en: 'A day of work: quotations, payments to confirm and ships',
    },
  },
  {
    subject: 'demo-cliente',
    email: 'cliente@demo.test',
    firstName: 'Yanet',
    lastName: 'Pérez',
    role: 'cliente',
    sees: {
      es: 'Sus órdenes, de la oferta a la entrega',
      en: 'Her orders, from the offer to the handover',
    },
  },
] as const satisfies readonly {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** What there is to see as this person. */
  sees: Text;
}[];

/** The page that leads through the shop as its demo people. */
export const tourPath = '/demo';
export const hasTour = ({ production, oidc }: Pick<Config, 'production' | 'oidc'>) =>
  !production && !oidc;

export function embeddedIssuer(config: Pick<Config, 'publicUrl'>): string {
  return `${config.publicUrl}/idp`;
}
