import { ApiError } from '#platform/calls/client.ts';

export async function orMissing<T>(record: Promise<T>): Promise<T | null> {
  try {
    return await record;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

export function nextAfter<T extends { id: string }>(list: readonly T[], id: string): T | undefined {
  const next = list[list.findIndex((each) => each.id === id) + 1];
  return next?.id === id ? undefined : next;
}
