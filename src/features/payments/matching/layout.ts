import { z } from 'zod';
import { needed, trimmedText } from '#platform/http/input-schemas.ts';
import { withError } from '#platform/http/route.ts';
import type { CsvShape } from '#platform/text/read-csv.ts';
import { dayStyles, decimalStyles, encodings, maxHeading, separators } from './layout-choices.ts';

const column = trimmedText(maxHeading);
const optionalColumn = column.nullish().transform((name) => name || null);

const styles = {
  dayStyle: z.enum(dayStyles),
  decimalStyle: z.enum(decimalStyles),
  separator: z.enum(separators),
  encoding: z.enum(encodings),
};

/**
 * The headings of the columns in a bank's files, stored once for each account. A file without
 * headings has its columns counted: '1', '2' ….
 */
export const StatementLayout = z
  .strictObject({
    day: column.min(1, needed),
    /** Has a sign. Banks without such a column have `credit`, and mostly `debit`. */
    amount: optionalColumn,
    credit: optionalColumn,
    debit: optionalColumn,
    /** Says which way an amount without a sign moved. */
    direction: optionalColumn,
    description: column.min(1, needed),
    payer: optionalColumn,
    reference: optionalColumn,
    /** Says what is pending, as an empty balance does; both are found without their headings. */
    status: optionalColumn,
    balance: optionalColumn,
    currency: optionalColumn,
    headless: z.boolean().default(false),
    ...styles,
  })
  .refine(({ amount, credit }) => (amount === null) !== (credit === null), {
    ...withError({
      es: 'Diga una de las dos: la columna del monto, o la de lo que entra.',
      en: 'Say one of both: the column of the amount, or that of what comes in.',
    }),
    path: ['amount'],
  })
  .refine(({ credit, debit }) => debit === null || credit !== null, {
    ...withError({
      es: 'Falta la columna de lo que entra.',
      en: 'The column of what comes in is missing.',
    }),
    path: ['credit'],
  });
export type StatementLayout = z.output<typeof StatementLayout>;

const storedName = z.string().nullable();
export const StoredLayout = z.strictObject({
  day: z.string(),
  amount: storedName,
  credit: storedName,
  debit: storedName,
  direction: storedName,
  description: z.string(),
  payer: storedName,
  reference: storedName,
  status: storedName,
  balance: storedName,
  currency: storedName,
  headless: z.boolean(),
  ...styles,
}) satisfies z.ZodType<StatementLayout>;
export type NewStatementLayout = z.input<typeof StatementLayout>;

export const LayoutChange = StatementLayout.safeExtend({ expected: StoredLayout.nullable() });

const signs = { comma: ',', semicolon: ';', tab: '\t' } as const;

export function shapeOf({ separator, encoding }: StatementLayout): CsvShape {
  return {
    anyQuotes: true,
    delimiter: separator === 'auto' ? undefined : signs[separator],
    encoding: encoding === 'auto' ? undefined : encoding,
  };
}
