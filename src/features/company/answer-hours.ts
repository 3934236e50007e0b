import type { Text } from '#platform/text/language.ts';

/** So long we may take to answer, while support is open. */
export const answerHours = 24;

/** For 'en …' and 'within …'. */
export const answerTime: Text = {
  es: `${answerHours} horas de atención`,
  en: `${answerHours} support hours`,
};
