import type { DueEvent } from '#features/ledger/entries/due.ts';
import {
  type LineKind,
  type PlannedInstalment,
  planFor,
} from '#features/orders/offers/offer-rules.ts';
import type { Estimate, OfferDraft, StaffOffer } from '#features/orders/offers/schema.ts';
import { newRowKey } from '#kit/staff/list/row-key.ts';
import type { Language } from '#platform/text/language.ts';
import { percentOf } from '#platform/text/typed-percent.ts';
import { amountText, readCents, readShare, readTypedQuantity } from './typed-values.ts';

// The form of a draft holds texts as they are typed, and rows with keys of their own.

export interface FormLine {
  key: string;
  kind: LineKind;
  text: string;
  quantity: string;
  /** Has no sign, also for a discount. */
  price: string;
  cost: string;
  optional: boolean;
  productId: string | null;
}

export interface FormInstalment {
  key: string;
  label: string;
  /** Typed as '30 %' or '1500'. May be empty in the last one, which takes the rest. */
  share: string;
  due: DueEvent;
  dueOn: string;
}

export interface FormEstimate {
  key: string;
  text: string;
  /** Empty together with the source where there is no figure. */
  amount: string;
  source: string;
  sourceAddress: string;
  asOf: string;
}

export interface OfferForm {
  validUntil: string;
  language: Language;
  note: string;
  lines: FormLine[];
  plan: FormInstalment[];
  estimates: FormEstimate[];
}

export const emptyLine = (): FormLine => ({
  key: newRowKey(),
  kind: 'goods',
  text: '',
  quantity: '1',
  price: '',
  cost: '',
  optional: false,
  productId: null,
});

export const emptyInstalment = (): FormInstalment => ({
  key: newRowKey(),
  label: '',
  share: '',
  due: 'embarkation',
  dueOn: '',
});

export const emptyEstimate = (today: string): FormEstimate => ({
  key: newRowKey(),
  text: '',
  amount: '',
  source: '',
  sourceAddress: '',
  asOf: today,
});

/** Server and browser must give the rows the same keys. */
export function offerFormOf(offer: StaffOffer): OfferForm {
  const { plan, lines } = offer;
  return withKeys({
    validUntil: offer.validUntil,
    language: offer.language,
    note: offer.note ?? '',
    lines: lines.map((line) => ({
      key: '',
      kind: line.kind,
      text: line.text,
      quantity: String(line.quantity),
      // Empty in a new draft where the price is to be confirmed, so that nobody sends 0 by
      // oversight.
      price:
        line.kind === 'goods' && line.unitCents === 0 && offer.revision === 0
          ? ''
          : amountText(Math.abs(line.unitCents)),
      cost: line.costCents === null ? '' : amountText(line.costCents),
      optional: line.optional,
      productId: line.productId,
    })),
    plan: plan.map((each, at) => ({
      key: '',
      label: each.label,
      share: shareOf(each, at === plan.length - 1),
      due: each.due,
      dueOn: each.dueOn ?? '',
    })),
    estimates: offer.estimates.map((each) => ({ key: '', text: each.text, ...figureFields(each) })),
  });
}

export function figureFields(figure: Omit<Estimate, 'text'>) {
  const { cents, source, sourceAddress, asOf } = figure;
  return {
    amount: cents === null ? '' : amountText(cents),
    source: source ?? '',
    sourceAddress: sourceAddress ?? '',
    asOf: asOf ?? '',
  };
}

export const isWithoutFigure = ({ amount, source }: FormEstimate): boolean =>
  amount.trim() === '' && source.trim() === '';

/** Gives rows new keys, because those of a stored form may be taken in this document. */
export function withKeys(form: OfferForm): OfferForm {
  const keyed = <Row>(rows: Row[], name: string) =>
    rows.map((row, at) => ({ ...row, key: `${name}-${at}` }));
  return {
    ...form,
    lines: keyed(form.lines, 'line'),
    plan: keyed(form.plan, 'instalment'),
    estimates: keyed(form.estimates, 'estimate'),
  };
}

function shareOf({ basisPoints, cents }: PlannedInstalment, last: boolean): string {
  if (basisPoints !== null) return `${percentOf(basisPoints)} %`;
  return last ? '' : amountText(cents);
}

export function countedLines({ lines }: Pick<OfferForm, 'lines'>) {
  return lines.map((line) => {
    const unitCents = readCents(line.price) ?? 0;
    return {
      kind: line.kind,
      text: line.text.trim(),
      quantity: readTypedQuantity(line.quantity) ?? 0,
      unitCents: line.kind === 'discount' ? -unitCents : unitCents,
      optional: line.optional && line.kind !== 'discount',
      productId: line.productId,
      costCents: line.cost.trim() === '' ? null : (readCents(line.cost) ?? null),
    };
  });
}

/** Reads the plan for a total as far as it can be read. */
export function countedPlan({ plan }: Pick<OfferForm, 'plan'>, total: number) {
  const instalments = plan.map(({ label, share, due, dueOn }) => ({
    label: label.trim(),
    ...(readShare(share) ?? { basisPoints: null, cents: 0 }),
    due,
    dueOn: due === 'date' ? dueOn || null : null,
  }));
  const computed = planFor(instalments, total);
  // An empty last instalment takes the rest; any other keeps its amount, so that a problem shows.
  return instalments.map((each, at) => {
    const isRest = at === plan.length - 1 && plan[at]?.share.trim() === '';
    return isRest || each.basisPoints !== null
      ? { ...each, cents: computed[at]?.cents ?? 0 }
      : each;
  });
}

export function countedEstimates({ estimates }: Pick<OfferForm, 'estimates'>): Estimate[] {
  return estimates.map((each) => {
    const text = each.text.trim();
    if (isWithoutFigure(each)) {
      return { text, cents: null, source: null, sourceAddress: null, asOf: null };
    }
    return {
      text,
      cents: readCents(each.amount) ?? 0,
      source: each.source.trim(),
      sourceAddress: each.sourceAddress.trim() || null,
      asOf: each.asOf,
    };
  });
}

export function draftFrom(form: OfferForm, total: number, expected: number): OfferDraft {
  return {
    expected,
    validUntil: form.validUntil,
    language: form.language,
    note: form.note.trim() || null,
    lines: countedLines(form),
    plan: countedPlan(form, total).map((each) => ({ ...each, cents: Math.max(0, each.cents) })),
    estimates: countedEstimates(form),
  };
}

/** Compares forms without the keys of their rows. */
export function isSameForm(one: OfferForm, other: OfferForm): boolean {
  const contentOf = (form: OfferForm) =>
    JSON.stringify(form, (name, value) => (name === 'key' ? undefined : value));
  return contentOf(one) === contentOf(other);
}
