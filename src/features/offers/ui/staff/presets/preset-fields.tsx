import { type ComponentProps, useState } from 'react';
import { categories } from '#features/catalogue/categories.ts';
import { offerLimits } from '#features/offers/offer-rules.ts';
import { presetMessages } from '#features/offers/preset-messages.ts';
import { presetKinds } from '#features/offers/preset-rules.ts';
import { provinces } from '#features/provinces/provinces.ts';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { dayInHavana } from '#platform/time/days.ts';
import { useApp } from '#web/app-context.ts';
import { emptyPreset, type PresetFields, type WrongPreset } from './preset-form.ts';
import css from './staff-presets.module.css';

interface PresetFieldsFormProps {
  of: 'line' | 'estimate';
  /** What is changed; undefined: a new one. */
  start?: PresetFields;
  check: (fields: PresetFields) => WrongPreset;
  save: (fields: PresetFields) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

/** A freight, a fee or an estimate, to write or to change. */
export function PresetFieldsForm(props: PresetFieldsFormProps) {
  const { of, start, check, save, onDone, onCancel } = props;
  const { language, live } = useApp();
  const t = presetMessages[language];
  const [fields, setFields] = useState(start ?? emptyPreset(dayInHavana(new Date())));
  const wrong = Object.entries(check(fields)).map(([name, what]) => [name, t.wrong[what]]);

  const control = (name: keyof PresetFields) => ({
    dense: true,
    name,
    disabled: !live,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });

  return (
    <EntryForm
      className={css.form}
      wrong={Object.fromEntries(wrong)}
      save={() => save(fields)}
      texts={{ submit: start ? t.save : t.add, saved: t.saved, notSaved: t.notSaved }}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errorOf) => (
        <>
          {of === 'line' && (
            <SelectField {...control('kind')} label={t.kind}>
              {presetKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </SelectField>
          )}
          <PlaceFields control={control} />
          <TextFields
            of={of}
            text={(name) => ({
              ...control(name),
              autoComplete: 'off',
              maxLength: offerLimits.text,
              error: errorOf(name),
            })}
          />
        </>
      )}
    </EntryForm>
  );
}

interface PlaceFieldsProps {
  control: (name: 'category' | 'province') => Omit<ComponentProps<typeof SelectField>, 'label'>;
}

/** For which quotations it is. */
function PlaceFields({ control }: PlaceFieldsProps) {
  const { language } = useApp();
  const t = presetMessages[language];
  return (
    <>
      <SelectField {...control('category')} label={t.category}>
        <option value="">{t.anyCategory}</option>
        {categories.map(({ slug, plural }) => (
          <option key={slug} value={slug}>
            {plural[language]}
          </option>
        ))}
      </SelectField>
      <SelectField {...control('province')} label={t.province}>
        <option value="">{t.anyProvince}</option>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}

interface TextFieldsProps {
  of: 'line' | 'estimate';
  text: (name: keyof WrongPreset) => Omit<ComponentProps<typeof TextField>, 'label'>;
}

/** What it says, and what it costs. */
function TextFields({ of, text }: TextFieldsProps) {
  const t = presetMessages[useApp().language];
  return (
    <>
      <TextField {...text('textEs')} label={t.textEs} className={css.wide} />
      <TextField {...text('textEn')} label={t.textEn} className={css.wide} />
      {of === 'line' ? (
        <TextField {...text('price')} label={t.price} hint={t.priceHint} className={css.wide} />
      ) : (
        <>
          <TextField {...text('price')} label={t.amount} prefix="US$" inputMode="decimal" />
          <TextField {...text('asOf')} label={t.asOf} type="date" />
          <TextField
            {...text('source')}
            label={t.source}
            hint={t.sourceHint}
            className={css.wide}
          />
        </>
      )}
    </>
  );
}
