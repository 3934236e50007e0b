/** What a driver typed of a handover, until it has arrived. */
export const handoverRequestEntry = {
  name: 'mariel-auto-submission-handover',
  area: 'localStorage',
  days: 30,
  of: 'person',
} as const;
/** A signed act that a driver took photos of, until it has arrived. */
export const signedActRequestEntry = {
  name: 'mariel-auto-submission-act',
  area: 'localStorage',
  days: 30,
  of: 'person',
} as const;
export const signedActFilesEntry = {
  name: 'mariel-auto-acts',
  area: 'indexedDB',
  days: 30,
} as const;
/** What a driver has to hand over, under the link: its page itself is never stored. */
export const handoverListEntry = {
  name: 'mariel-auto-handovers',
  area: 'localStorage',
  days: 31,
  of: 'person',
} as const;
