import type { OfferForm } from './offer-form.ts';
import type { ChangeForm } from './use-offer-form.ts';

/** What each part of the editor gets. */
export interface FieldProps {
  form: OfferForm;
  change: ChangeForm;
  /** What is wrong with the field of this id. */
  wrong: (id: string) => string | undefined;
}
