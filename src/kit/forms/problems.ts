export type FieldProblem = { field: string; message: string };

export function toProblems(fields: Record<string, string>): FieldProblem[] {
  return Object.entries(fields).map(([field, message]) => ({ field, message }));
}

export function problemOf(problems: readonly FieldProblem[], field: string): string | undefined {
  return problems.find((each) => each.field === field)?.message;
}
