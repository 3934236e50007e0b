import { withoutEnd } from '#platform/text/without-end.ts';
import { href, routes } from '#routes.ts';

export const linkRoles = ['asks', 'pays', 'receives'] as const;
export type LinkRole = (typeof linkRoles)[number];

/** Links that a customer shares. The person who asks gets theirs by mail alone. */
export const sharedRoles = ['pays', 'receives'] as const;
export type SharedRole = (typeof sharedRoles)[number];

export const offerLinkDays = 90;

/** Ends in a letter, because some programs drop a dash at the end of a link. */
const whole = /^[\w-]{22}z$/;

/** Removes characters that a chat puts behind a link: a dot, a bracket, a comma. */
export function cleanToken(text: string): string {
  return withoutEnd(text, /[^\w-]/);
}

export function isWholeToken(token: string): boolean {
  return whole.test(token);
}

export const linkPath = (token: string): string => href(routes.offerLink, { token });

export const offerTokenIn = (path: string): string => path.slice(linkPath('').length);
