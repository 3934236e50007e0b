import { sql } from 'kysely';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { writeRead } from '#features/people/accounts/server/audit.ts';
import { isQuoteOfAgent, mayOpenQuote } from '#features/requests/quotes/server/quote-access.ts';
import { AppError } from '#platform/http/errors.ts';
import type { FileReply } from '#platform/http/route.ts';
import { strangersFile } from '#platform/http/strangers-file.ts';
import type { Services } from '#platform/services.ts';
import { handoverErrors } from '../../errors.ts';

/** Gives staff a photo of an act and logs that it was read. Throws AppError: not found. */
export async function readActPhoto(
  { db, files }: Services,
  agent: CurrentUser,
  { actId, position }: { actId: string; position: string },
): Promise<FileReply> {
  const { rows } = await sql<{ file: string; unitId: string; number: string }>`
    select p.file, unit.id as "unitId", unit.number
    from signed_act_photo p join signed_act a on a.id = p.act_id join unit on unit.id = a.unit_id
      join quote on quote.id = unit.quote_id
    where a.id = ${actId} and p.position = ${position}::int
      and ${mayOpenQuote(agent)} and not ${isQuoteOfAgent(agent)}`.execute(db);
  const [photo] = rows;
  const bytes = photo && (await files.get(photo.file));
  if (!photo || !bytes) throw new AppError(handoverErrors.actNotFound);
  await writeRead(db, agent, 'handover.act_read', {
    kind: 'unit',
    id: photo.unitId,
    name: photo.number,
  });
  return strangersFile(bytes, 'image/webp', { name: `${photo.number}-acta-${position}` });
}
