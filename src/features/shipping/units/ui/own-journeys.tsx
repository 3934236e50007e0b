import { api } from '#api.ts';
import { callAddress } from '#platform/calls/client.ts';
import type { Journey } from '../schema.ts';
import { Journeys } from './journeys.tsx';

interface OwnJourneysProps {
  journeys: Journey[];
  id: string;
  level: 2 | 3;
}

export function OwnJourneys({ journeys, id, level }: OwnJourneysProps) {
  return (
    <Journeys
      journeys={journeys}
      reader="asks"
      level={level}
      sheetHref={callAddress(api.shipmentPaper, { params: { id }, query: {} })}
      photoHref={({ id: photo }, width) =>
        callAddress(api.myUnitPhoto, { params: { id, photo, width: String(width) } })
      }
    />
  );
}
