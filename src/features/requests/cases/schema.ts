import { z } from 'zod';
import { Agent } from '#features/people/accounts/schema.ts';
import {
  blankIsAbsent,
  isoDay,
  isoMoment,
  pageLimit,
  trimmedText,
  withoutNul,
} from '#platform/http/input-schemas.ts';
import { inBothLanguages } from '#platform/http/route.ts';
import { type Language, languages } from '#platform/text/language.ts';
import { maxMessageLength, maxNoteLength } from './case-limits.ts';
import { type CaseType, queuesOf } from './case-type.ts';
import { contactChannels } from './contact-channels.ts';
import { kindsOf } from './event-kinds.ts';
import { messageProblem } from './message-text.ts';
import { caseTexts } from './messages.ts';
import type { Queue } from './queue.ts';

/** The most characters of a saved reply. */
const replyLimits = { title: 80, text: 2000 };

const actors = ['customer', 'staff', 'system'] as const;
export type HistoryActor = (typeof actors)[number];

export function historyEvent<Status extends string>(type: CaseType<Status>) {
  const { statuses } = type;
  return z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    kind: z.enum(kindsOf(type)),
    /** 'former': the customer whose it was before it passed on. */
    by: z.enum([...actors, 'former']),
    from: z.enum(statuses).nullable(),
    to: z.enum(statuses).nullable(),
    /**
     * A text that somebody wrote. For 'contact' it is the channel, for 'assigned' the name of the
     * agent (null for nobody), for 'address' the customer's former e-mail; kinds of one type have their own meaning.
     */
    note: z.string().nullable(),
    public: z.boolean(),
    agent: z.string().optional(),
    /** A customer did it by a link, without signing in. */
    byLink: z.literal(true).optional(),
  });
}
export type HistoryEvent<Status extends string = string> = z.infer<
  ReturnType<typeof historyEvent<Status>>
>;

export function staffHistoryEvent<Status extends string>(type: CaseType<Status>) {
  return historyEvent(type).extend({
    /** The name of the agent; null where none did it. */
    who: z.string().nullable(),
    /** True where it was undone, so that the customer does not read it any more. */
    undone: z.boolean(),
  });
}
export type StaffHistoryEvent<Status extends string = string> = z.infer<
  ReturnType<typeof staffHistoryEvent<Status>>
>;

function wrongText({ input }: { input?: unknown }): string {
  const problem = (language: Language) => messageProblem(String(input), language) ?? '';
  return inBothLanguages({ es: problem('es'), en: problem('en') });
}

/** A message to the other side: plain text, 1 to 2000 characters. */
export const NewMessage = z.strictObject({
  text: z
    .string()
    .trim()
    .max(maxMessageLength, { error: wrongText })
    .regex(withoutNul)
    .refine((text) => !messageProblem(text, 'es'), { error: wrongText })
    .describe(caseTexts.en.empty),
});

/**
 * The id of the newest entry of the history that the agent saw. Where the customer has done
 * something since then, the answer is a 409 `case_news`, and the customer goes on waiting.
 */
export const seenEntry = z.uuid();

/** `internal`: only staff read it, no mail leaves, and the customer goes on waiting. */
export const StaffMessage = NewMessage.extend({
  internal: z.boolean().optional(),
  seen: seenEntry,
});
export type StaffMessage = z.input<typeof StaffMessage>;

export const QueueFacts = z.object({
  assignedTo: Agent.nullable(),
  /** Since when the customer waits, and by when we answer. Both are null where nobody waits. */
  awaitingSince: z.iso.datetime().nullable(),
  answerDueAt: z.iso.datetime().nullable(),
  overdue: z.boolean(),
  /** In which its customer is written to. */
  language: z.enum(languages),
  /** The newest entry of its history: what an agent who reads this has seen. */
  newest: z.uuid(),
  /** The customer has acted since anyone of staff last looked. */
  unread: z.boolean(),
  firstResponseAt: z.iso.datetime().nullable(),
  /** When its agent looks at it again. Null where it is closed, or the customer waits for us. */
  followUpAt: z.iso.datetime().nullable(),
  /** The account behind it was deleted: no mail reaches the customer. */
  detached: z.boolean(),
});
export type QueueFacts = z.infer<typeof QueueFacts>;

