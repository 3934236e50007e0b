export const quoteRequestEntry = {
  name: 'mariel-auto-submission',
  area: 'localStorage',
  of: 'person',
} as const;
export const quoteDetailsEntry = {
  name: 'mariel-auto-quote-details',
  area: 'sessionStorage',
  of: 'person',
} as const;
export const messageDraftEntry = {
  name: 'mariel-auto-message',
  area: 'localStorage',
  days: 30,
  of: 'person',
} as const;
export const messageRequestEntry = {
  name: 'mariel-auto-submission-message',
  area: 'localStorage',
  days: 30,
  of: 'person',
} as const;
/** Held draft and request in one. */
export const formerMessageEntry = {
  name: 'mariel-auto-draft',
  area: 'localStorage',
  of: 'person',
  former: true,
} as const;
export const verificationDraftEntry = {
  name: 'mariel-auto-verification-form',
  area: 'localStorage',
  days: 7,
  of: 'person',
} as const;
export const verificationRequestEntry = {
  name: 'mariel-auto-submission-verification',
  area: 'localStorage',
  days: 7,
  of: 'person',
} as const;
/** Held draft and request in one. */
export const formerVerificationEntry = {
  name: 'mariel-auto-verification',
  area: 'localStorage',
  days: 7,
  of: 'person',
  former: true,
} as const;
export const receiptFilesEntry = {
  name: 'mariel-auto',
  area: 'indexedDB',
  of: 'person',
  days: 7,
} as const;
export const sentTicketEntry = {
  name: 'mariel-auto-verification-sent',
  area: 'sessionStorage',
  of: 'person',
} as const;
export const newProductEntry = {
  name: 'mariel-auto-new-product',
  area: 'sessionStorage',
  of: 'person',
} as const;
/** An offer that is being written, with our costs. */
export const offerFormEntry = {
  name: 'mariel-auto-offer',
  area: 'sessionStorage',
  of: 'person',
} as const;
/** What stood in the forms of a page of staff, while its reader signs in again. */
export const keptFormsEntry = {
  name: 'mariel-auto-kept-forms',
  area: 'sessionStorage',
  of: 'person',
} as const;
/** What was typed into a page's forms and not sent, after a reload or a change of language. */
export const halfFilledEntry = {
  name: 'mariel-auto-half-filled',
  area: 'sessionStorage',
  of: 'person',
} as const;
export const productListEntry = {
  name: 'mariel-auto-products-list',
  area: 'sessionStorage',
  of: 'person',
} as const;
