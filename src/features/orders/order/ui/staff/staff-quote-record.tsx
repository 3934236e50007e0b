import { caseRecord } from '#features/requests/cases/ui/staff/case-panel.tsx';
import type { QuoteWire } from '../../schema.ts';
import { quoteGreetings } from '../../staff-messages.ts';
import { describeForStaff } from './describe-for-staff.ts';
import { Codes, CustomerFacts, LinesAndOffer } from './quote-parts.tsx';
import { StaffProgress } from './staff-progress.tsx';

export const Record = caseRecord<QuoteWire>({
  contactOf: (quote, brand) => ({
    name: quote.customerName,
    email: quote.customerEmail,
    phone: quote.customerPhone,
    whatsapp: quote.customerWhatsapp,
    greeting: quoteGreetings[quote.language](quote.customerName, quote.referenceNumber, brand),
  }),
  describe: describeForStaff,
  CustomerFacts,
  Standing: StaffProgress,
  Goods: LinesAndOffer,
  Last: Codes,
});
