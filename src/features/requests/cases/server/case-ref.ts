import { type RawBuilder, sql } from 'kysely';
import type { CaseType } from '../case-type.ts';

export interface CaseRef {
  type: CaseType;
  id: string;
}

export function eventColumn({ type }: CaseRef): string {
  return `${type.name}_id`;
}

/** Narrows a query of events to this case. */
export function isEventOf(of: CaseRef): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`event.${eventColumn(of)}`)} = ${of.id}`;
}
