import type { Text } from '../text/language.ts';

/** The error of a day on which something is said to have happened. */
export const dayInFuture: Text = {
  es: 'Ese día todavía no ha llegado.',
  en: 'That day has not come yet.',
};
