import { z } from 'zod';
import { type CsvCell, type CsvQueryText, csvStream } from '../text/csv.ts';
import { dayNumber } from '../time/dates.ts';
import { blankIsAbsent } from './input-schemas.ts';

/** The part of the query of every call for a CSV file. */
export const CsvQuery = z.object({ format: blankIsAbsent(z.literal('excel')) });

/** A file as text, once for most and once for a Spanish Excel (`csvFiles`). */
export const CsvFiles = z.object({ csv: z.string(), excel: z.string() });
export type CsvFiles = z.infer<typeof CsvFiles>;

interface CsvFile {
  /** Stands before the day in the name of the file. */
  name: string;
  header: readonly string[];
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>;
}

export function csvFile(
  { name, header, batches }: CsvFile,
  { format }: CsvQueryText,
): [ReadableStream<Uint8Array>, Record<string, string>] {
  return [
    csvStream(header, batches, format),
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${dayNumber(new Date())}.csv"`,
      'cache-control': 'no-store',
    },
  ];
}
