import { sql } from 'kysely';
import { caseErrors } from '#features/requests/cases/errors.ts';
import { figuresOf } from '#features/shipping/handover/code.ts';
import { codeOf } from '#features/shipping/handover/server/codes.ts';
import { isReached } from '#features/shipping/handover/server/unit-columns.ts';
import type { Tx } from '#platform/database/database.ts';
import { AppError } from '#platform/http/errors.ts';
import { findLink } from './links/quote-links.ts';

/**
 * Nobody of staff may hold a handover code, or a link that only its person may open (decision 048): a
 * customer's text that brings one is not taken. Throws AppError.
 */
export async function refuseSecrets(tx: Tx, customerId: string, text: string): Promise<void> {
  if ((await holdsCode(tx, customerId, text)) || (await holdsLink(tx, text)))
    throw new AppError(caseErrors.messageHoldsSecret);
}

async function holdsCode(tx: Tx, customerId: string, text: string): Promise<boolean> {
  const figures = figuresOf(text.normalize('NFKC'));
  if (!/\d{8}/.test(figures)) return false;
  const { rows } = await sql<{ id: string; version: number }>`
    select unit.id, coalesce(c.version, 1) as version from unit
    join quote on quote.id = unit.quote_id left join handover_code c on c.unit_id = unit.id
    where quote.person_id = ${customerId} and not ${isReached('delivered')}`.execute(tx);
  for (const { id, version } of rows) {
    if (figures.includes(await codeOf(tx, id, version))) return true;
  }
  return false;
}

async function holdsLink(tx: Tx, text: string): Promise<boolean> {
  for (const word of text.split(/[^\w-]+/)) {
    const found = word.length >= 23 && (await findLink(tx, word, undefined));
    if (found && typeof found === 'object' && found.role !== 'pays') return true;
  }
  return false;
}
