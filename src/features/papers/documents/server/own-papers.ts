import type { Database } from '#platform/database/database.ts';
import type { IssuedPaper } from '../schema.ts';

export async function readOwnPapers(db: Database, personId: string): Promise<IssuedPaper[]> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('quote', 'quote.id', 'document.quote_id')
    .select(['document.number', 'document.kind', 'document.language', 'document.sha256'])
    .select(['document.issued_at', 'quote.reference'])
    .where('quote.person_id', '=', personId)
    .orderBy('document.issued_at', 'desc')
    .execute();
  return rows.map(({ issued_at, reference, ...paper }) => ({
    ...paper,
    referenceNumber: reference,
    issuedAt: issued_at.toISOString(),
  }));
}
