import { sql } from 'kysely';

/** Where the file of a paper lies, by its content; and the same as a column. */
export const paperFile = (sha256: string) => `documents/${sha256}.pdf`;
export const paperFileColumn = sql<string>`('documents/' || document.sha256 || '.pdf')`;
