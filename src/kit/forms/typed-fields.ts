import type { ActionData } from '#platform/http/forms/action-data.ts';

interface TypedForm {
  values: Readonly<Record<string, string | undefined>>;
  errorOf: (name: string) => string | undefined;
  /** The most characters, by the names of the fields. */
  limits?: Readonly<Record<string, number>>;
  locked?: boolean;
}

/**
 * What every field of a form says of itself: its name, what was typed, what is wrong with it, how
 * long it may be. Uncontrolled, so that React keeps what was typed before it was ready.
 */
export const typedFields =
  ({ values, errorOf, limits = {}, locked }: TypedForm) =>
  (name: string) => ({
    id: name,
    name,
    error: errorOf(name),
    defaultValue: values[name],
    maxLength: limits[name],
    readOnly: locked,
  });

/** The same of a form without a script that came back with errors. */
export const typedBefore = (
  sent: ActionData | null | undefined,
  limits: Readonly<Record<string, number>>,
) =>
  typedFields({
    values: sent?.values ?? {},
    errorOf: (name) => sent?.fields[name],
    limits,
  });
