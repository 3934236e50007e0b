import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { catalogueErrors } from '../../errors.ts';
import { PictureImport, StoredPicture } from '../../schema.ts';
import { addPicture, importPicture } from './picture-adding.ts';
import { uploadedPictureLimit } from './picture-cleaning.ts';

export const ofPictures = [
  catalogueErrors.pictureUnreadable,
  catalogueErrors.pictureHeic,
  catalogueErrors.pictureTooLarge,
];

export const staffPictureRoutes: CallRoute[] = [
  serve(
    staffApi.uploadPicture,
    {
      access: 'staff',
      bytes: { limit: uploadedPictureLimit },
      response: StoredPicture,
      errors: ofPictures,
    },
    ({ bytes }, services) => addPicture(services, bytes),
  ),
  serve(
    staffApi.importPicture,
    {
      access: 'staff',
      body: PictureImport,
      response: StoredPicture,
      errors: [
        ...ofPictures,
        catalogueErrors.pictureAddressRefused,
        catalogueErrors.pictureUnreachable,
      ],
    },
    ({ body }, services) => importPicture(services, body.address),
  ),
];
