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

/** The types of a case type: what travels, and what the database has. */
export interface CaseTypes extends CaseWire {
  /** Of its table. */
  row: CaseRow;
  /** The same with `columns`. */
  readRow: CaseRow;
  /** What its customer reads. */
  own: { id: string };
  ownDetail: { id: string };
  filters: CaseFilters;
}

/** An entry of the history that somebody takes back. */
interface Undone extends Pick<HistoryEvent, 'id' | 'kind' | 'note'> {
  of: CaseRef;
  /** Of a change of status. */
  from: string | null;
  to: string | null;
}

/**
 * The server's registration of a case type. Functions are methods, so that a list of routes may
 * forget the exact types (`AnyServerCaseType`).
 */
export interface ServerCaseType<T extends CaseTypes> extends CaseType<T['status']> {
  notFound: ErrorKind;
  /** What people know it by: reference, ticket. */
  nameOf(row: T['row']): string;
  emailOf(row: T['row']): string;
  /** The customer's own. Never what a deleted account left behind. */
  ownedBy(personId: string): Condition;
  /** How many of their own a customer sees, the newest. */
  mostOwn: number;
  /** In a select beside all columns of the table. */
  columns: RawBuilder<unknown>;
  toOwn(row: T['readRow']): T['own'];
  /** `common`: what every type's detail has. */
  toOwnDetail(
    db: Database,
    personId: string,
    row: T['readRow'],
    common: T['own'] & { history: HistoryEvent<T['status']>[] },
  ): Promise<T['ownDetail']>;
  toListed(row: T['readRow'], queue: QueueFacts): T['listed'];
  toDetail(
    db: Database,
    agent: CurrentUser,
    row: T['readRow'],
    common: T['listed'] & {
      language: Language;
      history: StaffHistoryEvent<T['status']>[];
      mails: CaseMail[];
    },
  ): Promise<T['detail']>;
  /** Which cases are in each of its own parts of the queue (`ownQueues`). */
  inOwnQueue?: Record<string, () => Condition>;
  /** Conditions for filters of its own. */
  filter?(filters: T['filters']): Condition[];
  /** Orders of its own, by name. */
  orders?: Record<string, RawBuilder<unknown>>;
  csv: CaseCsv<T['listed']>;
  calls: StaffCaseCalls<T>;
  schemas: {
    query: z.ZodType<T['filters'], object>;
    listed: z.ZodType<T['listed']>;
    detail: z.ZodType<T['detail']>;
  };
  /** Nobody of staff sets these on a case of their own. */
  confirming: readonly T['status'][];
  /**
   * What a change of status writes beside it, in the row. Throws AppError, one of `statusErrors`, to
   * refuse the change.
   */
  onStatus?(tx: Tx, decision: StatusDecision<T>): Promise<object> | object;
  statusErrors?: readonly ErrorKind[];
  /** What else taking back one of its entries takes back. */
  onUndo?(tx: Tx, undone: Undone): Promise<void>;
  mails: {
    /** To the customer. */
    status(row: T['row'], status: T['status'], note: string | undefined, config: Config): Mail;
    /** To the customer; `text` is undefined unless the address is known to be theirs. */
    answer(row: T['row'], message: Answer, config: Config): Mail;
    /** To staff. */
    question(row: T['row'], text: string, config: Config): Mail;
  };
}
export type AnyServerCaseType = ServerCaseType<CaseTypes>;

interface Answer {
  text: string;
  /** The customer has shown that the address is theirs. */
  addressKnown: boolean;
}

interface StatusDecision<T extends CaseTypes> {
  agent: CurrentUser;
  row: T['row'];
  status: T['status'];
}

/** A CSV file of a list: its name and columns. */
export interface CaseCsv<L> {
  name: string;
  columns: readonly CsvColumn<L>[];
}
export interface CsvColumn<L> {
  heading: Record<Language, string>;
  cell(listed: L, language: Language): string;
}
