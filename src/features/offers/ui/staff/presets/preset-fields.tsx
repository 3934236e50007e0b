import { type ComponentProps, useState } from 'react';
import { categories } from '#features/catalogue/categories.ts';
import { offerLimits } from '#features/offers/offer-rules.ts';
import { presetMessages } from '#features/offers/preset-messages.ts';
import { presetKinds } from '#features/offers/preset-rules.ts';
import { provinces } from '#features/provinces/provinces.ts';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { useApp } from '#web/app-context.ts';
import { emptyPreset, type PresetFields, type WrongPreset, wrongIn } from './preset-form.ts';
import css from './staff-presets.module.css';

interface PresetFieldsFormProps {
  start?: PresetFields;
  save: (fields: PresetFields) => Promise<unknown>;
  onDone: () => void;
  onCancel?: () => void;
}

export function PresetFieldsForm({ start, save, onDone, onCancel }: PresetFieldsFormProps) {
  const { language, live } = useApp();
  const t = presetMessages[language];
  const [fields, setFields] = useState(start ?? emptyPreset);
  const wrong = Object.entries(wrongIn(fields)).map(([name, what]) => [name, t.wrong[what]]);

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
      {(errorOf) => {
        const text = (name: keyof WrongPreset) => ({
          ...control(name),
          className: css.wide,
          autoComplete: 'off',
          maxLength: offerLimits.text,
          error: errorOf(name),
        });
        return (
          <>
            <SelectField {...control('kind')} label={t.kind}>
              {presetKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t.kinds[kind]}
                </option>
              ))}
            </SelectField>
            <PlaceFields control={control} />
            <TextField {...text('textEs')} label={t.textEs} />
            <TextField {...text('textEn')} label={t.textEn} />
            <TextField {...text('price')} label={t.price} hint={t.priceHint} />
          </>
        );
      }}
    </EntryForm>
  );
}

interface PlaceFieldsProps {
  control: (name: 'category' | 'province') => Omit<ComponentProps<typeof SelectField>, 'label'>;
}

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
