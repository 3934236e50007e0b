import { sql } from 'kysely';

export const paperFile = (sha256: string) => `documents/${sha256}.pdf`;
export const paperFileColumn = sql<string>`('documents/' || document.sha256 || '.pdf')`;
