import { offerErrors } from '#features/orders/offers/errors.ts';
import { LinkToken, OfferAnswerId } from '#features/orders/offers/schema.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { handoverErrors } from '#features/shipping/handover/errors.ts';
import { get } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { documentErrors } from './errors.ts';
import { download, LinkMoneyPaper, LinkUnit, MoneyPaperOf } from './schema.ts';

// PDF files: `callAddress` gives the `href` of each. Without `language` a paper is in its own
// language.

export const quotePaper = get('/api/quotes/:id/cotizacion.pdf', {
  summary: 'The paper of an own quotation',
  access: 'signed-in',
  ...download,
  errors: [quoteErrors.quoteNotFound],
});
export const offerPaper = get('/api/offers/:number/oferta.pdf', {
  summary: 'The paper of an own offer',
  access: 'signed-in',
  params: OfferAnswerId,
  ...download,
  errors: [offerErrors.notFound],
});
/** Opens only by the link of the person who asked for the quotation. */
export const linkPaper = get('/api/links/:token/oferta.pdf', {
  summary: 'The paper of an offer, by a link',
  access: 'anyone',
  params: LinkToken,
  ...download,
  errors: [offerErrors.notFound],
});
export const moneyPaper = get('/api/quotes/:id/papeles/:paper', {
  summary: 'A receipt or statement of an own order',
  access: 'signed-in',
  params: MoneyPaperOf,
  ...download,
  errors: [quoteErrors.quoteNotFound, documentErrors.notFound],
});
export const linkMoneyPaper = get('/api/links/:token/papeles/:paper', {
  summary: 'A receipt or statement of an order, by a link',
  access: 'anyone',
  params: LinkMoneyPaper,
  ...download,
  errors: [offerErrors.notFound, documentErrors.notFound],
});
export const handoverPaper = get('/api/units/:id/acta.pdf', {
  summary: 'The act of an own handover',
  access: 'signed-in',
  ...download,
  errors: [documentErrors.notFound],
});
export const linkHandoverPaper = get('/api/links/:token/units/:id/acta.pdf', {
  summary: 'The act of a handover, by a link',
  access: 'anyone',
  params: LinkUnit,
  ...download,
  errors: [offerErrors.notFound, documentErrors.notFound],
});
/** What sails in which ship; whoever asks or receives reads it. */
export const shipmentPaper = get('/api/quotes/:id/embarque.pdf', {
  access: 'signed-in',
  ...download,
  errors: [quoteErrors.quoteNotFound, documentErrors.notFound],
});
export const linkShipmentPaper = get('/api/links/:token/embarque.pdf', {
  access: 'anyone',
  params: LinkToken,
  ...download,
  errors: [offerErrors.notFound, documentErrors.notFound],
});
/** The act before a handover, to be printed and signed. */
export const linkBlankAct = get('/api/handovers/:token/units/:id/acta-para-firmar.pdf', {
  summary: 'An act to be signed, by the link of a carrier',
  access: 'anyone',
  params: LinkUnit,
  ...download,
  errors: [handoverErrors.linkNotFound, documentErrors.notFound, tooManyRequests],
});
