import { get, patch, post } from '#platform/calls/contract.ts';
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

/** A case of any type as staff see it. */
export type StaffCase = QueueFacts & { id: string; status: string; createdAt: string };

export type StaffCaseDetail = StaffCase & {
  language: Language;
  history: StaffHistoryEvent[];
  mails: CaseMail[];
};

/** The wire shapes of a case type. */
export interface CaseWire {
  status: string;
  listed: StaffCase;
  detail: StaffCaseDetail;
  /** The filters of the list, as they stand in the address. */
  query: object;
}

type One = { params: { id: string } };

/** The calls that staff make about the cases of one type, all below `path`. */
export function staffCaseCalls<W extends CaseWire>(path: string) {
  return {
    // A page has 50; the headers X-Total-Count and Link rel="next" say how it goes on.
    list: get<W['listed'][], { query: W['query'] }>(path),
    stats: get<CaseStats<W['status']>>(`${path}/stats`),
    // A CSV file with all pages of the filtered list; `callAddress` gives its `href`.
    export: get<never, { query: W['query'] }>(`${path}.csv`),
    find: get<W['detail'], One>(`${path}/:id`),
    // A 409 `status_changed` carries `status`, `changedBy` and `changedAt`.
    changeStatus: patch<W['detail'], One & { body: StatusChange<W['status']> }>(
      `${path}/:id/status`,
    ),
    write: post<W['detail'], One & { body: StaffMessage; key: string }>(`${path}/:id/messages`),
    // Takes back the caller's own action while its mail waits. A 409 `too_late`: the mail has left.
    undo: post<W['detail'], One & { body: Undo }>(`${path}/:id/undo`),
    // A 409 `assigned_meanwhile` carries `assignedTo`.
    assign: patch<W['detail'], One & { body: Assignment }>(`${path}/:id/assignee`),
    // A 409 `nothing_to_follow`: the customer waits for an answer, or the case is closed.
    followUp: patch<W['detail'], One & { body: FollowUp }>(`${path}/:id/follow-up`),
    // Sent every 15 seconds while the panel is open; it also marks the case as read.
    view: post<Viewing, One & { body: ViewingInput }>(`${path}/:id/viewing`),
    // Recorded before the agent goes to WhatsApp, phone or e-mail; the customer sees the entry.
    contact: post<W['detail'], One & { body: Contacted; key: string }>(`${path}/:id/contact`),
  };
}
export type StaffCaseCalls<W extends CaseWire> = ReturnType<typeof staffCaseCalls<W>>;
