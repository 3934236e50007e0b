import { ApiError } from '#platform/calls/client.ts';

/** A record by its id; null: not there, or closed to this agent. */
export async function orGone<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** The record after the open one, as the list is sorted; from outside of the list its first. */
export function nextAfter<T extends { id: string }>(list: readonly T[], id: string): T | undefined {
  const next = list[list.findIndex((each) => each.id === id) + 1];
  return next?.id === id ? undefined : next;
}
