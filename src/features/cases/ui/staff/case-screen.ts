import type { ReactNode } from 'react';
import type { ListColumn } from '#kit/staff/staff-list.tsx';
import type { Language } from '#platform/text/language.ts';
import type { Query } from '#web/routes/address.ts';
import { type CaseType, factsOf } from '../../case-type.ts';
import type { CaseWire, StaffCaseCalls } from '../../staff-case-calls.ts';
import type { TellEvent } from '../../tell-event.ts';

/**
 * The staff screen of a case type. Functions are methods, so that what all types share may forget
 * the exact types (`AnyCaseScreen`).
 */
export interface StaffCaseScreen<W extends CaseWire> {
  type: CaseType<W['status']>;
  calls: StaffCaseCalls<W>;
  /** The address of the list with these entries. */
  to(query: Query): string;
  /** The first is the usual one. */
  sorts: readonly string[];
  /** Its list is also narrowed by where the goods go. */
  byProvince?: true;
  /** Where staff make one for somebody. */
  newHref?: string;
  texts: Record<Language, CaseTexts<W['status']>>;
  /** What people know it by: reference, ticket. */
  nameOf(listed: W['listed']): string;
  /** Between its name and its status; `now` is when the list was loaded. */
  columns(language: Language, now: string): ListColumn<W['listed']>[];
  contactOf(detail: W['detail'], brand: string): Contact;
  tell: TellEvent;
  /** What else is known of the customer, below how to reach them. */
  CustomerFacts(props: { detail: W['detail'] }): ReactNode;
  /** Parts of the panel of its own. */
  AboveAssignment?(props: { detail: W['detail'] }): ReactNode;
  BelowCustomer?(props: { detail: W['detail'] }): ReactNode;
  BelowHistory?(props: { detail: W['detail']; closeHref: string }): ReactNode;
}
export type AnyCaseScreen = StaffCaseScreen<CaseWire>;

interface CaseTexts<S extends string = string> {
  title: string;
  /** Of the link to `newHref`. */
  make?: string;
  /** What `nameOf` is called. */
  name: string;
  /** Of its own parts of the queue (`ownQueues`). */
  queues?: Record<string, string>;
  /** Of its own orders. */
  sorts?: Record<string, string>;
  /** The figures above the list. */
  figures: Partial<Record<S, string>>;
  none: string;
  noneText: string;
  noneFound: string;
  updatedText: string;
  /** Whoever asked for it or sent it. */
  customer: string;
  /** Its first entry in the history. */
  created: string;
  loadFailed: string;
  loadFailedHint: string;
}

export interface Contact {
  /** Undefined where only the e-mail is known. */
  name?: string;
  email: string;
  phone?: string | null;
  whatsapp: string | null;
  /** Already written when the chat opens, in the customer's language. */
  greeting: string;
  /** For saved replies; '' where it is not known. */
  replyName: string;
}

export function statusChoices<S extends string>(type: CaseType<S>, language: Language) {
  return type.statuses.map((value) => ({ value, label: factsOf(type, value).label[language] }));
}
