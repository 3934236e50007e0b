import type { Text } from '#platform/text/language.ts';

/** How many hours we may take to answer, while support is open. */
export const answerHours = 24;

/** Completes 'en …' and 'within …'. */
export const answerTime: Text = {
  es: `${answerHours} horas de atención`,
  en: `${answerHours} support hours`,
};
