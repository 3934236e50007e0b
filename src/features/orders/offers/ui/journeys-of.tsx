import { api } from '#api.ts';
import { Journeys } from '#features/shipping/units/ui/journeys.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { offerTokenIn } from '../links.ts';
import type { OfferPage } from '../schema.ts';

/** Photos of a journey are read by the same right as the page: account or link. */
export function JourneysOf({ page, path }: { page: OfferPage; path: string }) {
  const { role, journeys, quoteId } = page;
  const sheetHref = quoteId
    ? callAddress(api.shipmentPaper, { params: { id: quoteId }, query: {} })
    : callAddress(api.linkShipmentPaper, { params: { token: offerTokenIn(path) }, query: {} });
  return (
    <Journeys
      journeys={journeys}
      reader={role}
      level={2}
      {...(role !== 'pays' && { sheetHref })}
      photoHref={({ id: photo }, size) => {
        const width = String(size);
        return quoteId
          ? callAddress(api.myUnitPhoto, { params: { id: quoteId, photo, width } })
          : callAddress(api.linkUnitPhoto, { params: { token: offerTokenIn(path), photo, width } });
      }}
    />
  );
}
