import { catalogueErrors } from '../errors.ts';

export const uploadedPictureLimit = 12 * 1024 * 1024;

/** Why the bytes of a picture are refused. */
export const pictureErrors = [
  catalogueErrors.pictureUnreadable,
  catalogueErrors.pictureHeic,
  catalogueErrors.pictureTooLarge,
];
