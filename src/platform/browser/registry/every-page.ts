export const provinceEntry = { name: 'mariel-auto-province', area: 'cookie', days: 30 } as const;
/**
 * Set once a language was chosen or English was declined, so that nothing suggests English again.
 */
export const chosenLanguageEntry = { name: 'mariel-auto-language', area: 'localStorage' } as const;
export const cartEntry = { name: 'mariel-auto-cart', area: 'localStorage', days: 7 } as const;
/** The cart as the server reads it: only products and quantities. */
export const cartMirrorEntry = { name: 'mariel-auto-lines', area: 'cookie', days: 7 } as const;
/** The aside cart, until a toast has told the person of it. */
export const asideCartEntry = { name: 'mariel-auto-cart-aside', area: 'sessionStorage' } as const;
/** The aside cart after the toast. */
export const formerCartEntry = { name: 'mariel-auto-cart-former', area: 'sessionStorage' } as const;
export const reopenEntry = { name: 'mariel-auto-reopen', area: 'sessionStorage' } as const;
export const seenEntry = { name: 'mariel-auto-seen', area: 'localStorage' } as const;
export const comparedEntry = { name: 'mariel-auto-compare', area: 'sessionStorage' } as const;
