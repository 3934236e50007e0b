import { isStaff } from '#features/people/accounts/roles.ts';
import type { CurrentUser } from '#features/people/accounts/schema.ts';
import { AppError } from '#platform/http/errors.ts';
import { offerErrors } from '../errors.ts';
import type { LinkRole } from '../links.ts';

export interface OpenLink {
  id: string;
  quoteId: string;
  role: LinkRole;
}

export type Answerer =
  | { person: CurrentUser; link?: undefined }
  | { link: OpenLink; person?: CurrentUser | undefined };

/** The actor of the history's entry. Its id is null by a link, where nobody has signed in. */
export interface AnswerActor {
  id: string | null;
  as: 'customer';
}

/**
 * Throws AppError: the link belongs to somebody other than the person who asks, or staff opened it.
 */
export function actorOf(by: Answerer): AnswerActor {
  if (!by.link) return { id: by.person.id, as: 'customer' };
  if (by.link.role !== 'asks') throw new AppError(offerErrors.notFound);
  if (isStaff(by.person?.role)) throw new AppError(offerErrors.notForStaff);
  return { id: null, as: 'customer' };
}

export function answererColumns(by: Answerer) {
  return { link_id: by.link?.id ?? null, person_id: by.link ? null : by.person.id };
}
