import { sql } from 'kysely';
import { isStaff } from '#features/accounts/roles.ts';
import type { CurrentUser } from '#features/accounts/schema.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../errors.ts';
import type { LinkRole } from '../links.ts';
import './tables.ts';

/** A link that opens, and to what. */
export interface OpenLink {
  id: string;
  quoteId: string;
  role: LinkRole;
}

/** Answers an offer: the account that asked, or whoever has the link that went to its e-mail. */
export type Answerer =
  | { person: CurrentUser; link?: undefined }
  | { link: OpenLink; person?: CurrentUser | undefined };

/** In a query of links: it has neither been revoked nor run out. */
export const isOpenLink = sql<boolean>`(
  quote_link.revoked_at is null and quote_link.expires_at > now())`;

/**
 * Whose act the history says it was: by a link nobody signed in. Throws AppError: the link is not that
 * of the one who asks, or somebody of staff opened it.
 */
export function actorOf(by: Answerer): { id: string | null; as: 'customer' } {
  if (!by.link) return { id: by.person.id, as: 'customer' };
  if (by.link.role !== 'asks') throw new AppError(offerErrors.notFound);
  if (isStaff(by.person?.role)) throw new AppError(offerErrors.notForStaff);
  return { id: null, as: 'customer' };
}
