import { get } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

/** PDF files: `callAddress` gives the `href` of each. Without `language` a paper has its own. */
export const documentCalls = {
  quotePaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/quotes/:id/cotizacion.pdf',
  ),
  offerPaper: get<never, { params: { number: string }; query: { language?: Language } }>(
    '/api/offers/:number/oferta.pdf',
  ),
  // Only through the link of the person who asked for the quotation.
  linkPaper: get<never, { params: { token: string }; query: { language?: Language } }>(
    '/api/links/:token/oferta.pdf',
  ),
  // `paper` is the id of a payment or refund, or names the statement of account.
  moneyPaper: get<never, { params: { id: string; paper: string }; query: { language?: Language } }>(
    '/api/quotes/:id/papeles/:paper',
  ),
  linkMoneyPaper: get<
    never,
    { params: { token: string; paper: string }; query: { language?: Language } }
  >('/api/links/:token/papeles/:paper'),
  handoverPaper: get<never, { params: { id: string }; query: { language?: Language } }>(
    '/api/units/:id/acta.pdf',
  ),
  linkHandoverPaper: get<
    never,
    { params: { token: string; id: string }; query: { language?: Language } }
  >('/api/links/:token/units/:id/acta.pdf'),
  // The act before a handover, to be printed and signed.
  linkBlankAct: get<
    never,
    { params: { token: string; id: string }; query: { language?: Language } }
  >('/api/handovers/:token/units/:id/acta-para-firmar.pdf'),
};
