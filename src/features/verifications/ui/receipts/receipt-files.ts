import { receiptFilesEntry } from '#platform/browser/registry/forms.ts';
import { storedFiles } from '#platform/browser/stored-files.ts';

/** Receipts stored on this phone until the server has them. */
export const receiptFiles = storedFiles(receiptFilesEntry, 'receipts');
