import { api } from '#api.ts';
import { offerErrors } from '#features/orders/offers/errors.ts';
import { findLink } from '#features/orders/offers/server/links/quote-links.ts';
import { orderCases } from '#features/orders/order/server/order-cases.ts';
import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { openCase } from '#features/requests/cases/server/case-store.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { readShipment } from '#features/shipping/units/server/voyages/shipment-facts.ts';
import { contentHash } from '#platform/database/make-once.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { staffApi } from '#staff-api.ts';
import { issuePaper } from '../issue-paper.ts';
import { paperReply } from '../paper-reply.ts';
import { shipmentPaper } from './shipment-paper.ts';

export const shipmentRoutes: CallRoute[] = [
  serve(api.shipmentPaper, async ({ params: { id }, query, caller }, services) => {
    const quote = await readOwnQuote(services.db, caller.person.id, id);
    return shipmentReply(services, quote.id, query.language ?? caller.language);
  }),
  serve(api.linkShipmentPaper, async ({ params: { token }, query, caller }, services) => {
    const link = await findLink(services.db, token, caller.person);
    // Anybody may pay, and the sheet names whoever receives.
    if (typeof link === 'string' || link.role === 'pays') throw new AppError(offerErrors.notFound);
    return shipmentReply(services, link.quoteId, query.language ?? caller.language);
  }),
  serve(staffApi.staffShipmentPaper, async ({ params: { id }, query, caller }, services) => {
    const quote = await openCase(services.db, orderCases, caller.person, id);
    return shipmentReply(services, quote.id, query.language ?? caller.language);
  }),
];

/** Returns the same sheet as long as it says the same. */
async function shipmentReply(
  services: Services,
  quoteId: string,
  language: Language,
): Promise<FileReply> {
  const shipment = await readShipment(services.db, quoteId);
  if (!shipment) return paperReply(undefined);
  const contentKey = contentHash(shipment);
  const subject = { kind: 'shipment', quoteId, contentKey, language, totalCents: '0' } as const;
  const bytes = await issuePaper(services, subject, (setting) => shipmentPaper(shipment, setting));
  return paperReply({ bytes, name: `${shipment.reference}-embarque.pdf` });
}
