/** What stands in a form, so that it can be filled in again. */
export interface TypedForm {
  key: string;
  fields: [value: string, checked: boolean][];
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const readForms = (forms: Iterable<HTMLFormElement>): TypedForm[] =>
  keyed(forms).map(({ key, fields }) => ({
    key,
    fields: fields.map((field) => [field.value, isChecked(field)]),
  }));

/** Returns the forms in which something changed. */
export function fillForms(
  forms: Iterable<HTMLFormElement>,
  typed: readonly TypedForm[],
): HTMLFormElement[] {
  const here = new Map(keyed(forms).map((each) => [each.key, each]));
  const changed = typed.flatMap(({ key, fields }) => {
    const found = here.get(key);
    const filled = found?.fields.filter((field, at) => fill(field, fields[at]));
    return found && filled?.length ? [found.element] : [];
  });
  for (const form of changed) form.closest('details')?.setAttribute('open', '');
  return changed;
}

/** A form is known by the names of its fields, and the how manieth of those it is. */
function keyed(forms: Iterable<HTMLFormElement>) {
  const seen = new Map<string, number>();
  return [...forms].map((element) => {
    const fields = ([...element.elements] as Field[]).filter(isTyped);
    const names = fields.map(({ name }) => name).join(' ');
    const at = seen.get(names) ?? 0;
    seen.set(names, at + 1);
    return { key: `${at} ${names}`, element, fields };
  });
}

function isTyped({ name, type }: Field): boolean {
  return name !== '' && !/^(hidden|file|password|submit|button|reset)$/.test(type);
}

const isChecked = (field: Field) => 'checked' in field && field.checked;

/** True where it changed. React hears of it as if somebody had typed. */
function fill(field: Field, [value, checked]: TypedForm['fields'][number] = ['', false]): boolean {
  if (/^(checkbox|radio)$/.test(field.type)) {
    if (isChecked(field) === checked || (field.type === 'radio' && !checked)) return false;
    field.click();
    return true;
  }
  if (field.value === value) return false;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
