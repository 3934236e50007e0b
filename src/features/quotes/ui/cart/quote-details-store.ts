import { quoteDetailsEntry } from '#platform/browser/registry/forms.ts';
import { storedValue } from '#platform/browser/stored-value.ts';
import type { TypedDetails } from '../../recipient.ts';

/** What is typed beside the cart's lines, until the quotation is made. */
export const quoteDetails = storedValue<TypedDetails>(quoteDetailsEntry);
