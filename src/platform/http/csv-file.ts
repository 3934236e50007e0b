import { csvStream } from '../text/csv.ts';
import { dayNumber } from '../time/dates.ts';

/** The file is named by `name` and the day. */
export function csvFile(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): [ReadableStream<Uint8Array>, Record<string, string>] {
  return [
    csvStream(header, batches),
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${dayNumber(new Date())}.csv"`,
      'cache-control': 'no-store',
    },
  ];
}
