import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';

/** Proofs of who received: their code, an agent's word, or an act that they signed. */
export const handoverWays = ['code', 'word', 'act'] as const;
export type HandoverWay = (typeof handoverWays)[number];

/** Nobody of staff sees a code, also not that of an order of their own. */
export const maySeeCodes = (owner: Pick<CurrentUser, 'role'>): boolean => !isStaff(owner.role);

/** In characters, as the server counts them. */
export const handoverLimits = { receivedBy: 80, label: 80, reason: 500 } as const;

/** How many photos an act has, and how many acts a unit. The database counts to the same. */
export const maxActPhotos = 3;
export const maxActs = 5;
