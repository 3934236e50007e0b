import { keptFormsEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import { fillForms, readForms, type TypedForm } from '#platform/browser/typed-forms.ts';
import { loginAddress } from '#platform/http/shared/login-address.ts';
import type { Language } from '#platform/text/language.ts';
import { signInAgainTexts } from '../messages.ts';
import { toast } from '../toasts/toast-store.ts';

interface KeptForms {
  address: string;
  forms: TypedForm[];
}

/** Offers to sign in again, for what was refused because the sign-in is older than ten minutes. */
export function offerSignIn(description: string, { language, personId }: Whose): void {
  const t = signInAgainTexts[language];
  const run = () => {
    const address = location.pathname + location.search;
    const kept: KeptForms = { address, forms: readForms(document.forms) };
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
  const [first] = fillForms(document.forms, forms);
  if (!first) return;
  first.scrollIntoView({ block: 'center' });
  toast({ title: signInAgainTexts[language].back });
}
