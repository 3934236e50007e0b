import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { personName } from '#features/people/accounts/person-name.ts';
import { phoneNumber } from '#features/people/accounts/schema.ts';
import { maxLines, maxQuantity } from '#features/shop/cart/cart.ts';
import {
  blankIsAbsent,
  mailAddress,
  pageLimit,
  trimmedText,
} from '#platform/http/input-schemas.ts';
import { inBothLanguages } from '#platform/http/route.ts';
import { languages } from '#platform/text/language.ts';
import { detailLimits } from '../recipient.ts';
import { callersLimits } from './callers-limits.ts';

const nameNeeded = {
  es: 'Escriba el nombre del cliente, sin direcciones ni enlaces.',
  en: 'Write the customer’s name, without addresses or links.',
};

const addressNeeded = {
  es: 'Escriba el correo del cliente, por ejemplo ana@ejemplo.com.',
  en: 'Write the customer’s e-mail, for example ana@example.com.',
};

const phoneNeeded = {
  es: 'Sin correo hace falta el teléfono del cliente.',
  en: 'Without an e-mail the customer’s phone is needed.',
};

const phone = phoneNumber({ es: 'el teléfono del cliente', en: 'the customer’s phone' }).nullable();

export const CallersQuote = z
  .strictObject({
    name: trimmedText(callersLimits.name)
      .transform((written, context) => {
        const name = personName(written);
        if (name) return name;
        context.addIssue({ code: 'custom', message: inBothLanguages(nameNeeded) });
        return z.NEVER;
      })
      .describe(nameNeeded.en),
    /** The account with this address gets the quotation, now or when it first signs in. */
    email: mailAddress(callersLimits.email, addressNeeded).nullable(),
    phone,
    whatsapp: phone,
    province: z.enum(provinceCodes),
    language: z.enum(languages),
    items: z
      .array(
        z.strictObject({
          /** Null for goods outside the catalogue, whose price is to be confirmed. */
          productId: z.uuid().nullable(),
          name: trimmedText(200).min(1),
          quantity: z.number().int().min(1).max(maxQuantity),
        }),
      )
      .min(1)
      .max(maxLines),
    notes: trimmedText(detailLimits.notes).nullable(),
  })
  .refine(({ email, phone }) => email !== null || phone !== null, {
    path: ['phone'],
    message: inBothLanguages(phoneNeeded),
  });
export type CallersQuote = z.input<typeof CallersQuote>;

/** Nobody writes over an e-mail that somebody else added meanwhile. */
export const AddedEmail = z.strictObject({
  email: mailAddress(callersLimits.email, addressNeeded),
  expected: z.null(),
});

export const KnownCustomer = z.object({
  /** Of the account, or else of a quotation. */
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  province: z.enum(provinceCodes),
  language: z.enum(languages),
  quotes: z.number().int(),
  account: z.boolean(),
  /** True where the e-mail is verified, or staff entered it. */
  proven: z.boolean(),
  /** By which staff say that several customers are this one, in order. */
  merges: z.uuid().array(),
});
export type KnownCustomer = z.infer<typeof KnownCustomer>;

/** Without `q`: who asked last. */
export const CustomerQuery = z.object({
  q: blankIsAbsent(trimmedText(callersLimits.search).min(callersLimits.shortestSearch)),
  limit: pageLimit,
});
