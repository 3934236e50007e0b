import type { ComponentProps, ReactNode } from 'react';
import { provinces } from '#features/company/provinces/provinces.ts';
import { SelectField, TextAreaField, TextField } from '#kit/forms/field.tsx';
import { type FieldProblem, problemOf } from '#kit/forms/problems.ts';
import type { Language } from '#platform/text/language.ts';
import { quoteDetailTexts } from '../../cart/messages.ts';
import { type DetailField, detailLimits, type TypedDetails } from '../../recipient.ts';
import css from './detail-fields.module.css';

interface DetailFieldsProps {
  language: Language;
  values: TypedDetails;
  problems?: readonly FieldProblem[] | undefined;
  /** Absent where the fields belong to a form that is posted without script. */
  onType?: ((field: DetailField, text: string) => void) | undefined;
}

export function DetailFields({ language, values, problems, onType }: DetailFieldsProps) {
  const t = quoteDetailTexts[language];
  const common = commonOf({ values, problems, onType });
  return (
    <div className={`stack ${css.fields}`}>
      <TextAreaField {...common('notes')} label={t.note} rows={2} maxLength={detailLimits.notes} />
      <p>
        <strong>{t.recipient}</strong>
        <br />
        {t.recipientText}
      </p>
      <RecipientFields {...{ language, values, problems, onType }}>
        <SelectField {...common('recipient.province')} label={t.province}>
          <option value="">{t.sameProvince}</option>
          {provinces.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </RecipientFields>
    </div>
  );
}

/** `children` stand between phone and address. */
export function RecipientFields({
  language,
  children,
  ...fields
}: DetailFieldsProps & { children?: ReactNode }) {
  const t = quoteDetailTexts[language];
  const common = commonOf(fields);
  return (
    <>
      <TextField
        {...common('recipient.name')}
        label={t.name}
        autoComplete="off"
        maxLength={detailLimits.name}
      />
      <TextField
        {...common('recipient.phone')}
        label={t.phone}
        type="tel"
        autoComplete="off"
        hint={t.phoneHint}
        maxLength={detailLimits.phone}
      />
      {children}
      <TextAreaField
        {...common('recipient.address')}
        label={t.address}
        hint={t.addressHint}
        rows={2}
        autoComplete="off"
        maxLength={detailLimits.address}
      />
    </>
  );
}

function commonOf({ values, problems = [], onType }: Omit<DetailFieldsProps, 'language'>) {
  return (name: DetailField) => ({
    id: name,
    name,
    error: problemOf(problems, name),
    ...valueProps(values[name] ?? '', onType && ((text: string) => onType(name, text))),
  });
}

function valueProps(text: string, onType: ((text: string) => void) | undefined) {
  if (!onType) return { defaultValue: text };
  type Typed = Pick<ComponentProps<'input'>, 'value'> & {
    onChange: (event: { target: { value: string } }) => void;
  };
  return { value: text, onChange: ({ target }) => onType(target.value) } satisfies Typed;
}
