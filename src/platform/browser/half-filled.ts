import { withoutLanguage } from '../http/shared/language-address.ts';
import { readCookie } from './read-cookie.ts';
import { signOutEntry } from './registry/cookies.ts';
import { halfFilledEntry } from './registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from './storage.ts';
import { fillForms, readForms, type TypedForm } from './typed-forms.ts';

interface HalfFilled {
  page: string;
  forms: TypedForm[];
}

const signedOut = () => readCookie(signOutEntry);

/**
 * What was typed into the forms with `data-keep` stands there again after a reload or a change of
 * language. One that was sent is not kept, and nothing is after a sign-out.
 */
export function keepHalfFilled(): void {
  const owner = document.querySelector<HTMLElement>('[data-owner]')?.dataset.owner ?? '';
  const place = placeOfPerson(halfFilledEntry, owner);
  const page = withoutLanguage(location.pathname);
  const atStart = signedOut();
  const find = () => document.querySelectorAll<HTMLFormElement>('form[data-keep]');
  const stored: HalfFilled | null = JSON.parse(readStored(place) ?? 'null');
  if (stored?.page === page) {
    fillForms(find(), stored.forms);
    // It was open without an address of its own.
    if (find().length === 0) document.querySelector<HTMLElement>('[data-keeps]')?.click();
  }
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (!defaultPrevented && target instanceof HTMLFormElement) target.removeAttribute('data-keep');
  });
  addEventListener('pagehide', () => {
    if (signedOut() !== atStart) return;
    const forms = readForms(find()).filter(({ fields }) =>
      fields.some(([value, checked]) => checked || value !== ''),
    );
    if (forms.length > 0) writeStored(place, JSON.stringify({ page, forms }));
    else if (stored?.page === page) writeStored(place, null);
  });
}
