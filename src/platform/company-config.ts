import { z } from 'zod';
import { readMailAddress } from './mail/mail-address.ts';

// The company's own claims. Nothing in the program proves them, so the owner sets them, and pages
// leave out those that are not set.

const percent = z.number().min(0).max(100);
export const Claims = z.strictObject({
  /** Shown as "500+": more than this number. */
  vehiclesShipped: z.int().positive().optional(),
  satisfactionPercent: percent.optional(),
  deliveriesPercent: percent.optional(),
  /** Shown as "500+": more than this number. */
  employees: z.int().positive().optional(),
  sinceYear: z.int().min(1900).max(2100).optional(),
  rating: z.number().min(0).max(5).optional(),
  /** The lowest price of a new car, FOB. */
  newCarFromUsd: z.int().positive().optional(),
});
export type Claims = z.infer<typeof Claims>;

const text = z.string().min(1);

/** The carrier's licence, and the address of the public register in which anybody can look it up. */
export const Licence = z.strictObject({
  number: text,
  register: z.url({ protocol: /^https$/ }),
});
const texts = z.strictObject({ es: text, en: text });
export const Office = z.strictObject({
  city: text,
  state: text,
  address: text,
  email: text.transform(toAddress).pipe(text),
  manager: text,
  /** The name of the time zone of its hours, and its difference from Cuba's. */
  clock: texts,
  specialties: z.array(texts),
  /** From 0 to 5; the company's own claim. */
  rating: z.number().min(0).max(5).optional(),
});
export type Office = z.infer<typeof Office>;

/** Reads a setting as an e-mail address. */
export function toAddress(written: string, context: z.RefinementCtx): string {
  const address = readMailAddress(written);
  if (address) return address;
  context.addIssue(`“${written}” is no e-mail address`);
  return z.NEVER;
}

/** Parses a setting as JSON. The next schema checks its shape. */
export function fromJson(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue('must be JSON');
    return z.NEVER;
  }
}

/** The public facts about the company. */
export const Company = z.object({
  name: z.string(),
  prefix: z.string(),
  /** How long records of transactions outlive their account. The terms promise at least 7. */
  retentionYears: z.int(),
  /** The address for customers. Without it nobody tells them to write. */
  email: z.string().optional(),
  whatsapp: z.string().optional(),
  /** The licensed carrier. Without it, none is named. */
  nvocc: z.string().optional(),
  /** Without it nothing is said of a number. */
  licence: Licence.optional(),
  claims: Claims,
  /** How many there are; `listOffices` returns them. */
  offices: z.int(),
});
export type Company = z.infer<typeof Company>;
