import type { Language } from '#platform/text/language.ts';

type Hours = readonly [from: string, to: string];

/** The same at every office, on the office's own clock. */
export const officeHours: Record<Language, { weekdays: Hours; saturday: Hours }> = {
  es: { weekdays: ['8:00', '18:00'], saturday: ['9:00', '14:00'] },
  en: { weekdays: ['8:00 AM', '6:00 PM'], saturday: ['9:00 AM', '2:00 PM'] },
};
