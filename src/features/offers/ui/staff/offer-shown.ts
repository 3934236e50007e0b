import { marginOf, totalOf } from '../../offer-rules.ts';
import type { StaffOffer } from '../../schema.ts';
import {
  countedEstimates,
  countedLines,
  countedPlan,
  type OfferForm,
} from './editor/offer-form.ts';

/** The offer as it would be with what is typed so far. */
export function offerShown(stored: StaffOffer, form: OfferForm): StaffOffer {
  const lines = countedLines(form);
  const totalCents = totalOf(lines);
  return {
    ...stored,
    validUntil: form.validUntil,
    language: form.language,
    note: form.note.trim() || null,
    lines,
    totalCents,
    marginCents: marginOf(lines),
    plan: countedPlan(form, totalCents),
    estimates: countedEstimates(form),
  };
}
