import { href, routes } from '#routes.ts';

/** How long a link opens, in days. */
export const linkDays = { usual: 7, most: 30 } as const;

/** Units on one link at most. */
export const linkUnits = 60;

/** The code of the error for a link that opens nothing. */
export const closedLinkCode = 'handover_link_not_found';

export const handoverPath = (token: string): string => href(routes.handoverLink, { token });
