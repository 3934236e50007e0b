import type { CurrentUser } from '#features/people/accounts/schema.ts';
import type { Database } from '#platform/database/database.ts';
import type { Language } from '#platform/text/language.ts';
import type { Hit } from '../schema.ts';

interface Finder {
  agent: CurrentUser;
  language: Language;
}

/** A search of one kind. It finds only what the agent may open. */
export type Search = (db: Database, by: Finder, q: string) => Promise<Hit[]>;

/** Only the newest are shown: whoever looks for more has a list of that kind. */
export const mostOfAKind = 6;
