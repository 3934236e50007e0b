import type { Text } from '#platform/text/language.ts';
import type { Role } from './roles.ts';

/** Apart from the roles: what decides about them comes to every page, their names to few. */
export const roleNames: Record<Role, Text> = {
  cliente: { es: 'Cliente', en: 'Customer' },
  agente: { es: 'Agente', en: 'Agent' },
  administrador: { es: 'Administrador', en: 'Administrator' },
};
