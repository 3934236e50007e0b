import { offerFormEntry } from '#platform/browser/registry/forms.ts';
import { placeOfPerson, readStored, writeStored } from '#platform/browser/storage.ts';
import { emptyEstimate, type OfferForm, withKeys } from './offer-form.ts';

// The typed text of an offer survives a reload, a lost connection and a session that ends, in its
// tab and for the person who typed it.

interface Unsaved {
  form: OfferForm;
  revision: number;
}

export function findUnsaved(key: string): Unsaved | undefined {
  try {
    const stored: Unsaved | null = JSON.parse(
      readStored(placeOfPerson(offerFormEntry, key)) ?? 'null',
    );
    if (!stored || !Array.isArray(stored.form.lines)) return undefined;
    // Text stored before sources had addresses lacks them.
    const estimates = stored.form.estimates.map((each) => ({ ...emptyEstimate(''), ...each }));
    return { ...stored, form: withKeys({ ...stored.form, estimates }) };
  } catch {
    return undefined;
  }
}

/** `undefined` removes it. */
export function storeUnsaved(key: string, unsaved: Unsaved | undefined): void {
  writeStored(placeOfPerson(offerFormEntry, key), unsaved ? JSON.stringify(unsaved) : null);
}
