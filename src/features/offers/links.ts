import { href, routes } from '#routes.ts';

/** Those who stand behind a quote: each may have a link of their own. */
export const linkRoles = ['asks', 'pays', 'receives'] as const;
export type LinkRole = (typeof linkRoles)[number];

/** Those that a customer shares; that of the one who asks comes by mail alone. */
export const sharedRoles = ['pays', 'receives'] as const;
export type SharedRole = (typeof sharedRoles)[number];

/** How long a link opens, in days. */
export const linkDays = 90;

/** A seal, and a letter at the end: some programs leave a dash there out of a link. */
const whole = /^[\w-]{22}z$/;

/** The token of an address as it was meant: a chat puts a dot, a bracket or a comma behind a link. */
export function cleanToken(written: string): string {
  return written.replace(/[^\w-]+$/u, '');
}

export function isWholeToken(token: string): boolean {
  return whole.test(token);
}

export const linkPath = (token: string): string => href(routes.offerLink, { token });

/** The token in the address that `linkPath` made. */
export const tokenIn = (path: string): string => path.slice(linkPath('').length);
