import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { CurrentUser } from '#features/accounts/schema.ts';
import type { Config } from '#platform/config.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import type { ErrorKind } from '#platform/http/errors.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Language } from '#platform/text/language.ts';
import type { CaseType } from '../case-type.ts';
import type { CaseMail, HistoryEvent, QueueFacts, StaffHistoryEvent } from '../schema.ts';
import type { CaseWire, StaffCaseCalls } from '../staff-case-calls.ts';
import type { CaseRef } from './case-ref.ts';
import type { CaseFilters, Condition } from './queue/queue-list.ts';
import type { CaseRow } from './tables.ts';

/** The TypeScript types of a case type: of the wire and of the database. */
export interface CaseTypes extends CaseWire {
  row: CaseRow;
  readRow: CaseRow;
  own: { id: string };
  ownDetail: { id: string };
  filters: CaseFilters;
}

interface UndoneEvent extends Pick<HistoryEvent, 'id' | 'kind' | 'note'> {
  of: CaseRef;
  /** The statuses of a change of status; null for other kinds. */
  from: string | null;
  to: string | null;
}

/**
 * The server's registration of a case type. Its functions are methods: TypeScript then lets any
 * type of case be an `AnyServerCaseType`.
 */
export interface ServerCaseType<T extends CaseTypes> extends CaseType<T['status']> {
  notFound: ErrorKind;
  nameOf(row: T['row']): string;
  emailOf(row: T['row']): string;
  /** The person's own cases; never those that a deleted account left behind. */
  ownedBy(personId: string): Condition;
  maxOwn: number;
  columns: RawBuilder<unknown>;
  toOwn(row: T['readRow']): T['own'];
  /** `common` holds the fields of every type's detail. */
  toOwnDetail(
    db: Database,
    personId: string,
    row: T['readRow'],
    common: T['own'] & { history: HistoryEvent<T['status']>[] },
  ): Promise<T['ownDetail']>;
  toSummary(row: T['readRow'], queue: QueueFacts): T['summary'];
  toDetail(
    db: Database,
    agent: CurrentUser,
    row: T['readRow'],
    common: T['summary'] & {
      language: Language;
      history: StaffHistoryEvent<T['status']>[];
      mails: CaseMail[];
    },
  ): Promise<T['detail']>;
  inOwnQueue?: Record<string, () => Condition>;
  filter?(filters: T['filters']): Condition[];
  orders?: Record<string, RawBuilder<unknown>>;
  csv: CaseCsv<T['summary']>;
  calls: StaffCaseCalls<T>;
  schemas: {
    query: z.ZodType<T['filters'], object>;
    summary: z.ZodType<T['summary']>;
    detail: z.ZodType<T['detail']>;
  };
  /** Statuses that no agent may set on their own case. */
  confirming: readonly T['status'][];
  /**
   * Other columns that a change of status sets. Throws one of `statusErrors` to refuse the change.
   */
  onStatus?(tx: Tx, decision: StatusDecision<T>): Promise<object> | object;
  statusErrors?: readonly ErrorKind[];
  /** Undoes the type's own effects of an entry. */
  onUndo?(tx: Tx, undone: UndoneEvent): Promise<void>;
  mails: {
    status(row: T['row'], status: T['status'], note: string | undefined, config: Config): Mail;
    answer(row: T['row'], message: Answer, config: Config): Mail;
    question(row: T['row'], text: string, config: Config): Mail;
  };
}
export type AnyServerCaseType = ServerCaseType<CaseTypes>;

interface Answer {
  text: string;
  /** True where the customer has shown that the address is theirs. */
  addressKnown: boolean;
}

interface StatusDecision<T extends CaseTypes> {
  agent: CurrentUser;
  row: T['row'];
  status: T['status'];
}

export interface CaseCsv<L> {
  name: string;
  columns: readonly CsvColumn<L>[];
}
export interface CsvColumn<L> {
  heading: Record<Language, string>;
  cell(summary: L, language: Language): string;
}
