import { z } from 'zod';
import { api } from '#api.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { quoteErrors } from '#features/requests/quotes/errors.ts';
import { readOwnQuote } from '#features/requests/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { limits } from '#limits.ts';
import { RecordId } from '#platform/http/input-schemas.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { tokenIn } from '#platform/text/link-token.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { href, routes } from '#routes.ts';
import { handoverErrors } from '../errors.ts';
import { handOverAction, handoverDoneKey, handoverFields } from '../form-fields.ts';
import { maySeeCodes } from '../handover-rules.ts';
import {
  HandoverEntry,
  HandoverResult,
  HandoverToken,
  OpenedHandover,
  ShownHandover,
} from '../schema.ts';
import { handOverByCode } from './hand-over-by-code.ts';
import { readHandoverLink, readShownHandovers } from './read-handovers.ts';

const { linkNotFound, refused, already } = handoverErrors;

/** A form without JavaScript needs a connection, so it happened today. */
const form: VisitorFormShape<HandoverResult> = {
  path: routes.handoverLink.path,
  action: handOverAction,
  limit: limits.linkForm,
  doneKey: handoverDoneKey,
  read: ({ fields, address }) => ({
    params: { token: handoverTokenIn(address) },
    body: {
      unitId: fields[handoverFields.unit],
      code: fields[handoverFields.code] ?? '',
      receivedBy: fields[handoverFields.receivedBy] ?? '',
      handedOn: dayInHavana(new Date()),
    },
    // Two taps are one handover; another code is another try.
    key: [fields[handoverFields.unit] ?? '', fields[handoverFields.code] ?? ''],
  }),
  done: ({ unitId }, { form: { address } }) =>
    `${address.split('?')[0]}?${handoverDoneKey}=${unitId}`,
};

export const handoverTokenIn = (address: string): string =>
  tokenIn(address.slice(`${href(routes.handoverLink)}/`.length));

export const handoverRoutes: CallRoute[] = [
  serve(
    api.openHandoverLink,
    { access: 'anyone', params: HandoverToken, response: OpenedHandover },
    async ({ params: { token } }, { db }) => readHandoverLink(db, token),
  ),
  serve(
    api.listMyHandovers,
    {
      access: 'signed-in',
      params: RecordId,
      response: z.array(ShownHandover),
      errors: [quoteErrors.quoteNotFound],
    },
    async ({ params: { id }, caller: { person } }, { db }) => {
      await readOwnQuote(db, person.id, id);
      return readShownHandovers(db, id, { codes: maySeeCodes(person) });
    },
  ),
  serve(
    api.handOver,
    {
      access: 'anyone',
      // The link gives the permission; it does not matter who is signed in on a driver's phone.
      ownerless: true,
      params: HandoverToken,
      body: HandoverEntry,
      key: true,
      response: HandoverResult,
      errors: [linkNotFound, shippingErrors.unitNotFound, refused, already, tooManyRequests],
      form,
    },
    async ({ params: { token }, body: entry, key, caller: { address } }, services) =>
      handOverByCode(services, { token, entry, key, address }),
  ),
];
