import type { Config } from '#platform/config.ts';
import type { Role } from '../../roles.ts';

export const demoPeople = [
  {
    subject: 'demo-admin',
    email: 'admin@demo.test',
    firstName: 'Marta',
    lastName: 'Quintana',
    role: 'administrador',
  },
  {
    subject: 'demo-agente',
    email: 'agente@demo.test',
    firstName: 'Raúl',
    lastName: 'Medina',
    role: 'agente',
  },
  {
    subject: 'demo-cliente',
    email: 'cliente@demo.test',
    firstName: 'Yanet',
    lastName: 'Pérez',
    role: 'cliente',
  },
] as const satisfies readonly {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
}[];

export function embeddedIssuer(config: Pick<Config, 'publicUrl'>): string {
  return `${config.publicUrl}/idp`;
}
