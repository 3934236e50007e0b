import { offerErrors } from '#features/offers/errors.ts';
import { fieldProblems, staffOfferMessages } from '#features/offers/staff-messages.ts';
import type { Language } from '#platform/text/language.ts';
import type { Wrong } from './form-problems.ts';
import type { OfferForm } from './offer-form.ts';

export function problemText(wrong: Wrong, language: Language): string {
  const texts = fieldProblems[language];
  return wrong in texts
    ? texts[wrong as keyof typeof texts]
    : offerErrors[wrong as keyof typeof offerErrors].message[language];
}

/** 'Línea 2: ' for a field of a row, else ''. */
export function placeOf(field: string, { lines, plan, estimates }: OfferForm, language: Language) {
  const t = staffOfferMessages[language];
  const lists = [
    [lines, t.line],
    [plan, t.instalment],
    [estimates, t.estimate],
  ] as const;
  for (const [rows, name] of lists) {
    const at = rows.findIndex(({ key }) => field.startsWith(`${key}-`));
    if (at >= 0) return `${name(at + 1)}: `;
  }
  return '';
}
