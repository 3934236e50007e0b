import { z } from 'zod';
import { statementAddress } from '#features/ledger/money-papers.ts';
import { LinkToken } from '#features/offers/schema.ts';
import { languages } from '#platform/text/language.ts';
import { paperKinds } from './paper-kinds.ts';

/** In which language a paper is wanted; that of the page unless told. */
export const PaperQuery = z.object({ language: z.enum(languages).optional() });

/** A payment or refund by its id, or the statement of account. */
const MoneyPaperName = z.union([z.uuid(), z.literal(statementAddress)]);
export const MoneyPaperOf = z.object({ id: z.uuid(), paper: MoneyPaperName });
export const LinkMoneyPaper = LinkToken.extend({ paper: MoneyPaperName });

/** A unit, and the link by which its act is read. */
export const LinkUnit = LinkToken.extend({ id: z.uuid() });

/** A paper that was issued, as its owner takes it along. */
export const IssuedPaper = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  referenceNumber: z.string(),
  language: z.enum(languages),
  sha256: z.string(),
  issuedAt: z.iso.datetime(),
});
export type IssuedPaper = z.infer<typeof IssuedPaper>;
