/** A handover that a driver typed, until it has arrived. */
export const handoverRequestEntry = {
  name: 'mariel-auto-submission-handover',
  area: 'localStorage',
  days: 30,
  of: 'link',
} as const;
/** A signed act with its photos, until it has arrived. */
export const signedActRequestEntry = {
  name: 'mariel-auto-submission-act',
  area: 'localStorage',
  days: 30,
  of: 'link',
} as const;
export const signedActFilesEntry = {
  name: 'mariel-auto-acts',
  area: 'indexedDB',
  of: 'link',
  days: 30,
} as const;
/** The units of a handover link. The page itself is never stored. */
export const handoverListEntry = {
  name: 'mariel-auto-handovers',
  area: 'localStorage',
  days: 31,
  of: 'link',
} as const;
