import type { Language } from '#platform/text/language.ts';
import { formatDate } from '#platform/time/dates.ts';
import { offerPageTexts } from './messages.ts';
import type { PromisedDays } from './schema.ts';

/** `on`: for a paper or a mail, which is read on other days, too. */
export function ifAcceptedText({ on, inMariel, delivered }: PromisedDays, language: Language) {
  const [day, mariel, handover] = [on, inMariel, delivered].map((each) =>
    formatDate(each, language),
  ) as [string, string, string];
  return offerPageTexts[language].ifOn(day, mariel, handover);
}
