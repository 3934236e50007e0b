import { z } from 'zod';
import { provinceCodes } from '#features/company/provinces/provinces.ts';
import { inBothLanguages } from '#platform/http/route.ts';
import { languages, type Text } from '#platform/text/language.ts';
import { isAmbiguous, normalisePhone } from '#platform/text/phone.ts';
import { roles } from './roles.ts';

export const CurrentUser = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  province: z.enum(provinceCodes),
  role: z.enum(roles),
  locale: z.enum(languages),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

declare module '#web/app-context.ts' {
  interface VisitFacts {
    person: CurrentUser | undefined;
  }
  interface App {
    setPerson(person: CurrentUser): void;
  }
}

export const Agent = z.object({ id: z.uuid(), name: z.string() });
export type Agent = z.infer<typeof Agent>;

/**
 * Who of staff did something. An account that was deleted leaves its role, since when, and no name.
 * Null: not even that is known.
 */
export const StaffName = z
  .union([z.string(), z.object({ role: z.enum(roles), since: z.iso.date() })])
  .nullable();
export type StaffName = z.infer<typeof StaffName>;

/** Any usual spelling; becomes E.164. `field` names the number in the error. */
export const phoneNumber = (field: Text) =>
  z
    .string()
    .max(40)
    .transform((text, context) => {
      const phone = normalisePhone(text);
      if (phone) return phone;
      context.addIssue({ code: 'custom', message: inBothLanguages(phoneProblem(text, field)) });
      return z.NEVER;
    })
    .describe(countryCodeMissing(field).en);

/** Asks for the country where a number could be Cuban or American. */
export function phoneProblem(written: string, field: Text): Text {
  return isAmbiguous(written) ? countryUnclear(field) : countryCodeMissing(field);
}

function countryCodeMissing(field: Text): Text {
  return {
    es: `Escriba ${field.es} con su código de país, por ejemplo +53 5 123 4567 o +1 305 555 0142.`,
    en: `Write ${field.en} with its country code, for example +53 5 123 4567 or +1 305 555 0142.`,
  };
}

function countryUnclear(field: Text): Text {
  return {
    es: `¿De qué país es ${field.es}? Si es de Cuba, escriba +53 delante de sus ocho cifras; si es de EE. UU., +1 delante de las diez.`,
    en: `Of which country is ${field.en}? If it is Cuban, write +53 before its eight digits; if it is of the USA, +1 before all ten.`,
  };
}

export const ownNumbers = {
  phone: { es: 'el teléfono', en: 'the phone number' },
  whatsapp: { es: 'el WhatsApp', en: 'the WhatsApp number' },
};

export const ContactUpdate = z.strictObject({
  phone: phoneNumber(ownNumbers.phone).optional(),
  whatsapp: phoneNumber(ownNumbers.whatsapp).optional(),
});
export type ContactUpdate = z.infer<typeof ContactUpdate>;
