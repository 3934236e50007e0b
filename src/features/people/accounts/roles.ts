/** Any other role that a provider sends counts as cliente. */
export const roles = ['cliente', 'agente', 'administrador'] as const;
export type Role = (typeof roles)[number];

export type Access = 'anyone' | 'signed-in' | 'staff' | 'administrador';

export function isStaff(role: Role | undefined): boolean {
  return role === 'agente' || role === 'administrador';
}

/** Only some roles see records whose account was deleted. */
export function mayOpenDetached(role: Role): boolean {
  return role === 'administrador';
}

/** The only place that decides; `role` is undefined when signed out. */
export function permits(
  access: Access,
  role: Role | undefined,
): 'yes' | 'signed-out' | 'forbidden' {
  if (access === 'anyone') return 'yes';
  if (role === undefined) return 'signed-out';
  if (access === 'signed-in') return 'yes';
  if (access === 'staff') return isStaff(role) ? 'yes' : 'forbidden';
  return role === 'administrador' ? 'yes' : 'forbidden';
}
