import { z } from 'zod';
import { accountStatementName } from '#features/ledger/entries/money-papers.ts';
import { LinkToken } from '#features/orders/offers/schema.ts';
import { languages } from '#platform/text/language.ts';
import { paperKinds } from './paper-kinds.ts';

const PaperQuery = z.object({ language: z.enum(languages).optional() });

/** A paper is a file, in the language that is asked for. */
export const download = { query: PaperQuery, response: undefined } as const;

/** An entry's id, or the statement of account. */
const MoneyPaperName = z.union([z.uuid(), z.literal(accountStatementName)]);
export const MoneyPaperOf = z.object({ id: z.uuid(), paper: MoneyPaperName });
export const LinkMoneyPaper = LinkToken.extend({ paper: MoneyPaperName });

export const LinkUnit = LinkToken.extend({ id: z.uuid() });

export const IssuedPaper = z.object({
  number: z.string(),
  kind: z.enum(paperKinds),
  referenceNumber: z.string(),
  language: z.enum(languages),
  sha256: z.string(),
  issuedAt: z.iso.datetime(),
});
export type IssuedPaper = z.infer<typeof IssuedPaper>;
