export const provinceEntry = {
  name: 'mariel-auto-province',
  area: 'cookie',
  of: 'nobody',
  days: 30,
} as const;
/**
 * Set once a language was chosen or English was declined, so that nothing suggests English again.
 */
export const chosenLanguageEntry = {
  name: 'mariel-auto-language',
  area: 'localStorage',
  of: 'nobody',
} as const;
export const cartEntry = {
  name: 'mariel-auto-cart',
  area: 'localStorage',
  of: 'nobody',
  days: 7,
} as const;
/** The cart as the server reads it: only products and quantities. */
export const cartCookieEntry = {
  name: 'mariel-auto-lines',
  area: 'cookie',
  of: 'nobody',
  days: 7,
} as const;
/** The cart saved for later, until a toast has told the person of it. */
export const newlySavedCartEntry = {
  name: 'mariel-auto-cart-aside',
  area: 'sessionStorage',
  of: 'nobody',
} as const;
/** The same after the toast. */
export const savedCartEntry = {
  name: 'mariel-auto-cart-former',
  area: 'sessionStorage',
  of: 'nobody',
} as const;
export const reopenEntry = {
  name: 'mariel-auto-reopen',
  area: 'sessionStorage',
  of: 'nobody',
} as const;
export const seenEntry = { name: 'mariel-auto-seen', area: 'localStorage', of: 'nobody' } as const;
export const comparedEntry = {
  name: 'mariel-auto-compare',
  area: 'sessionStorage',
  of: 'nobody',
} as const;
/** The last sign-out whose person's data is gone from this browser, and below from this tab. */
export const signOutHereEntry = {
  name: 'mariel-auto-out',
  area: 'localStorage',
  of: 'nobody',
} as const;
export const signOutTabEntry = {
  name: 'mariel-auto-out',
  area: 'sessionStorage',
  of: 'nobody',
} as const;
