import { createHash } from 'node:crypto';
import { api } from '#api.ts';
import { isStaff } from '#features/people/accounts/roles.ts';
import {
  type CallRoute,
  serve,
  type VisitorFormShape,
} from '#features/people/accounts/server/serve.ts';
import { uploadErrors } from '#features/requests/uploads/errors.ts';
import {
  fromFiles,
  fromParts,
  type UploadSource,
} from '#features/requests/uploads/server/upload-sources.ts';
import { fileLimit } from '#features/requests/uploads/upload-limits.ts';
import { limits } from '#limits.ts';
import { sharedDay } from '#platform/time/shared-clock.ts';
import { routes } from '#routes.ts';
import { maxActPhotos } from '../../handover-rules.ts';
import { actDoneKey, actFields, sendActAction } from '../form-fields.ts';
import type { SentAct } from '../schema.ts';
import { sendAct } from './send-act.ts';

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
  read: ({ fields }) => ({
    body: {
      unitId: fields[actFields.unit],
      receivedBy: fields[actFields.receivedBy] ?? '',
      handedOn: sharedDay(),
    },
  }),
  done: ({ unitId }, { form: { path } }) => `${path}?${actDoneKey}=${unitId}`,
};

/** A form has no key: the same photos of a unit are the same act. */
function keyOf(photos: readonly UploadSource[]): string {
  const names = photos.map(({ name }) => name).join(' ');
  return `form-${createHash('sha256').update(names).digest('hex')}`;
}

export const signedActRoutes: CallRoute[] = [
  serve(
    api.sendSignedAct,
    async ({ params: { token }, body: act, key, files, caller }, services) => {
      const { address, language, person } = caller;
      const sentBy = person && isStaff(person.role) ? person.id : null;
      const photos = files ? await fromFiles(files) : fromParts(act.photos);
      const submission = key && !files ? key : keyOf(photos);
      return sendAct(services, { token, act, photos, key: submission, address, language, sentBy });
    },
    form,
  ),
];
