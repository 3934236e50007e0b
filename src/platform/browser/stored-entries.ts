// Everything that stays in a browser. Each entry stands alone, so that a page carries only those it
// uses; what people read about them is in features/company/legal/stored-data.ts.
//
// `days`: for how long at most; without it as long as its purpose or its area lasts. `of: 'person'`: a
// phone is shared, and after the name stand a dot and whose it is. `former`: only read, once, as what
// lies under it goes on under another name.

export const sessionEntry = { name: 'mariel-auto-session', area: 'cookie', days: 30 } as const;
export const signInEntry = { name: 'mariel-auto-login', area: 'cookie' } as const;
export const providerSessionEntry = { name: 'mariel-auto-idp', area: 'cookie', days: 14 } as const;
export const providerStepEntry = { name: 'mariel-auto-idp-step', area: 'cookie' } as const;
export const providerResumeEntry = { name: 'mariel-auto-idp-resume', area: 'cookie' } as const;
export const provinceEntry = { name: 'mariel-auto-province', area: 'cookie', days: 30 } as const;
export const languageEntry = { name: 'mariel-auto-language', area: 'cookie', days: 365 } as const;
export const lowDataEntry = { name: 'mariel-auto-datos', area: 'cookie', days: 365 } as const;

export const cartEntry = { name: 'mariel-auto-cart', area: 'localStorage', days: 7 } as const;
/** A cart that was set aside because the province changed, until the toast that says so is shown. */
export const asideCartEntry = { name: 'mariel-auto-cart-aside', area: 'sessionStorage' } as const;
/** The same from then on. */
export const formerCartEntry = { name: 'mariel-auto-cart-former', area: 'sessionStorage' } as const;
export const reopenEntry = { name: 'mariel-auto-reopen', area: 'sessionStorage' } as const;
export const seenEntry = { name: 'mariel-auto-seen', area: 'localStorage' } as const;
export const comparedEntry = { name: 'mariel-auto-compare', area: 'sessionStorage' } as const;

export const quoteRequestEntry = {
  name: 'mariel-auto-submission',
  area: 'localStorage',
  of: 'person',
} as const;
export const lastQuoteEntry = { name: 'mariel-auto-last-quote', area: 'sessionStorage' } as const;

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
/** Draft and request in one. */
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
/** Draft and request in one. */
export const formerVerificationEntry = {
  name: 'mariel-auto-verification',
  area: 'localStorage',
  days: 7,
  of: 'person',
  former: true,
} as const;
export const receiptFilesEntry = { name: 'mariel-auto', area: 'indexedDB', days: 7 } as const;
export const sentTicketEntry = {
  name: 'mariel-auto-verification-sent',
  area: 'sessionStorage',
} as const;

export const newProductEntry = {
  name: 'mariel-auto-new-product',
  area: 'sessionStorage',
  of: 'person',
} as const;
export const productListEntry = {
  name: 'mariel-auto-products-list',
  area: 'sessionStorage',
} as const;

/** The service worker's copies; after each name stands the build. */
export const pagesEntry = { name: 'pages', area: 'cache' } as const;
export const listsEntry = { name: 'lists', area: 'cache' } as const;
