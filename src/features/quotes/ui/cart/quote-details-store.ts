import { quoteDetailsEntry } from '#platform/browser/registry/forms.ts';
import { storedValue } from '#platform/browser/stored-value.ts';
import type { TypedDetails } from '../../recipient.ts';

/** The typed note and recipient, until the quotation is made. */
export const quoteDetails = storedValue<TypedDetails>(quoteDetailsEntry);
