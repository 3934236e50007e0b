import { api } from '#api.ts';
import { ownQuotePage } from '#features/quotes/ui/own/own-quote.tsx';
import { callAddress } from '#platform/calls/client.ts';
import type { Journey } from '../schema.ts';
import { Journeys } from './journeys.tsx';

/** One's own quote, with where its goods are. */
export const page = ownQuotePage<Journey[]>({
  load: (call, id) => call(api.listMyJourneys, { params: { id } }),
  View: ({ beside: journeys, id, level }) =>
    journeys.length > 0 && (
      <Journeys
        journeys={journeys}
        level={level}
        photoHref={({ id: photo }, width) =>
          callAddress(api.myUnitPhoto, { params: { id, photo, width: String(width) } })
        }
      />
    ),
});
