import { sql } from 'kysely';

/** The path of a paper's file, and the same as a column of a query. */
export const paperFile = (sha256: string) => `documents/${sha256}.pdf`;
export const paperFileColumn = sql<string>`('documents/' || document.sha256 || '.pdf')`;
