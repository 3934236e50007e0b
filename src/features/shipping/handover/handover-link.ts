import { href, routes } from '#routes.ts';

export const handoverLinkDays = { usual: 7, most: 30 } as const;

export const handoverLinkUnits = 60;

export const closedLinkCode = 'handover_link_not_found';

export const handoverPath = (token: string): string => href(routes.handoverLink, { token });
