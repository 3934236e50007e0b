import { AppError, type ErrorKind } from '../http/errors.ts';

/** The constraint that a statement broke, by its name; undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error && 'constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Does what the database may refuse by this constraint: then it throws AppError of this kind. */
export async function translateConstraint<T>(
  constraint: string,
  kind: ErrorKind,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw brokenConstraint(error) === constraint ? new AppError(kind) : error;
  }
}
