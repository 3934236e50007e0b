import { AppError } from '../http/errors.ts';
import type { ErrorKind } from '../http/shared/error-kind.ts';

/** Returns the name of the constraint that a statement broke, or undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error && 'constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/** Runs `action` and turns an error of this constraint into an AppError of this kind. */
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
