import { keptFormsEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import type { Language } from '#platform/text/language.ts';
import { signInAgainTexts } from '../messages.ts';
import { toast } from '../toasts/toast-store.ts';

interface KeptForms {
  address: string;
  forms: KeptForm[];
}
interface KeptForm {
  key: string;
  fields: [value: string, checked: boolean][];
}
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Offers to sign in again, for what was refused because the sign-in is older than ten minutes. */
export function offerSignIn(description: string, { language, personId }: Whose): void {
  const t = signInAgainTexts[language];
  const run = () => {
    const address = location.pathname + location.search;
    const kept: KeptForms = { address, forms: formsOfPage().map(toKept) };
    writeStored(placeOfPerson(keptFormsEntry, personId), JSON.stringify(kept));
    location.assign(loginAddress(address, true));
  };
  toast({ title: t.title, description, stays: true, action: { label: t.enter, run } });
}

interface Whose {
  language: Language;
  personId: string;
}

/** Fills in what stood in the forms of this page before its reader signed in again, once. */
export function restoreForms({ language, personId }: Whose): void {
  const place = placeOfPerson(keptFormsEntry, personId);
  const stored = readStored(place);
  if (!stored) return;
  writeStored(place, null);
  const { address, forms }: KeptForms = JSON.parse(stored);
  if (address !== location.pathname + location.search) return;
  const here = new Map(formsOfPage().map((each) => [each.key, each]));
  const changed = forms.flatMap(({ key, fields }) => {
    const found = here.get(key);
    const filled = found?.fields.filter((field, at) => fill(field, fields[at]));
    return filled?.length ? [found] : [];
  });
  for (const form of changed) form?.element.closest('details')?.setAttribute('open', '');
  changed[0]?.element.scrollIntoView({ block: 'center' });
  if (changed.length > 0) toast({ title: signInAgainTexts[language].back });
}

/** A form is known by the names of its fields, and the how manieth of those it is. */
function formsOfPage() {
  const seen = new Map<string, number>();
  return [...document.forms].map((element) => {
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

function toKept({ key, fields }: { key: string; fields: Field[] }): KeptForm {
  return { key, fields: fields.map((field) => [field.value, isChecked(field)]) };
}

/** True where it changed. React hears of it as if somebody had typed. */
function fill(field: Field, [value, checked]: KeptForm['fields'][number] = ['', false]): boolean {
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
