import { quoteDetailsEntry } from '#platform/browser/registry/forms.ts';
import { storedValue } from '#platform/browser/stored-value.ts';
import type { TypedDetails } from '../../recipient.ts';

export const quoteDetails = storedValue<TypedDetails>(quoteDetailsEntry);
