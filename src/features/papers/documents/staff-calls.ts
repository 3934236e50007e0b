import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { get } from '#platform/calls/contract.ts';
import { documentErrors } from './errors.ts';
import { download, MoneyPaperOf } from './schema.ts';

export const documentStaffCalls = {
  staffMoneyPaper: get('/api/admin/quotes/:id/papeles/:paper', {
    summary: 'A receipt or statement of an order',
    access: 'staff',
    params: MoneyPaperOf,
    ...download,
    errors: [quoteErrors.quoteNotFound, documentErrors.notFound],
  }),
  staffShipmentPaper: get('/api/admin/quotes/:id/embarque.pdf', {
    access: 'staff',
    ...download,
    errors: [quoteErrors.quoteNotFound, documentErrors.notFound],
  }),
  /** The act before a handover, to be printed and signed. */
  staffBlankAct: get('/api/admin/units/:id/acta-para-firmar.pdf', {
    summary: 'An act to be signed',
    access: 'staff',
    ...download,
    errors: [documentErrors.notFound],
  }),
  staffHandoverPaper: get('/api/admin/units/:id/acta.pdf', {
    summary: 'The act of a handover',
    access: 'staff',
    ...download,
    errors: [quoteErrors.quoteNotFound, documentErrors.notFound],
  }),
};
