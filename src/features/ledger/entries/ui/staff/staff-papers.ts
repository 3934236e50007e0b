import { callAddress } from '#platform/calls/client.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import type { MoneyPapers } from '../money-view.tsx';

export const staffPapers = (id: string, language: Language): MoneyPapers => ({
  href: (paper) =>
    callAddress(staffApi.staffMoneyPaper, { params: { id, paper }, query: { language } }),
});
