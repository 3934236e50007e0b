import { offerFormEntry } from '#platform/browser/registry/forms.ts';
import { readStored, theirs, writeStored } from '#platform/browser/storage.ts';
import { emptyEstimate, type OfferForm, withKeys } from './offer-form.ts';

// What is written of an offer survives a reload, a lost connection and a session that ends, in the
// tab in which it is written, for the person who writes it.

interface Unsaved {
  form: OfferForm;
  /** Of the draft upon which it was written. */
  revision: number;
}

export function findUnsaved(whose: string): Unsaved | undefined {
  try {
    const stored: Unsaved | null = JSON.parse(readStored(theirs(offerFormEntry, whose)) ?? 'null');
    if (!stored || !Array.isArray(stored.form.lines)) return undefined;
    // What was kept before sources had addresses lacks them.
    const estimates = stored.form.estimates.map((each) => ({ ...emptyEstimate(''), ...each }));
    return { ...stored, form: withKeys({ ...stored.form, estimates }) };
  } catch {
    return undefined;
  }
}

/** Undefined forgets it. */
export function keepUnsaved(whose: string, unsaved: Unsaved | undefined): void {
  writeStored(theirs(offerFormEntry, whose), unsaved ? JSON.stringify(unsaved) : null);
}
