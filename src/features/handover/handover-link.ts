import { href, routes } from '#routes.ts';

/** How long a link of whoever hands over opens, in days. */
export const linkDays = { usual: 7, most: 30 } as const;

/** Units on one link: what a driver has on one day. */
export const linkUnits = 60;

/** What the server says of a link that opens nothing. */
export const closedLinkCode = 'handover_link_not_found';

export const handoverPath = (token: string): string => href(routes.handoverLink, { token });
