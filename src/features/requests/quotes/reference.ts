/** Writes 'MA-TX-2026-000001'. */
export function referenceNumber(prefix: string, year: number, number: number): string {
  return `${prefix}-TX-${year}-${String(number).padStart(6, '0')}`;
}
