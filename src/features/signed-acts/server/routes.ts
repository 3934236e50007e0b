import { createHash } from 'node:crypto';
import { api } from '#api.ts';
import { type FormShape, type Route, serve } from '#features/accounts/server/serve.ts';
import { handoverErrors } from '#features/handover/errors.ts';
import { maxActPhotos } from '#features/handover/handover-rules.ts';
import { HandoverToken } from '#features/handover/schema.ts';
import { tokenIn } from '#features/handover/server/routes.ts';
import { shippingErrors } from '#features/shipping/errors.ts';
import { receiptErrors, verificationErrors } from '#features/verifications/errors.ts';
import { receiptLimit } from '#features/verifications/form-fields.ts';
import {
  fromParts,
  type UploadSource,
} from '#features/verifications/server/receipts/write-receipts.ts';
import { fromFiles } from '#features/verifications/server/sending/verification-form.ts';
import { limits } from '#limits.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { routes } from '#routes.ts';
import { actFields, actSentKey, sendActAction } from '../form-fields.ts';
import { SentAct, SignedAct } from '../schema.ts';
import { sendAct } from './send-act.ts';

const { linkNotFound, already, actWaits, tooManyActs, photoNeeded } = handoverErrors;

/** A form without JavaScript needs a connection, so it happened today. */
const form: FormShape<SentAct> = {
  path: routes.handoverLink.path,
  action: sendActAction,
  files: {
    field: actFields.photos,
    most: maxActPhotos,
    bytes: receiptLimit,
    tooMany: verificationErrors.tooManyReceipts,
    tooLarge: verificationErrors.receiptTooLarge,
  },
  limit: limits.linkForm,
  doneKey: actSentKey,
  read: ({ fields, address }) => ({
    params: { token: tokenIn(address) },
    body: {
      unitId: fields[actFields.unit],
      receivedBy: fields[actFields.receivedBy] ?? '',
      handedOn: dayInHavana(new Date()),
    },
  }),
  done: ({ unitId }, { form: { address } }) => `${address.split('?')[0]}?${actSentKey}=${unitId}`,
};

/** A form has no key: the same photos of a unit are the same act. */
function keyOf(photos: readonly UploadSource[]): string {
  const names = photos.map(({ name }) => name).join(' ');
  return `form-${createHash('sha256').update(names).digest('hex')}`;
}

export const signedActRoutes: Route[] = [
  serve(
    api.sendSignedAct,
    {
      access: 'anyone',
      // The link gives the permission; it does not matter who is signed in on a driver's phone.
      ownerless: true,
      params: HandoverToken,
      body: SignedAct,
      key: true,
      response: SentAct,
      errors: [
        ...receiptErrors,
        verificationErrors.photoUnreadable,
        linkNotFound,
        shippingErrors.unitNotFound,
        already,
        actWaits,
        tooManyActs,
        photoNeeded,
        tooManyRequests,
      ],
      form,
    },
    async ({ params: { token }, body: act, key, files, caller }, services) => {
      const { address, language } = caller;
      const photos = files ? await fromFiles(files) : fromParts(act.photos);
      const submission = key && !files ? key : keyOf(photos);
      return sendAct(services, { token, act, photos, key: submission, address, language });
    },
  ),
];
