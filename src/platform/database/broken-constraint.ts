/** The constraint that a statement broke, by its name; undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error && 'constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}
