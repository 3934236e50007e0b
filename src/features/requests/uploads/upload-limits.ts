/** The name under which a form or an error has files. */
export const filesField = 'receipts';
/** The name under which an error has one of them, the first at 0. */
export const fileFieldAt = (at: number) => `${filesField}.${at}`;
/** The code of the error where a part has not arrived; the browser uploads it again. */
export const incompleteCode = 'receipt_incomplete';

/** In bytes, before the browser makes the file smaller. */
export const fileLimit = 8 * 1024 * 1024;
export const partSize = 64 * 1024;
/**
 * For `accept` of the file field; the server checks the content. HEIC is missing on purpose: an
 * iPhone then hands over a JPEG, which we can read.
 */
export const fileTypes = 'image/jpeg,image/png,image/webp,application/pdf';
