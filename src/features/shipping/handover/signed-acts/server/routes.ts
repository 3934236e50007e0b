import { createHash } from 'node:crypto';
import { api } from '#api.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { fileErrors, uploadErrors } from '#features/requests/uploads/errors.ts';
import {
  fromFiles,
  fromParts,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { shippingErrors } from '#features/shipping/units/errors.ts';
import { limits } from '#limits.ts';
import { tooManyRequests } from '#platform/http/rate-limit.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { routes } from '#routes.ts';
import { handoverErrors } from '../../errors.ts';
import { maxActPhotos } from '../../handover-rules.ts';
import { HandoverToken } from '../../schema.ts';
import { handoverTokenIn } from '../../server/routes.ts';
import { actDoneKey, actFields, sendActAction } from '../form-fields.ts';
import { SentAct, SignedAct } from '../schema.ts';
import { sendAct } from './send-act.ts';

const { linkNotFound, already, actWaits, tooManyActs, photoNeeded } = handoverErrors;

/** A form without JavaScript needs a connection, so it happened today. */
const form: VisitorFormShape<SentAct> = {
  path: routes.handoverLink.path,
  action: sendActAction,
  files: {
    field: actFields.photos,
    most: maxActPhotos,
    bytes: fileLimit,
    tooMany: uploadErrors.tooManyFiles,
    tooLarge: uploadErrors.fileTooLarge,
  },
  limit: limits.linkForm,
  doneKey: actDoneKey,
  read: ({ fields, address }) => ({
    params: { token: handoverTokenIn(address) },
    body: {
      unitId: fields[actFields.unit],
      receivedBy: fields[actFields.receivedBy] ?? '',
      handedOn: dayInHavana(new Date()),
    },
  }),
  done: ({ unitId }, { form: { address } }) => `${address.split('?')[0]}?${actDoneKey}=${unitId}`,
};

/** A form has no key: the same photos of a unit are the same act. */
function keyOf(photos: readonly UploadSource[]): string {
  const names = photos.map(({ name }) => name).join(' ');
  return `form-${createHash('sha256').update(names).digest('hex')}`;
}

export const signedActRoutes: CallRoute[] = [
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
      form,
    },
    async ({ params: { token }, body: act, key, files, caller }, services) => {
      const { address, language, person } = caller;
      const sentBy = person && isStaff(person.role) ? person.id : null;
      const photos = files ? await fromFiles(files) : fromParts(act.photos);
      const submission = key && !files ? key : keyOf(photos);
      return sendAct(services, { token, act, photos, key: submission, address, language, sentBy });
    },
  ),
];
