import { get } from '#platform/calls/contract.ts';
import type { Language } from '#platform/text/language.ts';

// PDF files: `callAddress` gives the `href` of each. Without `language` a paper is in its own
// language.

export const quotePaper = get<never, { params: { id: string }; query: { language?: Language } }>(
  '/api/quotes/:id/cotizacion.pdf',
);
export const offerPaper = get<
  never,
  { params: { number: string }; query: { language?: Language } }
>('/api/offers/:number/oferta.pdf');
/** Opens only by the link of the person who asked for the quotation. */
export const linkPaper = get<never, { params: { token: string }; query: { language?: Language } }>(
  '/api/links/:token/oferta.pdf',
);
export const moneyPaper = get<
  never,
  { params: { id: string; paper: string }; query: { language?: Language } }
>('/api/quotes/:id/papeles/:paper');
export const linkMoneyPaper = get<
  never,
  { params: { token: string; paper: string }; query: { language?: Language } }
>('/api/links/:token/papeles/:paper');
export const handoverPaper = get<never, { params: { id: string }; query: { language?: Language } }>(
  '/api/units/:id/acta.pdf',
);
export const linkHandoverPaper = get<
  never,
  { params: { token: string; id: string }; query: { language?: Language } }
>('/api/links/:token/units/:id/acta.pdf');
/** The act before a handover, to be printed and signed. */
export const linkBlankAct = get<
  never,
  { params: { token: string; id: string }; query: { language?: Language } }
>('/api/handovers/:token/units/:id/acta-para-firmar.pdf');
