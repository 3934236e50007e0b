import type { TodayKind } from '#features/requests/cases/today.ts';
import { href } from '#routes.ts';
import { staffQuoteHref, staffRoutes, staffVerificationHref } from '#staff-routes.ts';
import type { TodayItem } from '../../schema.ts';

type Opened = Pick<TodayItem, 'id' | 'name'>;

const history = ({ id }: Opened) => staffQuoteHref(id, 'history');
const quote = ({ id }: Opened) => staffQuoteHref(id);
const verification = ({ id }: Opened) => staffVerificationHref(id);
const money = ({ id }: Opened) => staffQuoteHref(id, 'money');
const units = ({ name }: Opened) =>
  href(staffRoutes.staffUnits, {}, { queue: 'all', q: name ?? '' });

/** Where it is done. */
export const todayPlaces: Record<TodayKind, (of: Opened) => string> = {
  answer: history,
  change: quote,
  verification,
  'bank-line': ({ id: ver }) => href(staffRoutes.staffMatching, {}, { ver }),
  expires: history,
  overdue: money,
  cash: money,
  given: money,
  credit: money,
  held: units,
  late: units,
  unpaid: money,
  silent: units,
  act: () => href(staffRoutes.staffHandovers),
  'follow-up': history,
  'verification-again': verification,
  mail: () => href(staffRoutes.staffMails, {}, { state: 'failed' }),
};
