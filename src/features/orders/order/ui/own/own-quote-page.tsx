import { api } from '#api.ts';
import type { ShownHandover } from '#features/shipping/handover/schema.ts';
import { HandoversCard } from '#features/shipping/handover/ui/handovers-card.tsx';
import type { Journey } from '#features/shipping/units/schema.ts';
import { OwnJourneys } from '#features/shipping/units/ui/own-journeys.tsx';
import { callAddress } from '#platform/calls/client.ts';
import { href, routes } from '#routes.ts';
import { useApp } from '#web/app-context.ts';
import { ownQuotePage } from './own-quote.tsx';

interface BesideQuote {
  journeys: Journey[];
  handovers: ShownHandover[];
}

export const page = ownQuotePage<BesideQuote>({
  load: async (call, id) => {
    const params = { id };
    const [journeys, handovers] = await Promise.all([
      call(api.listMyJourneys, { params }),
      call(api.listMyHandovers, { params }),
    ]);
    return { journeys, handovers };
  },
  View: BesideOwnQuote,
});

function BesideOwnQuote({
  beside: { journeys, handovers },
  ...place
}: {
  beside: BesideQuote;
  id: string;
  level: 2 | 3;
}) {
  const { language } = useApp();
  return (
    <>
      <HandoversCard
        handovers={handovers}
        level={place.level}
        reviewHref={href(routes.ownReview, { id: place.id })}
        actHref={(id) => callAddress(api.handoverPaper, { params: { id }, query: { language } })}
      />
      <OwnJourneys journeys={journeys} {...place} />
    </>
  );
}
