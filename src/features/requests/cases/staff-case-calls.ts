import { changeUnseen, get, patch, post } from '#platform/calls/contract.ts';
import type { CsvQueryText } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import type {
  Assignment,
  CaseMail,
  CaseStats,
  Contacted,
  FollowUp,
  QueueFacts,
  StaffHistoryEvent,
  StaffMessage,
  StatusChange,
  Undo,
  Viewing,
  ViewingInput,
} from './schema.ts';

export type StaffCase = QueueFacts & { id: string; status: string; createdAt: string };

export type StaffCaseDetail = StaffCase & {
  language: Language;
  history: StaffHistoryEvent[];
  mails: CaseMail[];
};

export interface CaseWire {
  status: string;
  summary: StaffCase;
  detail: StaffCaseDetail;
  query: object;
}

type OneCase = { params: { id: string } };

export function staffCaseCalls<Wire extends CaseWire>(path: string) {
  return {
    /** A page has 50; the headers X-Total-Count and Link rel="next" say how it goes on. */
    list: get<Wire['summary'][], { query: Wire['query'] }>(path),
    stats: get<CaseStats<Wire['status']>>(`${path}/stats`),
    /** A file with all pages of the filtered list; its address is written with `callAddress`. */
    export: get<never, { query: Wire['query'] & CsvQueryText }>(`${path}.csv`),
    find: get<Wire['detail'], OneCase>(`${path}/:id`),
    /** A 409 `status_changed` has `status`, `changedBy` and `changedAt`. */
    changeStatus: patch<Wire['detail'], OneCase & { body: StatusChange<Wire['status']> }>(
      `${path}/:id/status`,
    ),
    write: post<Wire['detail'], OneCase & { body: StaffMessage; key: string }>(
      `${path}/:id/messages`,
    ),
    /**
     * Undoes only the caller's own action, before its mail leaves; afterwards it answers a 409
     * `too_late`.
     */
    undo: post<Wire['detail'], OneCase & { body: Undo }>(`${path}/:id/undo`),
    /** A 409 `assigned_meanwhile` has `assignedTo`. */
    assign: patch<Wire['detail'], OneCase & { body: Assignment }>(`${path}/:id/assignee`),
    /** A 409 `nothing_to_follow`: the customer waits for an answer, or the case is closed. */
    followUp: changeUnseen<Wire['detail'], OneCase & { body: FollowUp }>(
      'PATCH',
      `${path}/:id/follow-up`,
    ),
    /** Every 15 seconds while it is open; marks it as read. */
    view: post<Viewing, OneCase & { body: ViewingInput }>(`${path}/:id/viewing`),
    /** Recorded before the agent goes to WhatsApp, phone or e-mail; the customer sees the entry. */
    contact: post<Wire['detail'], OneCase & { body: Contacted; key: string }>(
      `${path}/:id/contact`,
    ),
  };
}
export type StaffCaseCalls<Wire extends CaseWire> = ReturnType<typeof staffCaseCalls<Wire>>;
