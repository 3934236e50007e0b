import { dayNumber } from '#platform/time/dates.ts';

/** The headers of a CSV file to be saved, with the day in its name. */
export function csvHeaders(name: string): Record<string, string> {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}-${dayNumber(new Date())}.csv"`,
    'cache-control': 'no-store',
  };
}
