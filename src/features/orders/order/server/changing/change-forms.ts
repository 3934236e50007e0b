import { formOf } from '#features/orders/offers/server/answering/offer-forms.ts';
import type { VisitorFormShape } from '#features/people/accounts/server/serve.ts';
import {
  amendedQuantityField,
  amendmentDoneKey,
  cancelAction,
  changeAction,
  expectedField,
  reasonField,
} from '#features/requests/quotes/amendment.ts';
import { quoteDetailTexts } from '#features/requests/quotes/cart/messages.ts';
import { amendTexts } from '#features/requests/quotes/messages.ts';
import { type DetailField, detailsOf } from '#features/requests/quotes/recipient.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import type { Language } from '#platform/text/language.ts';
import { routes } from '#routes.ts';

const page = { path: routes.myQuotes.path, doneKey: amendmentDoneKey };
const doneAt = (address: string) => `${address}&${amendmentDoneKey}=1`;

export const amendForm: VisitorFormShape<unknown> = {
  ...page,
  action: changeAction,
  // Allows more than a note may hold, so that one that is too long comes back to be cut.
  bytes: 64 * 1024,
  read({ fields, query }) {
    const id = query.get('ver') ?? '';
    const expected = wholeNumber(fields[expectedField]);
    const quantities: number[] = [];
    while (fields[amendedQuantityField(quantities.length)] !== undefined) {
      quantities.push(wholeNumber(fields[amendedQuantityField(quantities.length)]));
    }
    const body = { expected, quantities, ...detailsOf(fields) };
    return { params: { id }, body, key: [changeAction, id, JSON.stringify(body)] };
  },
  done: (_, { form }) => doneAt(form.address),
  unsent(language: Language) {
    const t = quoteDetailTexts[language];
    const labels = {
      notes: t.note,
      'recipient.name': t.name,
      'recipient.phone': t.phone,
      'recipient.address': t.address,
    } satisfies Partial<Record<DetailField, string>>;
    return { title: amendTexts[language].failed, labels, long: ['notes', 'recipient.address'] };
  },
};

const unsent = (language: Language) => ({
  title: amendTexts[language].failed,
  labels: { [reasonField]: amendTexts[language].reason },
});

export const cancelForm: VisitorFormShape<unknown> = {
  ...page,
  action: cancelAction,
  read({ fields, query }) {
    const id = query.get('ver') ?? '';
    return { params: { id }, body: readEnding({ fields }), key: [cancelAction, id] };
  },
  done: (_, { form }) => doneAt(form.address),
  unsent,
};

/** The same by the link of who asks, on the page of its offer. */
export const endForm = { ...formOf('terminar'), unsent };
export const readEnding = ({ fields }: Pick<OpenedForm, 'fields'>) => ({
  reason: fields[reasonField] ?? '',
});

/** Returns NaN for an empty field, because 0 would remove the line. */
function wholeNumber(written: string | undefined): number {
  return written?.trim() ? Number(written) : Number.NaN;
}
