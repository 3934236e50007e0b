import { z } from 'zod';
import { Amount } from '#features/ledger/entries/schema.ts';
import { paymentMethods } from '#features/ledger/payment-methods/methods.ts';
import { StaffName } from '#features/people/accounts/schema.ts';
import { TwoPeople } from '#features/people/accounts/two-people.ts';
import { CsvFiles } from '#platform/http/csv-file.ts';
import { isoPastDay, needed, trimmedText } from '#platform/http/input-schemas.ts';
import { StoredLayout } from './layout.ts';
import { dayStyles, decimalStyles, layoutColumns } from './layout-choices.ts';
import { bankLineStates, lineLimits, maxMatchParts, statementRowStates } from './line-states.ts';
import { plainReasons } from './propose-owners.ts';

const cents = z.number().int();

export const BankAccount = z.object({
  id: z.uuid(),
  method: z.enum(paymentMethods),
  account: z.string(),
  layout: StoredLayout.nullable(),
});
export const BankAccounts = z.array(BankAccount);
export type BankAccount = z.infer<typeof BankAccount>;

export const StatementRow = z.object({
  row: z.int(),
  state: z.enum(statementRowStates),
  movedOn: z.string().nullable(),
  cents: cents.nullable(),
  text: z.string(),
  message: z.string().nullable(),
  /** What a person starts from who takes a refused row in by hand. */
  line: z
    .object({
      description: z.string(),
      payer: z.string().nullable(),
      reference: z.string().nullable(),
      nth: z.int(),
    })
    .nullable(),
});
export type StatementRow = z.infer<typeof StatementRow>;

export const StatementImport = z.object({
  written: z.boolean(),
  problem: z.object({ row: z.int(), message: z.string() }).nullable(),
  /** False where the account has no columns yet, so that only the headings were read. */
  columnsKnown: z.boolean(),
  /** '1', '2' … where the file has none; `examples` are the first values of the columns. */
  headings: z.array(z.string()),
  examples: z.array(z.string()),
  headless: z.boolean(),
  proposal: z.object({
    bank: z.string().nullable(),
    columns: z.partialRecord(z.enum(layoutColumns), z.string()),
    styles: z.object({ dayStyle: z.enum(dayStyles), decimalStyle: z.enum(decimalStyles) }),
  }),
  counts: z.object({
    rows: z.int(),
    new: z.int(),
    known: z.int(),
    out: z.int(),
    pending: z.int(),
    note: z.int(),
    refused: z.int(),
  }),
  /** The first of each, and all of both as a CSV file, and one for a Spanish Excel. */
  refused: z.array(StatementRow),
  pending: z.array(StatementRow),
  leftFiles: CsvFiles.nullable(),
  rows: z.array(StatementRow),
});
export type StatementImport = z.infer<typeof StatementImport>;

export const StatementImportQuery = z.object({ dryRun: z.literal('1').optional() });

export const LineQuery = z.object({
  state: z.enum(bankLineStates).optional(),
  page: z.coerce.number<string>().int().min(1).max(9999).optional(),
});

const Reason = z.union([
  z.object({ kind: z.enum(plainReasons) }),
  z.object({ kind: z.literal('day'), days: z.int() }),
]);

/** The owner of a line's money: a claim with its order, or an order alone. */
export const LineOwner = z.object({
  quoteId: z.uuid(),
  order: z.string(),
  customer: z.string(),
  claim: z.object({ id: z.uuid(), ticketId: z.string() }).nullable(),
  cents: cents.nullable(),
});
export type LineOwner = z.infer<typeof LineOwner>;

export const Proposal = LineOwner.extend({
  /** What the order lacks in all; 0 where it is paid. */
  owesCents: cents,
  reasons: z.array(Reason),
  clear: z.boolean(),
});
export type Proposal = z.infer<typeof Proposal>;

export const BankLine = z.object({
  id: z.uuid(),
  account: z.string(),
  movedOn: z.iso.date(),
  cents,
  leftCents: cents,
  description: z.string(),
  payer: z.string().nullable(),
  reference: z.string().nullable(),
  state: z.enum(bankLineStates),
  proposals: z.array(Proposal),
});
export type BankLine = z.infer<typeof BankLine>;

export const BankLines = z.object({ lines: z.array(BankLine), total: z.int(), accounts: z.int() });
export type BankLines = z.infer<typeof BankLines>;

export const BankLineDetail = BankLine.extend({
  payments: z.array(
    z.object({ quoteId: z.uuid(), order: z.string(), cents, recordedAt: z.iso.datetime() }),
  ),
  /** By whom and why a refused row was taken in by hand: its payment is an act of two people. */
  taken: z
    .object({
      reason: z.string(),
      by: StaffName,
      at: z.iso.datetime(),
      own: z.boolean(),
      twoPeople: TwoPeople,
    })
    .nullable(),
  aside: z
    .object({ reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() })
    .nullable(),
  claims: z.array(LineOwner),
});
export type BankLineDetail = z.infer<typeof BankLineDetail>;

export const LineMatch = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        order: trimmedText(40).min(1, needed),
        amount: Amount,
        claim: z.uuid().nullish(),
      }),
    )
    .min(1)
    .max(maxMatchParts),
});

/** A row of a statement that was refused, as a person reads it. */
export const TakenLine = z.strictObject({
  movedOn: isoPastDay(),
  amount: Amount,
  description: trimmedText(lineLimits.description).min(1, needed),
  payer: trimmedText(lineLimits.payer).nullish(),
  reference: trimmedText(lineLimits.reference).nullish(),
  /** Which of equal lines it is, as the report said. */
  nth: z.int().min(1).max(1000),
  reason: trimmedText(500).min(1, needed),
});
export type TakenLine = z.input<typeof TakenLine>;

export const LineAside = z.strictObject({ reason: trimmedText(500).min(1, needed) });
