// Cookies that only the server sets.
export const sessionEntry = { name: 'mariel-auto-session', area: 'cookie', days: 30 } as const;
export const signInEntry = { name: 'mariel-auto-login', area: 'cookie' } as const;
export const providerSessionEntry = { name: 'mariel-auto-idp', area: 'cookie', days: 14 } as const;
export const providerStepEntry = { name: 'mariel-auto-idp-step', area: 'cookie' } as const;
export const providerResumeEntry = { name: 'mariel-auto-idp-resume', area: 'cookie' } as const;
export const languageEntry = { name: 'mariel-auto-language', area: 'cookie', days: 365 } as const;
export const lowDataEntry = { name: 'mariel-auto-datos', area: 'cookie', days: 365 } as const;
/** The mirror of the cart from before the province changed. */
export const formerMirrorEntry = { name: 'mariel-auto-lines-former', area: 'cookie' } as const;
