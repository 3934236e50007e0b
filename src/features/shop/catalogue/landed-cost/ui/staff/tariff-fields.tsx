import type { ComponentProps } from 'react';
import { provinces } from '#features/company/provinces/provinces.ts';
import { DayField } from '#kit/forms/day-field.tsx';
import { Options, useDenseFields } from '#kit/forms/dense-fields.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { EntryForm } from '#kit/staff/entry-form.tsx';
import { whichAmount } from '#platform/text/typed-amount.ts';
import { dayInHavana } from '#platform/time/days.ts';
import { staffApi } from '#staff-api.ts';
import { useApp } from '#web/app-context.ts';
import { categories } from '../../../categories.ts';
import { tariffKinds, tariffLimits } from '../../landed-cost.ts';
import type { TariffEntry } from '../../schema.ts';
import { staffTariffTexts } from '../../staff-messages.ts';
import { blankTariffFields, findWrongFields, tariffFormOf } from '../../tariff-form.ts';
import css from './staff-tariff.module.css';

interface TariffFieldsFormProps {
  previous?: TariffEntry;
  onDone: () => void;
}

export function TariffFieldsForm({ previous, onDone }: TariffFieldsFormProps) {
  const { t, language, call } = useApp(staffTariffTexts);
  const { fields, control } = useDenseFields(() =>
    blankTariffFields(previous, dayInHavana(new Date())),
  );
  const wrong = findWrongFields(fields).map((name) => [
    name,
    (name === 'figure' && whichAmount(fields.figure)?.[language]) || t.wrong[name],
  ]);

  return (
    <EntryForm
      className={css.form}
      wrong={Object.fromEntries(wrong)}
      save={() => call(staffApi.enterTariff, { body: tariffFormOf(fields) })}
      texts={{ submit: t.add, saved: t.saved, notSaved: t.notSaved }}
      onDone={onDone}
    >
      {(errorOf) => {
        const text = (name: 'figure' | 'source' | 'sourceAddress' | 'validFrom') => ({
          ...control(name),
          autoComplete: 'off',
          error: errorOf(name),
        });
        return (
          <>
            <SelectField {...control('kind')} label={t.kind}>
              <Options of={tariffKinds.map((kind) => [kind, t.kinds[kind]])} />
            </SelectField>
            <SelectField {...control('category')} label={t.category}>
              <Options of={categories.map(({ slug, plural }) => [slug, plural[language]])} />
            </SelectField>
            {fields.kind === 'inland' && (
              <SelectField {...control('province')} label={t.province} error={errorOf('province')}>
                <option value="">…</option>
                <Options of={provinces.map(({ code, name }) => [code, name])} />
              </SelectField>
            )}
            <TextField {...text('figure')} label={t.figure} hint={t.figureHint} />
            <DayField {...text('validFrom')} label={t.validFrom} />
            <SourceFields source={text('source')} address={text('sourceAddress')} />
          </>
        );
      }}
    </EntryForm>
  );
}

type SourceProps = Record<'source' | 'address', Omit<ComponentProps<typeof TextField>, 'label'>>;

function SourceFields({ source, address }: SourceProps) {
  const { t } = useApp(staffTariffTexts);
  return (
    <>
      <TextField {...source} label={t.source} hint={t.sourceHint} maxLength={tariffLimits.source} />
      <TextField
        {...address}
        label={t.sourceAddress}
        mark={`(${t.optional})`}
        type="url"
        maxLength={tariffLimits.address}
      />
    </>
  );
}
