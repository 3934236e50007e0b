import { receiptFilesEntry } from '#platform/browser/registry/forms.ts';
import { storedFiles } from '#platform/browser/stored-files.ts';

export const receiptFiles = storedFiles(receiptFilesEntry, 'receipts');
