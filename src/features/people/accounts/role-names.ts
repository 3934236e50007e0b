import type { Text } from '#platform/text/language.ts';
import type { Role } from './roles.ts';

/** Separate from the roles: every page loads those, few need the names. */
export const roleNames: Record<Role, Text> = {
  cliente: { es: 'Cliente', en: 'Customer' },
  agente: { es: 'Agente', en: 'Agent' },
  administrador: { es: 'Administrador', en: 'Administrator' },
};
