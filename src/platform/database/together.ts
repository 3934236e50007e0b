/** A statement after one that failed, in the same transaction: it says nothing of why. */
const afterFailure = '25P02';

type Answers<Asked extends readonly unknown[]> = {
  -readonly [At in keyof Asked]: Awaited<Asked[At]>;
};

/**
 * Waits at once for all that was asked of a transaction: statements are sent together and run in the
 * order in which they were called (decision 150), so none may need the answer to another. Throws
 * what failed first, when all have been answered.
 */
export async function together<const Asked extends readonly unknown[]>(
  ...asked: Asked
): Promise<Answers<Asked>> {
  const outcomes = await Promise.allSettled(asked);
  const failures = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const isCause = (error: unknown) =>
    !(error instanceof Error && 'code' in error && error.code === afterFailure);
  if (failures.length > 0) throw failures.find(isCause) ?? failures[0];
  const answers = outcomes.map((each) => (each.status === 'fulfilled' ? each.value : undefined));
  return answers as Answers<Asked>;
}
