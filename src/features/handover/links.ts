import { href, routes } from '#routes.ts';

/** How long a link of whoever hands over opens, in days. */
export const linkDays = { usual: 7, most: 30 } as const;

/** Units on one link: what a driver has on one day. */
export const linkUnits = 60;

export const handoverPath = (token: string): string => href(routes.handoverLink, { token });
