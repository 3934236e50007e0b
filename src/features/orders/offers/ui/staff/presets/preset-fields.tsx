import type { ComponentProps } from 'react';
import { provinces } from '#features/company/provinces/provinces.ts';
import { offerLimits } from '#features/orders/offers/offer-rules.ts';
import { staffPresetTexts } from '#features/orders/offers/preset-messages.ts';
import { presetKinds } from '#features/orders/offers/preset-rules.ts';
import { categories } from '#features/shop/catalogue/categories.ts';
import { Options, useDenseFields } from '#kit/forms/dense-fields.tsx';
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
  const { t, language } = useApp(staffPresetTexts);
  const { fields, control } = useDenseFields(start ?? emptyPreset);
  const wrong = Object.entries(wrongIn(fields)).map(([name, what]) => [
    name,
    typeof what === 'object' ? what[language] : t.wrong[what],
  ]);

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
              <Options of={presetKinds.map((kind) => [kind, t.kinds[kind]])} />
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
  const { t, language } = useApp(staffPresetTexts);
  return (
    <>
      <SelectField {...control('category')} label={t.category}>
        <option value="">{t.anyCategory}</option>
        <Options of={categories.map(({ slug, plural }) => [slug, plural[language]])} />
      </SelectField>
      <SelectField {...control('province')} label={t.province}>
        <option value="">{t.anyProvince}</option>
        <Options of={provinces.map(({ code, name }) => [code, name])} />
      </SelectField>
    </>
  );
}
