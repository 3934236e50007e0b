import { staffApi } from '../../../staff-api.ts';
import { type Route, serve } from '../../accounts/server/serve.ts';
import { catalogueRefusals } from '../refusals.ts';
import { KeptPicture, PictureImport } from '../schema.ts';
import { addPicture, importPicture } from './picture-adding.ts';
import { givenPictureLimit } from './picture-cleaning.ts';

const ofPictures = [
  catalogueRefusals.pictureUnreadable,
  catalogueRefusals.pictureHeic,
  catalogueRefusals.pictureTooLarge,
];

/** The calls that bring pictures in; what they give goes into a product's `images`. */
export const staffPictureRoutes: Route[] = [
  serve(
    staffApi.uploadPicture,
    {
      access: 'staff',
      bytes: { limit: givenPictureLimit },
      gives: KeptPicture,
      refuses: ofPictures,
    },
    ({ bytes }, platform) => addPicture(platform, bytes),
  ),
  serve(
    staffApi.importPicture,
    {
      access: 'staff',
      body: PictureImport,
      gives: KeptPicture,
      refuses: [
        ...ofPictures,
        catalogueRefusals.pictureAddressRefused,
        catalogueRefusals.pictureUnreachable,
      ],
    },
    ({ body }, platform) => importPicture(platform, body.address),
  ),
];
