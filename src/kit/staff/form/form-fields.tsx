import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { FieldRule } from '#platform/calls/field-rules.ts';
import { formatMoney, toWire } from '#platform/money.ts';
import type { Language, Text } from '#platform/text/language.ts';
import { readAmount, whichAmount } from '#platform/text/typed-amount.ts';
import { formatDate, formatMoment } from '#platform/time/dates.ts';
import { fromHavanaClock, toHavanaClock } from '#platform/time/havana-clock.ts';
import { DayField, MomentField } from '../../forms/day-field.tsx';
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../forms/field.tsx';
import { Several } from './several.tsx';

/** One field of a described form. What it takes comes from the form's call, as its rule. */
export interface FormField<Value = unknown> {
  draw: (control: FieldControl, drawn: DrawnValue<Value>) => ReactNode;
  /** What the call gets for the typed text; `parts` are several of its body's fields. */
  read: (typed: string, rule: FieldRule) => unknown;
  parts?: (typed: string) => object;
  /** The value in a record. Default the one of the field's name. */
  at?: (record: never) => unknown;
  /** The words that stand for a value, in a column `align`ed so. */
  show: (value: Value, language: Language) => string;
  align?: 'end';
  /** What the call takes of it in this form, where that depends on the kind of what is recorded. */
  rule?: FieldRule;
  /** What is wrong with the typed text, where only the browser can say it. */
  wrong?: (typed: string) => Text | undefined;
}

interface DrawnValue<Value> {
  /** Undefined in a form that makes a new record. */
  value: Value | undefined;
  rule: FieldRule;
  language: Language;
}

interface FieldControl {
  name: string;
  label: string;
  hint: string | undefined;
  /** Says that it may be empty. */
  mark: string | undefined;
  error: string | undefined;
}

type Own<Control extends ElementType> = Partial<ComponentProps<Control>>;

const textOf = (value: unknown) => String(value ?? '');
const text = {
  read: (typed: string, { optional }: FieldRule) => typed.trim() || (optional ? null : ''),
  show: textOf,
};

export const line = (own: Own<typeof TextField> = {}): FormField => ({
  ...text,
  draw: (control, { value, rule }) => (
    <TextField
      dense
      autoComplete="off"
      maxLength={rule.max}
      {...control}
      {...own}
      defaultValue={textOf(value)}
    />
  ),
});

export const area = (own: Own<typeof TextAreaField> = {}): FormField => ({
  ...text,
  draw: (control, { value, rule }) => (
    <TextAreaField dense maxLength={rule.max} {...control} {...own} defaultValue={textOf(value)} />
  ),
});

export const day = (own: Own<typeof DayField> = {}): FormField<string | null> => ({
  ...text,
  show: (value, language) => (value ? formatDate(value, language) : ''),
  draw: (control, { value }) => (
    <DayField dense {...control} {...own} defaultValue={textOf(value)} />
  ),
});

/** A moment on Cuba's clock. */
export const moment = (own: Own<typeof MomentField> = {}): FormField<string | null> => ({
  read: (typed) => fromHavanaClock(typed)?.toISOString() ?? '',
  show: (value, language) => (value ? formatMoment(value, language) : ''),
  draw: (control, { value }) => (
    <MomentField dense {...control} {...own} defaultValue={value ? toHavanaClock(value) : ''} />
  ),
});

export const whole: FormField = {
  read: (typed) => (typed === '' ? null : Number(typed)),
  show: textOf,
  draw: (control, { value, rule: { min, max } }) => (
    <TextField dense type="number" {...{ min, max }} {...control} defaultValue={textOf(value)} />
  ),
};

const noAmount = { es: 'Escriba el monto: 1,200.', en: 'Write the amount: 1,200.' };

/** US dollars, as people write them; the call gets cents. */
export const money: FormField<number | null> = {
  read: (typed) => readAmount(typed),
  show: (cents, language) => formatMoney(cents ?? 0, language),
  wrong: (typed) =>
    readAmount(typed) === undefined ? (whichAmount(typed) ?? noAmount) : undefined,
  draw: (control, { value }) => (
    <TextField
      dense
      autoComplete="off"
      prefix="US$"
      inputMode="decimal"
      {...control}
      defaultValue={value ? toWire(value) : ''}
    />
  ),
};

type Choices = (language: Language) => (readonly [value: string, label: string])[];

/** The choice whose value is empty is sent as null. */
export const choice = (choices: Choices, own: Own<typeof SelectField> = {}): FormField => ({
  read: text.read,
  show: (value, language) => choices(language).find(([each]) => each === textOf(value))?.[1] ?? '',
  draw: ({ mark: _, ...control }, { value, language }) => (
    <SelectField dense {...control} {...own} defaultValue={textOf(value)}>
      {choices(language).map(([each, label]) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </SelectField>
  ),
});

/** Some of a few; none of them is all, in the words of `all`. */
export const several = (
  choices: Choices,
  all: (language: Language) => string,
): FormField<readonly string[]> => ({
  read: (typed) => typed.split(',').filter(Boolean),
  show: (values, language) =>
    choices(language)
      .flatMap(([value, label]) => (values.includes(value) ? label : []))
      .join(', ') || all(language),
  draw: ({ name, label }, { value = [], language }) => (
    <Several {...{ name, label, value }} all={all(language)} choices={choices(language)} />
  ),
});

export const yes = (own: Own<typeof CheckboxField> = {}): FormField => ({
  read: (typed) => typed === 'on',
  show: textOf,
  draw: ({ mark: _, ...control }, { value }) => (
    <CheckboxField {...control} {...own} defaultChecked={value === true} />
  ),
});

/** Several texts in one line, between commas. */
export const listed: FormField = {
  read: (typed) =>
    typed
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  show: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  draw: (control, { value, language }) => (
    <TextField dense autoComplete="off" {...control} defaultValue={listed.show(value, language)} />
  ),
};
