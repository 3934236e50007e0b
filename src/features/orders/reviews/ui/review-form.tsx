import { provinceName } from '#features/company/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextAreaField, TextField } from '#kit/forms/field.tsx';
import { FieldError } from '#kit/forms/field-frame.tsx';
import { OtherLanguage } from '#kit/forms/other-language.tsx';
import { typedBefore } from '#kit/forms/typed-fields.ts';
import { postAddress } from '#platform/http/shared/post-address.ts';
import { actionField } from '#platform/http/shared/rendered-for.ts';
import { formatDate } from '#platform/time/dates.ts';
import { useApp } from '#web/app-context.ts';
import type { ActionData } from '#web/page.ts';
import { fieldId, reviewAction, reviewFields } from '../form-fields.ts';
import { reviewTexts } from '../messages.ts';
import { reviewLimits } from '../review.ts';
import type { ReviewedUnit } from '../schema.ts';
import css from './order-reviews.module.css';
import { Stars } from './stars.tsx';

interface ReviewFormProps {
  unit: ReviewedUnit;
  path: string;
  actionData: ActionData | null;
  /** True where the page answers a posted form. */
  again: boolean;
}

export function ReviewForm({ unit, path, actionData, again }: ReviewFormProps) {
  const { t, language } = useApp(reviewTexts);
  const { handoverId } = unit;
  const idOf = (field: string) => fieldId(field, handoverId);
  const wrong = actionData?.fields ?? {};
  const problems = Object.entries(wrong).map(([field, message]) => ({
    field: idOf(field),
    message,
  }));
  const { handover, text, name } = reviewFields;
  const field = typedBefore(actionData, { [text]: reviewLimits.text, [name]: reviewLimits.name });
  return (
    <form method="post" action={postAddress(path, again)} className="stack" noValidate data-keep>
      <ErrorSummary title={t.problem} problems={problems} />
      <input type="hidden" name={actionField} value={reviewAction} />
      <input type="hidden" name={handover} value={handoverId} />
      <StarsField
        id={idOf(reviewFields.stars)}
        error={wrong[reviewFields.stars]}
        chosen={actionData?.values[reviewFields.stars]}
      />
      <TextAreaField {...field(text)} id={idOf(text)} label={t.text} hint={t.textHint} rows={4} />
      <TextField
        {...field(name)}
        id={idOf(name)}
        label={t.name}
        mark={t.optional}
        hint={t.nameHint}
        autoComplete="given-name"
      />
      <p className={css.consent}>
        {t.consent(unit.name, formatDate(unit.handedOn, language), provinceName(unit.province))}{' '}
        {t.final}
      </p>
      <Button type="submit" full>
        {t.send}
      </Button>
      <OtherLanguage />
    </form>
  );
}

interface StarsFieldProps {
  id: string;
  error: string | undefined;
  chosen: string | undefined;
}

function StarsField({ id, error, chosen }: StarsFieldProps) {
  const { t } = useApp(reviewTexts);
  return (
    <fieldset className={css.stars} aria-describedby={error && `${id}-error`}>
      <legend>{t.stars}</legend>
      <FieldError id={id}>{error}</FieldError>
      {([5, 4, 3, 2, 1] as const).map((stars, at) => (
        <label key={stars}>
          <input
            type="radio"
            {...(at === 0 && { id })}
            name={reviewFields.stars}
            value={stars}
            defaultChecked={chosen === String(stars)}
            required
          />
          <Stars stars={stars} />
          <span>{t.starWords[stars]}</span>
        </label>
      ))}
    </fieldset>
  );
}
