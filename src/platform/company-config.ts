import { z } from 'zod';

// What the company says of itself. Nothing in the program proves it, so nothing of it stands in the
// program: the owner gives it, and what is not given is not shown.

const percent = z.number().min(0).max(100);
export const Claims = z.strictObject({
  /** More than so many. */
  vehiclesShipped: z.int().positive().optional(),
  satisfactionPercent: percent.optional(),
  deliveriesPercent: percent.optional(),
  /** More than so many. */
  employees: z.int().positive().optional(),
  sinceYear: z.int().min(1900).max(2100).optional(),
  /** Of five, of the company as a whole. */
  rating: z.number().min(0).max(5).optional(),
  /** What a new car costs at least, FOB. */
  newCarFromUsd: z.int().positive().optional(),
});
export type Claims = z.infer<typeof Claims>;

const text = z.string().min(1);
const texts = z.strictObject({ es: text, en: text });
export const Office = z.strictObject({
  city: text,
  state: text,
  address: text,
  email: z.email(),
  manager: text,
  /** The clock of its hours: its name, and how it differs from Cuba's. */
  clock: texts,
  specialties: z.array(texts),
  /** Of five; the company's own claim. */
  rating: z.number().min(0).max(5).optional(),
});
export type Office = z.infer<typeof Office>;

/** What a setting holds as JSON; its shape is checked next. */
export function fromJson(written: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(written);
  } catch {
    context.addIssue('debe ser JSON');
    return z.NEVER;
  }
}

/** What the company says of itself, all of it public. */
export const Company = z.object({
  name: z.string(),
  /** Of reference numbers. */
  prefix: z.string(),
  /** How long records of transactions outlive their account; the terms say at least 7. */
  retentionYears: z.int(),
  /** Where customers write to; undefined: they are not sent there. */
  email: z.string().optional(),
  whatsapp: z.string().optional(),
  /** The licensed carrier; undefined: it is not named. */
  nvocc: z.string().optional(),
  claims: Claims,
  /** How many; all about them is a call of its own. */
  offices: z.int(),
});
export type Company = z.infer<typeof Company>;
