import { fileErrors, uploadErrors } from '#features/requests/uploads/errors.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { post } from '#platform/calls/contract.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { handoverErrors } from '../errors.ts';
import { HandoverToken } from '../schema.ts';
import { SentAct, SignedAct } from './schema.ts';

const { linkNotFound, already, actWaits, tooManyActs, photoNeeded } = handoverErrors;

/** An agent looks at it before it counts as a handover. */
export const sendSignedAct = post('/api/handovers/:token/acts', {
  summary: 'Send photos of a signed act in place of the code',
  access: 'anyone',
  ownerless: true,
  params: HandoverToken,
  body: SignedAct,
  key: true,
  response: SentAct,
  errors: [
    ...fileErrors,
    uploadErrors.photoUnreadable,
    linkNotFound,
    shippingErrors.unitNotFound,
    already,
    handoverErrors.keyReused,
    actWaits,
    tooManyActs,
    photoNeeded,
    tooManyRequests,
  ],
});
