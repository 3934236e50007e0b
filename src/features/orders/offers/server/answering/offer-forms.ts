import type { Visitor, VisitorFormShape } from '#features/people/accounts/server/serve.ts';
import { quoteDetailTexts } from '#features/requests/quotes/cart/messages.ts';
import { confirmedOf, type DetailField } from '#features/requests/quotes/recipient.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import type { Language } from '#platform/text/language.ts';
import { oneLine } from '#platform/text/one-line.ts';
import { routes } from '#routes.ts';
import {
  customsFields,
  type OfferAction,
  offerDoneKey,
  offerFields,
  ownerFields,
  ownerId,
  shareId,
} from '../../form-fields.ts';
import { offerPageTexts } from '../../messages.ts';
import { offerLimits } from '../../offer-rules.ts';

/** The page of the forms about one's own offer. A link's page has the same fields. */
const own = routes.ownOffer.path;

const bytes = 32 * 1024;

const doneAt =
  (action: OfferAction) =>
  (_: unknown, { form }: { form: OpenedForm }) =>
    `${form.path.replace(/\/aceptar$/, '')}?${offerDoneKey}=${action}`;

export const formOf = (action: OfferAction) => ({
  action,
  doneKey: offerDoneKey,
  done: doneAt(action),
});

export const acceptForm = {
  ...formOf('aceptar'),
  bytes,
  unsent(language: Language) {
    const t = quoteDetailTexts[language];
    return {
      labels: {
        [offerFields.name]: offerPageTexts[language].name,
        'recipient.name': t.name,
        'recipient.phone': t.phone,
        'recipient.address': t.address,
      } satisfies Partial<Record<DetailField | typeof offerFields.name, string>>,
      long: ['recipient.address'],
    };
  },
};
export const declineForm = {
  ...formOf('rechazar'),
  bytes,
  unsent: (language: Language) => ({
    labels: { [offerFields.reason]: offerPageTexts[language].declineReason },
  }),
};
export const changeForm = {
  ...formOf('cambio'),
  bytes,
  unsent: (language: Language) => ({
    labels: { [offerFields.text]: offerPageTexts[language].changeText },
    long: [offerFields.text],
  }),
};
export const newOfferForm = formOf('otra');
export const customsForm = formOf('aduana');

type ReadBody = (form: OpenedForm, caller: Pick<Visitor, 'language'>) => object;

const readOwn = (readBody: ReadBody) => (form: OpenedForm, caller: Pick<Visitor, 'language'>) => ({
  body: readBody(form, caller),
});

export const offerForms = {
  accept: { ...acceptForm, path: routes.ownOfferAccept.path, read: readOwn(readAcceptance) },
  decline: { ...declineForm, path: own, read: readOwn(readReason) },
  change: {
    ...changeForm,
    path: own,
    read(form, caller) {
      const input = readOwn(readChange)(form, caller);
      return { ...input, key: ['cambio', form.params.number ?? '', JSON.stringify(input.body)] };
    },
  },
  newOffer: { ...newOfferForm, path: own, read: readOwn(() => ({})) },
  customs: { ...customsForm, path: own, read: readOwn(readCustomsAnswer) },
  share: {
    ...formOf('compartir'),
    path: own,
    read: ({ fields }) => ({
      params: { id: fields[offerFields.quote] ?? '' },
      body: { role: fields[offerFields.role] ?? '' },
    }),
    done: (...done) => `${doneAt('compartir')(...done)}#${shareId}`,
  },
  revoke: {
    ...formOf('anular'),
    path: own,
    read: ({ fields }) => ({
      params: { id: fields[offerFields.quote] ?? '', linkId: fields[offerFields.link] ?? '' },
    }),
    done: (...done) => `${doneAt('anular')(...done)}#${shareId}`,
  },
  /** On the page of a link, by somebody who has signed in. */
  ask: {
    ...formOf('pedir'),
    path: routes.offerLink.path,
    read: () => ({ body: {} }),
    done: (...done) => `${doneAt('pedir')(...done)}#${ownerId}`,
  },
  answerOwner: {
    ...formOf('ceder'),
    path: own,
    read: ({ fields }) => ({
      params: { id: fields[offerFields.quote] ?? '' },
      body: { id: fields[ownerFields.change] ?? '', agree: fields[ownerFields.answer] === 'si' },
    }),
    done: (...done) => `${doneAt('ceder')(...done)}#${ownerId}`,
  },
} satisfies Record<string, VisitorFormShape<unknown>>;

/**
 * Reads the summary's hidden fields and the typed name. Throws AppError: no name, or one too long.
 */
export function readAcceptance({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = offerPageTexts[language];
  const name = oneLine(fields[offerFields.name]);
  check(offerFields.name, name, [t.nameMissing, t.nameLong, offerLimits.name]);
  const chosen = fields[offerFields.chosen] ?? '';
  return {
    chosen: chosen === '' ? [] : chosen.split(',').map(Number),
    shown: fields[offerFields.shown] ?? '',
    totalCents: Number(fields[offerFields.total] || Number.NaN),
    name,
    recipient: confirmedOf(fields, fields[offerFields.recipient]),
  };
}

export function readReason({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = offerPageTexts[language];
  const reason = (fields[offerFields.reason] ?? '').trim();
  check(offerFields.reason, reason, [t.reasonMissing, t.reasonLong, offerLimits.reason]);
  return { reason };
}

export function readChange({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = offerPageTexts[language];
  const text = (fields[offerFields.text] ?? '').trim();
  check(offerFields.text, text, [t.changeMissing, t.changeLong, offerLimits.change]);
  const line = fields[offerFields.line];
  return { text, ...(line && { line: Number(line) }) };
}

export function readCustomsAnswer({ fields }: OpenedForm) {
  return {
    id: fields[customsFields.price] ?? '',
    cents: Number(fields[customsFields.cents] || Number.NaN),
    answer: fields[customsFields.answer] ?? '',
  };
}

type Bounds = [missing: string, tooLong: string, most: number];

function check(field: string, text: string, [missing, tooLong, most]: Bounds): void {
  const message = text === '' ? missing : text.length > most ? tooLong : undefined;
  if (message) throw new AppError(commonErrors.badInput, { fields: { [field]: message } });
}
