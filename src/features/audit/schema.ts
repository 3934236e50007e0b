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
  /** Null once the account is deleted. */
  name: z.string().nullable(),
});

/** Something that staff did. */
export const AuditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** Null: the operator, at the command line. */
  actor: Actor.nullable(),
  action: z.string(),
  subject: z.object({
    kind: z.string(),
    id: z.string().nullable(),
    /** By what name people knew it then; of a person or a mail what it is called now, while there is one. */
    name: z.string().nullable(),
  }),
  /** `{ field: { from, to } }` where something changed, else the facts themselves; people by name. */
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditQuery = z.object({
  who: blankIsAbsent(z.uuid()),
  action: blankIsAbsent(anyText(80)),
  kind: blankIsAbsent(anyText(80)),
  /** Days in Cuba; both are part of what is shown. */
  from: blankIsAbsent(isoDay()),
  to: blankIsAbsent(isoDay()),
  /** A part of the subject's name, such as a reference number. */
  q: blankIsAbsent(trimmedText(200)),
  page: blankIsAbsent(z.coerce.number().int().min(1).max(100_000)),
  limit: pageLimit,
});
export type AuditFilters = z.output<typeof AuditQuery>;
/** As it is written in an address. */
export interface AuditQueryText {
  who?: string;
  action?: string;
  kind?: string;
  from?: string;
  to?: string;
  q?: string;
  page?: string;
  limit?: string;
}

/** What there is to choose from: whoever did something, and what was done to which things. */
export const AuditChoices = z.object({
  people: z.array(Actor),
  actions: z.array(z.string()),
  kinds: z.array(z.string()),
});
export type AuditChoices = z.infer<typeof AuditChoices>;
