import { forgeryReportField, honeypotField, textFields } from '../../form-fields.ts';
import type { FormFields } from '../../form-problems.ts';

const names = [...textFields, honeypotField, forgeryReportField] as const;

export const readVerificationForm = (form: HTMLFormElement) =>
  readFields(form, names) as FormFields;

export function readFields(
  form: HTMLFormElement,
  fields: readonly string[],
): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Restores a draft, except in fields that somebody has typed in or that a link has filled. */
export function restoreVerificationForm(
  form: HTMLFormElement,
  stored: Record<string, string>,
  fields: readonly string[] = textFields,
): void {
  const linked = new URLSearchParams(location.search);
  for (const name of fields) {
    const field = form.elements.namedItem(name);
    const own =
      (name === 'verificationCode' && (linked.has('code') || linked.has(forgeryReportField))) ||
      (name === 'quoteReference' && linked.has('ref'));
    if (own || !stored[name]) continue;
    if (!isWritten(field) || !isUntouched(field)) continue;
    field.value = stored[name];
    field.closest('details')?.setAttribute('open', '');
  }
}

type Written = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isWritten = (field: unknown): field is Written =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;

const isUntouched = (field: Written): boolean =>
  field.value === (field instanceof HTMLSelectElement ? '' : field.defaultValue);
