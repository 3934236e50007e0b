import { type CallRoute, serve } from '#features/people/accounts/server/serve.ts';
import { staffApi } from '#staff-api.ts';
import { addPicture, importPicture } from './picture-adding.ts';

export const staffPictureRoutes: CallRoute[] = [
  serve(staffApi.uploadPicture, ({ bytes }, services) => addPicture(services, bytes)),
  serve(staffApi.importPicture, ({ body }, services) => importPicture(services, body.address)),
];
