// Cookies that only the server sets.
export const sessionEntry = {
  name: 'mariel-auto-session',
  area: 'cookie',
  of: 'person',
  days: 30,
} as const;
export const signInEntry = { name: 'mariel-auto-login', area: 'cookie', of: 'nobody' } as const;
export const providerSessionEntry = {
  name: 'mariel-auto-idp',
  area: 'cookie',
  of: 'person',
  days: 14,
} as const;
export const providerStepEntry = {
  name: 'mariel-auto-idp-step',
  area: 'cookie',
  of: 'nobody',
} as const;
export const providerResumeEntry = {
  name: 'mariel-auto-idp-resume',
  area: 'cookie',
  of: 'nobody',
} as const;
export const languageEntry = {
  name: 'mariel-auto-language',
  area: 'cookie',
  of: 'nobody',
  days: 365,
} as const;
export const lowDataEntry = {
  name: 'mariel-auto-datos',
  area: 'cookie',
  of: 'nobody',
  days: 365,
} as const;
/** 'tarjetas' lists products as cards on a phone, too; anything else as rows. */
export const listViewEntry = {
  name: 'mariel-auto-vista',
  area: 'cookie',
  of: 'nobody',
  days: 365,
} as const;
/** The cart from before the province changed, saved for later. */
export const savedCartCookieEntry = {
  name: 'mariel-auto-lines-former',
  area: 'cookie',
  of: 'nobody',
} as const;
/** When somebody last signed out here, and the beginning of their id; scripts read it. */
export const signOutEntry = {
  name: 'mariel-auto-out',
  area: 'cookie',
  of: 'nobody',
  days: 31,
} as const;
