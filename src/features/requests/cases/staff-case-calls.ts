import { z } from 'zod';
import { accountErrors } from '#features/people/accounts/errors.ts';
import { get, patch, post, RecordId } from '#platform/calls/contract.ts';
import { many } from '#platform/calls/many.ts';
import { CsvQuery } from '#platform/http/csv-file.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import type { CaseType } from './case-type.ts';
import { caseErrors } from './errors.ts';
import {
  Assignment,
  type CaseMail,
  Contacted,
  caseStats,
  FollowUp,
  type QueueFacts,
  type StaffHistoryEvent,
  StaffMessage,
  statusChange,
  Undo,
  Viewing,
  ViewingInput,
} from './schema.ts';

export type StaffCase = QueueFacts & { id: string; status: string; createdAt: string };

export type StaffCaseDetail = StaffCase & {
  history: StaffHistoryEvent[];
  mails: CaseMail[];
};

export interface CaseWire {
  status: string;
  summary: StaffCase;
  detail: StaffCaseDetail;
  query: object;
  /** The query as it is read. */
  filters: object;
}

interface CaseSchemas<Wire extends CaseWire> {
  type: CaseType<Wire['status']>;
  query: z.ZodType<Wire['filters'], Wire['query']>;
  summary: z.ZodType<Wire['summary']>;
  detail: z.ZodType<Wire['detail']>;
  notFound: ErrorKind;
  /** Why the status may not be set now. */
  statusErrors: readonly ErrorKind[];
}

export function staffCaseCalls<Wire extends CaseWire>(
  path: string,
  { type, query, summary, detail, notFound, ...more }: CaseSchemas<Wire>,
) {
  const onCase = { access: 'staff', params: RecordId, response: detail } as const;
  const written = {
    ...onCase,
    key: true,
    status: 201,
    errors: [notFound, caseErrors.messageKeyReused, caseErrors.news],
  } as const;
  const { statusChanged, news, ownRecord, reasonRequired, notUndoable, tooLate } = caseErrors;
  const statusErrors = [statusChanged, news, ownRecord, reasonRequired, ...more.statusErrors];
  /** A 409 `status_changed` has `status`, `changedBy` and `changedAt`. */
  const changeStatus = patch(`${path}/:id/status`, {
    ...onCase,
    body: statusChange(type.statuses),
    errors: [notFound, ...statusErrors],
  });
  const write = post(`${path}/:id/messages`, {
    ...written,
    body: StaffMessage,
    errors: [...written.errors, caseErrors.emailNeeded],
  });
  /** Undoes only the caller's own action, before its mail leaves; then it answers 409 `too_late`. */
  const undo = post(`${path}/:id/undo`, {
    ...onCase,
    body: Undo,
    errors: [notFound, notUndoable, tooLate, ...statusErrors],
  });
  /** A 409 `assigned_meanwhile` has `assignedTo`. */
  const assign = patch(`${path}/:id/assignee`, {
    ...onCase,
    body: Assignment,
    errors: [notFound, caseErrors.assignedMeanwhile],
  });
  return {
    changeStatus,
    write,
    undo,
    assign,
    changeStatusOfMany: many(changeStatus, 'Change the status of several at once'),
    writeToMany: many(write, 'Write about several at once'),
    undoMany: many(undo, 'Undo what was just done to several'),
    assignMany: many(assign, 'Assign several at once'),
    /** A page has 50; the headers X-Total-Count and Link rel="next" say how it goes on. */
    list: get(path, { access: 'staff', query, response: z.array(summary) }),
    stats: get(`${path}/stats`, { access: 'staff', response: caseStats(type) }),
    /** A file with all pages of the filtered list; its address is written with `callAddress`. */
    export: get(`${path}.csv`, {
      access: 'staff',
      query: query.and(CsvQuery),
      response: undefined,
    }),
    find: get(`${path}/:id`, { ...onCase, errors: [notFound] }),
    /** A 409 `nothing_to_follow`: the customer waits for an answer, or the case is closed. */
    followUp: patch(`${path}/:id/follow-up`, {
      ...onCase,
      body: FollowUp,
      errors: [notFound, caseErrors.nothingToFollow, accountErrors.changedMeanwhile],
    }),
    /** Every 15 seconds while it is open; marks it as read. */
    view: post(`${path}/:id/viewing`, {
      ...onCase,
      body: ViewingInput,
      response: Viewing,
      errors: [notFound],
    }),
    /** Recorded before the agent goes to WhatsApp, phone or e-mail; the customer sees the entry. */
    contact: post(`${path}/:id/contact`, { ...written, body: Contacted }),
  };
}
export type StaffCaseCalls<Wire extends CaseWire> = ReturnType<typeof staffCaseCalls<Wire>>;
