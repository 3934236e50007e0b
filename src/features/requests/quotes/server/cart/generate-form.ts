import { z } from 'zod';
import { ContactUpdate, type CurrentUser } from '#features/people/accounts/schema.ts';
import { saveContact } from '#features/people/accounts/server/people.ts';
import { serve, type VisitorDoneForm } from '#features/people/accounts/server/serve.ts';
import {
  type CartCookie,
  orderedCartCookie,
  readCartCookie,
  writeCartCookie,
} from '#features/shop/cart/cart-cookie.ts';
import { post } from '#platform/calls/contract.ts';
import { AppError, commonErrors } from '#platform/http/errors.ts';
import { check } from '#platform/http/route.ts';
import type { Services } from '#platform/services.ts';
import type { Language } from '#platform/text/language.ts';
import { href, routes } from '#routes.ts';
import {
  type CartAction,
  cartField,
  changedLines,
  pricesField,
  sameNumberField,
} from '../../cart/form-fields.ts';
import { cartPageTexts, quoteCartTexts, quoteDetailTexts } from '../../cart/messages.ts';
import { type DetailField, detailsOf } from '../../recipient.ts';
import { NewQuote } from '../../schema.ts';
import { makeQuote } from '../creating/make-quote.ts';
import { findEarlierQuote } from '../store.ts';
import { cartHeaders, readCartCookies } from './cart-cookies.ts';
import { cartErrors } from './cart-errors.ts';
import { readLines } from './server-cart.ts';

type GenerateResult =
  | { kind: 'made'; referenceNumber: string; first: boolean }
  | { kind: 'changed'; cart: string };

/** Makes a quotation of the rendered cart, once for each rendered page. */
export const generateForm = serve(
  post(href(routes.cart), {
    access: 'signed-in',
    body: z.record(z.string(), z.string()),
    key: true,
    response: z.custom<GenerateResult>(),
  }),
  async ({ body, key, caller }, services): Promise<GenerateResult> => {
    const { person, language } = caller;
    const earlier = key && (await findEarlierQuote(services.db, person.id, key));
    if (earlier) return { kind: 'made', referenceNumber: earlier.reference, first: false };
    const seen = readCartCookie(body[cartField]);
    const wanted = seen && changedLines(seen, body);
    if (!seen || !wanted || wanted.length === 0) throw new AppError(cartErrors.nothing);
    if (JSON.stringify(wanted) !== JSON.stringify(seen.lines)) {
      return { kind: 'changed', cart: writeCartCookie(wanted, seen.province, Date.now()) };
    }
    const input = check(NewQuote, await quoteOf(services, seen, body), language);
    const known = await withContact(services, person, body, language);
    const submission = { person: known, language, input, key };
    const { referenceNumber } = await makeQuote(services, submission);
    return { kind: 'made', referenceNumber, first: true };
  },
  {
    path: href(routes.cart),
    action: 'generar' satisfies CartAction,
    bytes: 64 * 1024,
    read: ({ fields }) => ({
      body: withSameNumber(fields),
      key: ['cart', fields[cartField] ?? ''],
    }),
    done: answerGenerated,
    unsent(language) {
      const { failed, generate, phone, whatsapp } = quoteCartTexts[language];
      const t = quoteDetailTexts[language];
      const labels: Record<DetailField, string> = {
        notes: t.note,
        'recipient.name': t.name,
        'recipient.phone': t.phone,
        'recipient.province': t.province,
        'recipient.address': t.address,
      };
      return {
        title: failed,
        send: generate,
        labels: { ...labels, phone, whatsapp },
        long: ['notes', 'recipient.address'],
      };
    },
  },
);

/** A typed WhatsApp number wins over the checkbox "same number". */
function withSameNumber(fields: Record<string, string>): Record<string, string> {
  const same = fields[sameNumberField] && !fields.whatsapp?.trim();
  return same ? { ...fields, whatsapp: fields.phone ?? '' } : fields;
}

async function quoteOf(
  { db }: Services,
  { lines, province }: CartCookie,
  fields: Record<string, string>,
): Promise<object> {
  const prices = (fields[pricesField] ?? '').split(',');
  const known = await readLines(db, lines, province);
  if (known.length === 0) throw new AppError(cartErrors.nothing);
  const { notes, recipient } = detailsOf(fields);
  return {
    province,
    // The shown quantity, even where the stock is smaller now: `makeQuote` then refuses it.
    items: known.map(({ productId, productName, quantity: most }) => {
      const at = lines.findIndex((line) => line.productId === productId);
      const quantity = lines[at]?.quantity ?? most;
      return { productId, productName, quantity, province, price: prices[at] || null };
    }),
    notes,
    // Sent as it was typed, because the schema refuses anything that is no province.
    recipient: { ...recipient, province: fields['recipient.province'] },
  };
}

async function withContact(
  { db }: Services,
  person: CurrentUser,
  fields: Record<string, string>,
  language: Language,
): Promise<CurrentUser> {
  const t = quoteCartTexts[language];
  const lacking = (['phone', 'whatsapp'] as const).filter((name) => !person[name]?.trim());
  if (lacking.length === 0) return person;
  const missing = lacking.filter((name) => !fields[name]?.trim());
  if (missing.length > 0) {
    const texts = missing.map((name) => [name, t[`${name}RequiredText`]]);
    throw new AppError(commonErrors.badInput, { fields: Object.fromEntries(texts) });
  }
  const filled = (['phone', 'whatsapp'] as const).filter((name) => fields[name]?.trim());
  const typed = Object.fromEntries(filled.map((name) => [name, fields[name]]));
  const updated = await saveContact(db, person.id, check(ContactUpdate, typed, language));
  if (!updated) throw new AppError(commonErrors.signedOut);
  return updated;
}

async function answerGenerated(
  done: GenerateResult,
  { form, caller, services, context, renderAgain }: VisitorDoneForm,
) {
  const { config } = services;
  const { province, cart } = readCartCookies(caller, config);
  if (done.kind === 'changed') {
    const message = cartPageTexts[caller.language].quantitiesChanged;
    const page = await renderAgain({ ...form.fields, [cartField]: done.cart }, message);
    for (const header of cartHeaders({ cart: done.cart }, config)) {
      page.headers.append('set-cookie', header);
    }
    return page;
  }
  const sent = readCartCookie(form.fields[cartField]);
  // Products that were added meanwhile stay, and a repeated request removes nothing more.
  if (sent && (done.first || cart?.stamp === sent.stamp)) {
    const lines = cart && cart.stamp !== sent.stamp ? without(cart.lines, sent.lines) : [];
    const left = lines[0]
      ? writeCartCookie(lines, province, Date.now())
      : orderedCartCookie(Date.now());
    for (const header of cartHeaders({ cart: left, former: '' }, config)) {
      context.header('set-cookie', header, { append: true });
    }
  }
  return href(routes.madeQuote, { reference: done.referenceNumber });
}

function without(lines: CartCookie['lines'], sent: CartCookie['lines']): CartCookie['lines'] {
  return lines.flatMap((line) => {
    const already = sent.find(({ productId }) => productId === line.productId)?.quantity ?? 0;
    return line.quantity > already ? [{ ...line, quantity: line.quantity - already }] : [];
  });
}
