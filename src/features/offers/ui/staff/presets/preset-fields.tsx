import { type FormEvent, useId, useState } from 'react';
import { categories } from '#features/catalogue/categories.ts';
import { offerLimits } from '#features/offers/offer-rules.ts';
import { presetMessages } from '#features/offers/preset-messages.ts';
import { presetKinds } from '#features/offers/preset-rules.ts';
import { provinces } from '#features/provinces/provinces.ts';
import { Button } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/forms/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { toast } from '#kit/toasts/toast-store.ts';
import { messageOf } from '#platform/calls/error-answer.ts';
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
  const { language, live, refresh } = useApp();
  const t = presetMessages[language];
  const id = useId();
  const [fields, setFields] = useState(start ?? emptyPreset(dayInHavana(new Date())));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wrong = tried ? check(fields) : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    setFailure(undefined);
    const [first] = Object.keys(check(fields));
    if (first) {
      document.getElementById(`${id}-${first}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await save(fields);
      toast({ title: t.saved, tone: 'success' });
      await refresh();
      onDone();
    } catch (error) {
      setFailure(messageOf(error, t.notSaved));
      setBusy(false);
    }
  }

  const control = (name: keyof PresetFields) => ({
    dense: true,
    id: `${id}-${name}`,
    disabled: !live,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      setFields((before) => ({ ...before, [name]: target.value })),
  });
  const text = (name: keyof WrongPreset) => ({
    ...control(name),
    autoComplete: 'off',
    maxLength: offerLimits.text,
    error: wrong[name] && t.wrong[wrong[name]],
  });

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {failure && <Notice tone="danger" role="alert" title={failure} />}
      {of === 'line' && (
        <SelectField {...control('kind')} label={t.kind}>
          {presetKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t.kinds[kind]}
            </option>
          ))}
        </SelectField>
      )}
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
      <div className={css.actions}>
        <Button type="submit" size="s" data-live busy={busy}>
          {start ? t.save : t.add}
        </Button>
        {onCancel && (
          <Button size="s" tone="secondary" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
