import type { FormShape, Visitor } from '#features/accounts/server/serve.ts';
import { detailMessages } from '#features/quotes/cart/messages.ts';
import { confirmedOf, type DetailField } from '#features/quotes/recipient.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import type { OpenedForm } from '#platform/http/forms/form-shape.ts';
import type { Language } from '#platform/text/language.ts';
import { oneLine } from '#platform/text/one-line.ts';
import { href, routes } from '#routes.ts';
import { offerTexts } from '../../messages.ts';
import { offerLimits } from '../../offer-rules.ts';
import { doneKey, type OfferAction, offerFields, shareId } from '../../posted.ts';

/** Where the forms about one's own offer stand; those by link have the same fields elsewhere. */
const own = routes.ownOffer.path;

const bytes = 32 * 1024;

/**
 * What stands in the form's address behind the folder: the number, or the token of a link; '' where
 * that is no text.
 */
export function nameIn({ address }: Pick<OpenedForm, 'address'>, folder: string): string {
  try {
    return decodeURIComponent(address.slice(folder.length).split(/[/?]/)[0] ?? '');
  } catch {
    return '';
  }
}

export const numberIn = (form: OpenedForm) => nameIn(form, href(routes.ownOffer, { number: '' }));

export const doneAt =
  (action: OfferAction) =>
  (_: unknown, { form }: { form: OpenedForm }) =>
    `${form.address.split('?')[0]?.replace(/\/aceptar$/, '')}?${doneKey}=${action}`;

/** What stands in them is not lost while the database is away, in the portal and by link. */
export const acceptForm = {
  action: 'aceptar' satisfies OfferAction,
  bytes,
  doneKey,
  done: doneAt('aceptar'),
  unsent(language: Language) {
    const t = detailMessages[language];
    return {
      labels: {
        [offerFields.name]: offerTexts[language].name,
        'recipient.name': t.name,
        'recipient.phone': t.phone,
        'recipient.address': t.address,
      } satisfies Partial<Record<DetailField | typeof offerFields.name, string>>,
      long: ['recipient.address'],
    };
  },
};
export const declineForm = {
  action: 'rechazar' satisfies OfferAction,
  bytes,
  doneKey,
  done: doneAt('rechazar'),
  unsent: (language: Language) => ({
    labels: { [offerFields.reason]: offerTexts[language].declineReason },
  }),
};
export const changeForm = {
  action: 'cambio' satisfies OfferAction,
  bytes,
  doneKey,
  done: doneAt('cambio'),
  unsent: (language: Language) => ({
    labels: { [offerFields.text]: offerTexts[language].changeText },
    long: [offerFields.text],
  }),
};
export const againForm = { action: 'otra' satisfies OfferAction, doneKey, done: doneAt('otra') };

export const offerForms = {
  accept: {
    ...acceptForm,
    path: routes.ownOfferAccept.path,
    read: (form, caller) => ({
      params: { number: numberIn(form) },
      body: readAcceptance(form, caller),
    }),
  },
  decline: {
    ...declineForm,
    path: own,
    read: (form, caller) => ({
      params: { number: numberIn(form) },
      body: readReason(form, caller),
    }),
  },
  change: {
    ...changeForm,
    path: own,
    read(form, caller) {
      const body = readChange(form, caller);
      const number = numberIn(form);
      return { params: { number }, body, key: ['cambio', number, JSON.stringify(body)] };
    },
  },
  again: {
    ...againForm,
    path: own,
    read: (form) => ({ params: { number: numberIn(form) }, body: {} }),
  },
  share: {
    action: 'compartir',
    path: own,
    doneKey,
    read: ({ fields }) => ({
      params: { id: fields[offerFields.quote] ?? '' },
      body: { role: fields[offerFields.role] ?? '' },
    }),
    done: (...done) => `${doneAt('compartir')(...done)}#${shareId}`,
  },
  revoke: {
    action: 'anular',
    path: own,
    doneKey,
    read: ({ fields }) => ({
      params: { id: fields[offerFields.quote] ?? '', linkId: fields[offerFields.link] ?? '' },
    }),
    done: (...done) => `${doneAt('anular')(...done)}#${shareId}`,
  },
} satisfies Record<string, FormShape<unknown>>;

/** The summary's hidden fields and the typed name. Throws AppError where the name is missing. */
export function readAcceptance({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = offerTexts[language];
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
  const t = offerTexts[language];
  const reason = (fields[offerFields.reason] ?? '').trim();
  check(offerFields.reason, reason, [t.reasonMissing, t.reasonLong, offerLimits.reason]);
  return { reason };
}

export function readChange({ fields }: OpenedForm, { language }: Pick<Visitor, 'language'>) {
  const t = offerTexts[language];
  const text = (fields[offerFields.text] ?? '').trim();
  check(offerFields.text, text, [t.changeMissing, t.changeLong, offerLimits.change]);
  const line = fields[offerFields.line];
  return { text, ...(line && { line: Number(line) }) };
}

/** What is said of a text that is missing, of one that is too long, and how long it may be. */
type Bounds = [missing: string, long: string, most: number];

function check(field: string, written: string, [missing, long, most]: Bounds): void {
  const message = written === '' ? missing : written.length > most ? long : undefined;
  if (message) throw new AppError(commonErrors.badInput, { fields: { [field]: message } });
}
