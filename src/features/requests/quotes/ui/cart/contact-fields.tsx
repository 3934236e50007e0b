import type { ComponentProps, ReactNode } from 'react';
import { TextField } from '#kit/forms/field.tsx';
import { type FieldProblem, problemOf } from '#kit/forms/problems.ts';
import type { Language } from '#platform/text/language.ts';
import { quoteCartTexts } from '../../cart/messages.ts';

type FieldState = Pick<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange'>;

interface ContactFieldsProps {
  language: Language;
  form?: string;
  phone: FieldState;
  whatsapp: FieldState;
  problems: FieldProblem[];
  children?: ReactNode;
}

export function ContactFields({
  language,
  form,
  phone,
  whatsapp,
  problems,
  children,
}: ContactFieldsProps) {
  const t = quoteCartTexts[language];
  const common = (name: 'phone' | 'whatsapp') => ({
    id: name,
    name,
    ...(form && { form }),
    type: 'tel',
    autoComplete: 'tel',
    error: problemOf(problems, name),
  });
  return (
    <>
      <p>{t.contactText}</p>
      <TextField {...common('phone')} {...phone} label={t.phone} />
      <TextField {...common('whatsapp')} {...whatsapp} label={t.whatsapp} />
      {children}
    </>
  );
}
