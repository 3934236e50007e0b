import { offerLimits } from '#features/orders/offers/offer-rules.ts';
import { staffOfferTexts } from '#features/orders/offers/staff-messages.ts';
import { languageNames } from '#features/requests/cases/staff-messages.ts';
import { DayField } from '#kit/forms/day-field.tsx';
import { SelectField, TextAreaField } from '#kit/forms/field.tsx';
import { options } from '#kit/staff/form/options.tsx';
import { languages, toLanguage } from '#platform/text/language.ts';
import { dayInHavana, daysLater } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import css from '../staff-offer.module.css';
import type { FieldProps } from './use-offer-form.ts';

export function TermsFields({ form, change, errorOf }: FieldProps) {
  const { t, language } = useApp(staffOfferTexts);
  const today = dayInHavana(new Date());
  return (
    <section className={css.section} aria-labelledby="terms-title">
      <h3 id="terms-title">{t.termsTitle}</h3>
      <div className={`grid gap-3 ${css.pair}`}>
        <DayField
          dense
          id="validUntil"
          label={t.validUntil}
          hint={t.validUntilHint}
          error={errorOf('validUntil')}
          min={today}
          max={daysLater(today, offerLimits.validDays)}
          value={form.validUntil}
          onChange={({ target }) => change((before) => ({ ...before, validUntil: target.value }))}
        />
        <SelectField
          dense
          id="language"
          label={t.language}
          value={form.language}
          onChange={({ target }) =>
            change((before) => ({ ...before, language: toLanguage(target.value) }))
          }
        >
          {options(languages, (each) => languageNames[language][each])}
        </SelectField>
        <TextAreaField
          dense
          id="note"
          rows={2}
          label={t.note}
          mark={t.optionalMark}
          maxLength={offerLimits.note}
          value={form.note}
          onChange={({ target }) => change((before) => ({ ...before, note: target.value }))}
        />
      </div>
    </section>
  );
}
