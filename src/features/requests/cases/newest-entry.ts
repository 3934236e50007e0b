import type { StaffHistoryEvent } from './schema.ts';

/** What an agent saw last of a case, whose history begins with its creation. */
export function newestEntry(history: readonly StaffHistoryEvent[]): StaffHistoryEvent {
  const newest = history.at(-1);
  if (!newest) throw new Error('a case without a beginning');
  return newest;
}
