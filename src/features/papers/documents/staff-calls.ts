import { get } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

export const documentStaffCalls = {
  staffMoneyPaper: get<
    never,
    { params: { id: string; paper: string }; query: { language?: Language } }
  >('/api/admin/quotes/:id/papeles/:paper'),
  /** The act before a handover, to be printed and signed. */
  staffBlankAct: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/admin/units/:id/acta-para-firmar.pdf',
  ),
  staffHandoverPaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/admin/units/:id/acta.pdf',
  ),
};
