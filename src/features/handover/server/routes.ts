import { z } from 'zod';
import { api } from '#api.ts';
import { type FormShape, type Route, serve } from '#features/accounts/server/serve.ts';
import { RecordId } from '#features/cases/schema.ts';
import { quoteErrors } from '#features/quotes/errors.ts';
import { findOwnQuote } from '#features/quotes/server/quote-access.ts';
import { shippingErrors } from '#features/shipping/errors.ts';
import { limits } from '#limits.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { href, routes } from '#routes.ts';
import { handoverErrors } from '../errors.ts';
import { doneKey, handOverAction, handoverFields } from '../form-fields.ts';
import {
  HandedOver,
  HandoverEntry,
  HandoverToken,
  OpenedHandover,
  ShownHandover,
} from '../schema.ts';
import { handOver } from './hand-over.ts';
import { openHandoverLink, readShownHandovers } from './read-handovers.ts';

const { linkNotFound, refused, already } = handoverErrors;

/** Sent without JavaScript, so with a connection: it happened today. */
const form: FormShape<HandedOver> = {
  path: routes.handoverLink.path,
  action: handOverAction,
  limit: limits.linkForm,
  doneKey,
  read: ({ fields, address }) => ({
    params: { token: tokenIn(address) },
    body: {
      unitId: fields[handoverFields.unit],
      code: fields[handoverFields.code] ?? '',
      receivedBy: fields[handoverFields.receivedBy] ?? '',
      handedOn: dayInHavana(new Date()),
    },
    // Two taps are one handover; another code is another try.
    key: [fields[handoverFields.unit] ?? '', fields[handoverFields.code] ?? ''],
  }),
  done: ({ unitId }, { form: { address } }) => `${address.split('?')[0]}?${doneKey}=${unitId}`,
};

export function tokenIn(address: string): string {
  const written = address.slice(`${href(routes.handoverLink)}/`.length).split(/[/?]/)[0] ?? '';
  return /^[\w-]+$/.test(written) ? written : '-';
}

export const handoverRoutes: Route[] = [
  serve(
    api.openHandoverLink,
    { access: 'anyone', params: HandoverToken, response: OpenedHandover },
    async ({ params: { token } }, { db }) => openHandoverLink(db, token),
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
      await findOwnQuote(db, person.id, id);
      return readShownHandovers(db, id, { codes: true });
    },
  ),
  serve(
    api.handOver,
    {
      access: 'anyone',
      // The link is the permission; who is signed in on a driver's phone does not matter.
      ownerless: true,
      params: HandoverToken,
      body: HandoverEntry,
      key: true,
      response: HandedOver,
      errors: [linkNotFound, shippingErrors.unitNotFound, refused, already, tooManyRequests],
      form,
    },
    async ({ params: { token }, body: entry, key, caller: { address } }, services) =>
      handOver(services, { token, entry, key, address }),
  ),
];
