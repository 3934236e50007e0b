/** The name under which a form or an error has files. */
export const filesField = 'receipts';

/** In bytes, before the browser makes the file smaller. */
export const fileLimit = 8 * 1024 * 1024;
export const partSize = 64 * 1024;
/**
 * For `accept` of the file field; the server checks the content. HEIC is missing on purpose: an
 * iPhone then hands over a JPEG, which we can read.
 */
export const fileTypes = 'image/jpeg,image/png,image/webp,application/pdf';
