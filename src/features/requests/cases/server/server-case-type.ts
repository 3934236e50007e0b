import type { RawBuilder } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { ErrorKind } from '#platform/http/shared/error-kind.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { CsvCell } from '#platform/text/csv.ts';
import type { Language } from '#platform/text/language.ts';
import type { CaseType } from '../case-type.ts';
import type { CaseMail, HistoryEvent, QueueFacts, StaffHistoryEvent } from '../schema.ts';
import type { CaseWire, StaffCaseCalls } from '../staff-case-calls.ts';
import type { CaseMailContent } from './case-mails.ts';
import type { CaseRef } from './case-ref.ts';
import type { CaseCondition, CaseFilterValues } from './queue/queue-list.ts';
import type { CaseRow } from './tables.ts';

/** The TypeScript types of a case type: of the wire and of the database. */
export interface CaseTypes extends CaseWire {
  row: CaseRow;
  readRow: CaseRow;
  /** Of one that is opened. */
  openedRow: CaseRow;
  own: { id: string };
  ownDetail: { id: string };
  filters: CaseFilterValues;
}

interface UndoneEvent extends Pick<HistoryEvent, 'id' | 'kind' | 'note'> {
  of: CaseRef;
  /** The statuses of a change of status; null for other kinds. */
  from: string | null;
  to: string | null;
}

/**
 * What locks a case and asks whose it is needs of its type. Its functions are methods: TypeScript
 * then lets any type of case be a `CaseRecord` and an `AnyServerCaseType`.
 */
export interface CaseRecord<Row extends CaseRow = CaseRow, Status extends string = string>
  extends CaseType<Status> {
  notFound: ErrorKind;
  nameOf(row: Row): string;
  emailOf(row: Row): string | null;
  /** The columns that say where to write to its customer. */
  withEmail(row: Row, email: string): Record<string, string>;
  /** The person's own cases; never those that a deleted account left behind. */
  ownedBy(personId: string): CaseCondition;
}

/** The server's registration of a case type. */
export interface ServerCaseType<Types extends CaseTypes>
  extends CaseRecord<Types['row'], Types['status']> {
  maxOwn: number;
  /** Of the rows of a list. */
  columns(): RawBuilder<unknown>;
  openedColumns(): RawBuilder<unknown>;
  toOwn(row: Types['readRow']): Types['own'];
  /** `common` holds the fields of every type's detail. */
  toOwnDetail(
    db: Database,
    personId: string,
    row: Types['openedRow'],
    common: Types['own'] & { history: HistoryEvent<Types['status']>[] },
  ): Promise<Types['ownDetail']>;
  toSummary(row: Types['readRow'], queue: QueueFacts): Types['summary'];
  toDetail(
    db: Database,
    agent: CurrentUser,
    row: Types['openedRow'],
    common: Types['summary'] & {
      history: StaffHistoryEvent<Types['status']>[];
      mails: CaseMail[];
    },
  ): Promise<Types['detail']>;
  inOwnQueue?: Record<string, () => CaseCondition>;
  /** Brings up to date what its filters ask. */
  beforeFilter?(db: Database, filters: Types['filters']): Promise<unknown>;
  filter?(filters: Types['filters']): CaseCondition[];
  orders?: Record<string, RawBuilder<unknown>>;
  csv: CaseCsv<Types['summary']>;
  calls: StaffCaseCalls<CaseTypes>;
  /** Statuses that no agent may set on their own case. */
  confirming: readonly Types['status'][];
  /**
   * Throws one of the `statusErrors` of its calls where the status may not be set now. An undo asks the same of the
   * status to which it leads back.
   */
  checkStatus?(tx: Tx, decision: StatusDecision<Types>): Promise<void>;
  /** Other columns that a change of status sets. */
  onStatus?(tx: Tx, decision: StatusDecision<Types>): Promise<object> | object;
  /** What follows from an act of staff that may take it up or answer it, in the same transaction. */
  followAct?(tx: Tx, id: string): Promise<void>;
  /** Throws `messageHoldsSecret` where a customer writes what nobody of staff may read. */
  refuseText?(tx: Tx, customerId: string, text: string): Promise<void>;
  /** Undoes the type's own effects of an entry. */
  onUndo?(tx: Tx, undone: UndoneEvent): Promise<void>;
  mails: {
    status(
      row: Types['row'],
      told: { status: Types['status']; note: string | undefined; config: Config; tx: Tx },
    ): Mail | Promise<Mail>;
    answer(row: Types['row'], told: Answer): Mail | Promise<Mail>;
    question(row: Types['row'], text: string, config: Config): Mail;
    toStaff(row: Types['row'], content: CaseMailContent, config: Config): Mail;
  };
}
export type AnyServerCaseType = ServerCaseType<CaseTypes>;

interface Answer {
  text: string;
  config: Config;
  tx: Tx;
}

export interface StatusDecision<Types extends CaseTypes> {
  agent: CurrentUser;
  row: Types['row'];
  status: Types['status'];
  note: string | undefined;
  language: Language;
}

export interface CaseCsv<Listed> {
  name: string;
  columns: readonly CaseCsvColumn<Listed>[];
}
export interface CaseCsvColumn<Listed> {
  heading: Record<Language, string>;
  cell(summary: Listed, language: Language): CsvCell;
}