export type QueueCounts = Record<Queue, number> & Record<string, number>;

export function caseStats<Status extends string>(
  type: CaseType<Status>,
): z.ZodType<CaseStats<Status>> {
  const count = z.number().int();
  return z.object({
    total: count,
    byStatus: z.record(z.enum(type.statuses), count),
    queues: z.record(z.enum(queuesOf(type)), count) as unknown as z.ZodType<QueueCounts>,
  });
}
export interface CaseStats<Status extends string = string> {
  total: number;
  byStatus: Record<Status, number>;
  queues: QueueCounts;
}

export function caseQuery<Status extends string, Sort extends string>(
  type: CaseType<Status>,
  sorts: readonly Sort[],
) {
  return z.object({
    /** Parts of reference, ticket, code, name, e-mail or phone; accents do not matter. */
    q: blankIsAbsent(trimmedText(200)),
    queue: blankIsAbsent(z.enum(queuesOf(type))),
    /** The id of an agent: all their cases, finished or not. */
    assigned: blankIsAbsent(z.uuid()),
    page: blankIsAbsent(z.coerce.number<string>().int().min(1).max(10_000)),
    limit: pageLimit,
    since: blankIsAbsent(isoDay()),
    status: blankIsAbsent(z.enum(type.statuses)),
    sort: blankIsAbsent(z.enum(sorts)),
  });
}

export function statusChange<Status extends string>(
  statuses: readonly Status[],
): z.ZodType<StatusChange<Status>, StatusChange<Status>> {
  return z.strictObject({
    status: z.enum(statuses),
    /** The status that the agent saw; another one by now is a 409. */
    expected: z.enum(statuses),
    /** Null where the agent saw no history: in a row of the list. */
    seen: seenEntry.nullable(),
    note: trimmedText(maxNoteLength).optional(),
  });
}
export interface StatusChange<Status extends string = string> {
  status: Status;
  expected: Status;
  seen: string | null;
  note?: string | undefined;
}

export const CaseMail = z.object({
  subject: z.string(),
  to: z.string(),
  createdAt: z.iso.datetime(),
  /** 'failed' means that nobody tries again, and a person has to look. */
  state: z.enum(['sent', 'waiting', 'failed']),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});
export type CaseMail = z.infer<typeof CaseMail>;

/** `event`: the id of the entry of the history to undo. */
export const Undo = z.strictObject({ event: z.uuid() });
export type Undo = z.input<typeof Undo>;

/** `expected`: the assignee that the agent saw; another one by now is a 409. */
export const Assignment = z.strictObject({
  personId: z.uuid().nullable(),
  expected: z.uuid().nullable(),
});
export type Assignment = z.input<typeof Assignment>;

/** `expected` is the moment that the agent saw. */
export const FollowUp = z.strictObject({ day: isoDay(), expected: z.iso.datetime().nullable() });
export type FollowUp = z.input<typeof FollowUp>;

export const Viewing = z.object({
  others: z.array(z.object({ name: z.string() })),
  /** The customer has acted after `seen`: the screen loads the case again. */
  news: z.boolean(),
});
export type Viewing = z.infer<typeof Viewing>;

/** `seen`: `at` of the last entry of the history that the screen shows. */
export const ViewingInput = z.strictObject({ seen: isoMoment() });
export type ViewingInput = z.input<typeof ViewingInput>;

/** `open: '1'`: without finished and cancelled ones. */
export const OwnCasesQuery = z.object({ open: blankIsAbsent(z.literal('1')) });
export type OwnCasesQuery = z.input<typeof OwnCasesQuery>;

export const EmptyBody = z.strictObject({});

export const Contacted = z.strictObject({ channel: z.enum(contactChannels) });

const ReplyText = trimmedText(replyLimits.text).min(1);

/** The screen replaces `{nombre}` and `{referencia}`. */
export const ReplyInput = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .max(replyLimits.title)
    .regex(/^[^\p{Cc}]*$/u),
  textEs: ReplyText,
  textEn: ReplyText,
});
export type ReplyInput = z.input<typeof ReplyInput>;

export const SavedReply = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  textEs: z.string(),
  textEn: z.string(),
});
export type SavedReply = z.infer<typeof SavedReply>;

export const ReplyChange = ReplyInput.extend({ expected: SavedReply });
