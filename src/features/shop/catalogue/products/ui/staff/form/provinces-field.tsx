import {
  type ProvinceCode,
  provinceCodes,
  provinces,
} from '#features/company/provinces/provinces.ts';
import { staffProductFormTexts } from '#features/shop/catalogue/products/form-messages.ts';
import { CheckboxField } from '#kit/forms/field.tsx';
import { FieldError } from '#kit/forms/field-frame.tsx';
import { InfoIcon } from '#kit/icons.tsx';
import { useApp } from '#web/app-context.ts';
import css from './staff-product-page.module.css';
import type { FieldsProps } from './use-text-field.ts';

const id = 'availableProvinces';

/** Names the missing provinces, because a forgotten one loses its customers. */
export function ProvincesField({ draft, change, problems }: FieldsProps) {
  const { t } = useApp(staffProductFormTexts);
  const chosen = draft.provinces;
  const missing = provinces.filter(({ code }) => !chosen.includes(code));
  const error = problems[id];
  const choose = (codes: ProvinceCode[]) => change((before) => ({ ...before, provinces: codes }));
  const toggle = (code: ProvinceCode, on: boolean) =>
    choose(provinceCodes.filter((each) => (each === code ? on : chosen.includes(each))));
  return (
    <section className={`card grid gap-4 end ${css.section}`}>
      <fieldset
        className={`bare ${css.provinces}`}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend>{t.provincesLegend}</legend>
        <FieldError id={id}>{error}</FieldError>
        <CheckboxField
          id={id}
          label={t.everywhere}
          className="strong above-2"
          checked={missing.length === 0}
          onChange={({ target }) => choose(target.checked ? [...provinceCodes] : [])}
        />
        <div className={css.boxes}>
          {provinces.map(({ code, name }) => (
            <CheckboxField
              key={code}
              label={name}
              checked={chosen.includes(code)}
              onChange={({ target }) => toggle(code, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <p className={css.leftOut} role="status">
        {missing.length > 0 && (
          <>
            <InfoIcon size={20} />
            {t.leftOut(missing.length, missing.map(({ name }) => name).join(', '))}
          </>
        )}
      </p>
    </section>
  );
}
