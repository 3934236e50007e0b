import { api } from '#api.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { limits } from '#limits.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { routes } from '#routes.ts';
import { handOverAction, handoverDoneKey, handoverFields } from '../form-fields.ts';
import { maySeeCodes } from '../handover-rules.ts';
import type { HandoverResult } from '../schema.ts';
import { handOverByCode } from './hand-over-by-code.ts';
import { readHandoverLink, readShownHandovers } from './read-handovers.ts';

/** A form without JavaScript needs a connection, so it happened today. */
const form: VisitorFormShape<HandoverResult> = {
  path: routes.handoverLink.path,
  action: handOverAction,
  limit: limits.linkForm,
  doneKey: handoverDoneKey,
  read: ({ fields }) => ({
    body: {
      unitId: fields[handoverFields.unit],
      code: fields[handoverFields.code] ?? '',
      receivedBy: fields[handoverFields.receivedBy] ?? '',
      handedOn: sharedDay(),
    },
    // Two taps are one handover; another code is another try.
    key: [fields[handoverFields.unit] ?? '', fields[handoverFields.code] ?? ''],
  }),
  done: ({ unitId }, { form: { path } }) => `${path}?${handoverDoneKey}=${unitId}`,
};

export const handoverRoutes: CallRoute[] = [
  serve(api.openHandoverLink, async ({ params: { token } }, { db }) => readHandoverLink(db, token)),
  serve(api.listMyHandovers, async ({ params: { id }, caller: { person } }, { db }) => {
    await readOwnQuote(db, person.id, id);
    return readShownHandovers(db, id, { codes: maySeeCodes(person) });
  }),
  serve(
    api.handOver,
    async ({ params: { token }, body: entry, key, caller: { address } }, services) =>
      handOverByCode(services, { token, entry, key, address }),
    form,
  ),
];
