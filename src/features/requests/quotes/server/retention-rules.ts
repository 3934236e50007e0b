import { expiredCase } from '#features/requests/cases/server/expired-case.ts';
import type { RetentionRules } from '#platform/retention/rules.ts';
import { quoteType } from '../statuses.ts';

/** Lines, history and what later subjects know of a quotation go with it. */
export const quoteRetention: RetentionRules = {
  erased: [{ table: 'quote', count: 'quotes', expired: (time) => expiredCase(quoteType, time) }],
};
