import type { ComponentType, ReactNode } from 'react';
import type { Agent } from '#features/people/accounts/schema.ts';
import type { ListColumn } from '#kit/staff/list/staff-list.tsx';
import type { Language } from '#platform/text/language.ts';
import type { Query } from '#web/routes/address.ts';
import { type CaseType, statusFactsOf } from '../../case-type.ts';
import type { DescribeEvent } from '../../describe-event.ts';
import type { SavedReply } from '../../schema.ts';
import type { CaseWire, StaffCaseCalls, StaffCaseDetail } from '../../staff-case-calls.ts';

/**
 * The staff's registration of a case type. Its functions are methods: TypeScript then lets any
 * screen be an `AnyCaseScreen`.
 */
export interface StaffCaseScreen<Wire extends CaseWire> {
  type: CaseType<Wire['status']>;
  calls: StaffCaseCalls<CaseWire>;
  to(query: Query): string;
  /** The first is the default. */
  sorts: readonly string[];
  /** Filters of its own, by the name in the address. */
  choices?: Readonly<Record<string, CaseChoice>>;
  newHref?: string;
  texts: Record<Language, CaseTexts<Wire['status']>>;
  nameOf(summary: Wire['summary']): string;
  /** Columns between name and status; `now`: when the list was loaded. */
  columns(language: Language, now: string): ListColumn<Wire['summary']>[];
  /** What stands below the date in a row, where anything does. */
  belowDate?(summary: Wire['summary']): string;
  /** The name in saved replies; '' where it is unknown. */
  replyNameOf(summary: Wire['summary'] & Partial<Wire['detail']>): string;
  /** An open one; its code comes when somebody opens one. */
  record(): Promise<{ Record: ComponentType<CaseRecordProps> }>;
}
export type AnyCaseScreen = StaffCaseScreen<CaseWire>;

export interface CaseRecordProps {
  screen: AnyCaseScreen;
  id: string;
  /** Null where it is gone. */
  detail: StaffCaseDetail | null;
  agents: Agent[];
  replies: SavedReply[];
  links: PanelLinks;
  now: string;
}

export interface PanelLinks {
  closeHref: string;
  next: { href: string; name: string } | undefined;
}

/** What is a case type's own of an open record. */
export interface CaseRecordParts<Wire extends CaseWire> {
  contactOf(detail: Wire['detail'], brand: string): Contact;
  describe: DescribeEvent;
  CustomerFacts(props: { detail: Wire['detail'] }): ReactNode;
  /** Where it stands, and what is next: on top. */
  Standing?(props: { detail: Wire['detail'] }): ReactNode;
  /** What its customer sent: before what was said. */
  Sent?(props: { detail: Wire['detail'] }): ReactNode;
  /** What it is about, and its money: at the side. */
  Goods?(props: { detail: Wire['detail'] }): ReactNode;
  Last?(props: { detail: Wire['detail']; closeHref: string }): ReactNode;
}
export type AnyRecordParts = CaseRecordParts<CaseWire>;

interface CaseChoice {
  values: readonly string[];
  label(language: Language): string;
  nameOf(value: string, language: Language): string;
}

interface CaseTexts<Status extends string = string> {
  title: string;
  make?: string;
  name: string;
  queues?: Record<string, string>;
  sorts?: Record<string, string>;
  figures: Partial<Record<Status, string>>;
  none: string;
  noneText: string;
  noneFound: string;
  updatedText: string;
  customer: string;
  created: string;
  loadFailed: string;
  loadFailedHint: string;
}

export interface Contact {
  /** Absent where only the e-mail is known. */
  name?: string;
  email: string | null;
  phone?: string | null;
  whatsapp: string | null;
  greeting: string;
}

export function statusChoices<Status extends string>(type: CaseType<Status>, language: Language) {
  return type.statuses.map((value) => ({
    value,
    label: statusFactsOf(type, value).label[language],
  }));
}
