import type { ComponentProps, ReactNode } from 'react';
import { ErrorSummary } from '#kit/forms/error-summary.tsx';
import { TextField } from '#kit/forms/field.tsx';
import { type FieldProblem, problemOf } from '#kit/forms/problems.ts';
import type { Language } from '#platform/text/language.ts';
import { cartTexts } from '../../cart/messages.ts';

type FieldState = Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;

interface ContactFieldsProps {
  language: Language;
  /** The form that they are sent with, where they stand outside of it. */
  form?: string;
  /** What stands in the fields, and what happens when it changes. */
  phone: FieldState;
  whatsapp: FieldState;
  problems: FieldProblem[];
  children?: ReactNode;
}

/** The numbers that a quotation needs; their names are those of the call. */
export function ContactFields({
  language,
  form,
  phone,
  whatsapp,
  problems,
  children,
}: ContactFieldsProps) {
  const t = cartTexts[language];
  const common = (name: 'phone' | 'whatsapp') => ({
    id: name,
    name,
    ...(form && { form }),
    type: 'tel',
    autoComplete: 'tel',
    hint: t.contactHint,
    error: problemOf(problems, name),
  });
  return (
    <>
      <ErrorSummary title={t.problem} problems={problems} />
      <p>{t.contactText}</p>
      <TextField {...common('phone')} {...phone} label={t.phone} />
      <TextField {...common('whatsapp')} {...whatsapp} label={t.whatsapp} />
      {children}
    </>
  );
}
