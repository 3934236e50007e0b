export const provinceEntry = { name: 'mariel-auto-province', area: 'cookie', days: 30 } as const;
/** Chosen, or English turned down: where it stands, English is not offered any more. */
export const chosenLanguageEntry = { name: 'mariel-auto-language', area: 'localStorage' } as const;
export const cartEntry = { name: 'mariel-auto-cart', area: 'localStorage', days: 7 } as const;
/** The same as the server reads it, to draw the cart: products and quantities only. */
export const cartMirrorEntry = { name: 'mariel-auto-lines', area: 'cookie', days: 7 } as const;
/** A cart that was set aside because the province changed, until the toast that says so is shown. */
export const asideCartEntry = { name: 'mariel-auto-cart-aside', area: 'sessionStorage' } as const;
/** The same from then on. */
export const formerCartEntry = { name: 'mariel-auto-cart-former', area: 'sessionStorage' } as const;
export const reopenEntry = { name: 'mariel-auto-reopen', area: 'sessionStorage' } as const;
export const seenEntry = { name: 'mariel-auto-seen', area: 'localStorage' } as const;
export const comparedEntry = { name: 'mariel-auto-compare', area: 'sessionStorage' } as const;
