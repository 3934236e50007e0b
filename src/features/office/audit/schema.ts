import { z } from 'zod';
import {
  anyText,
  blankIsAbsent,
  isoDay,
  pageLimit,
  trimmedText,
} from '#platform/http/input-schemas.ts';

const Actor = z.object({
  id: z.uuid(),
  /** Null where the account was deleted. */
  name: z.string().nullable(),
});

export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: Actor.nullable(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string().nullable(), name: z.string().nullable() }),
  /** `{ field: { from, to } }` for a change, else plain values. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Somebody did something to a record. `entry`, an id or a hash, tells two of them apart. */
export const RecentChange = z.object({
  entry: z.guid(),
  kind: z.string(),
  id: z.string(),
  secondsAgo: z.number(),
  /** Somebody put the reader in charge of it. */
  toYou: z.boolean(),
});
export type RecentChange = z.infer<typeof RecentChange>;

export const AuditQuery = z.object({
  who: blankIsAbsent(z.uuid()),
  action: blankIsAbsent(anyText(80)),
  kind: blankIsAbsent(anyText(80)),
  /** Days in Cuba, both included. */
  from: blankIsAbsent(isoDay()),
  to: blankIsAbsent(isoDay()),
  q: blankIsAbsent(trimmedText(200)),
  page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(100_000)),
  limit: pageLimit,
});
export type AuditFilters = z.output<typeof AuditQuery>;
export type AuditQueryText = z.input<typeof AuditQuery>;

export const AuditChoices = z.object({
  people: z.array(Actor),
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
});
export type AuditChoices = z.infer<typeof AuditChoices>;
