import { type RawBuilder, sql } from 'kysely';
import { readMailAddress } from '../mail/mail-address.ts';
import { withoutInvisible } from '../text/invisible.ts';

/**
 * A pattern for `like` that finds what somebody typed or pasted: %, _ and \ mean themselves, and an
 * e-mail is written as we store it.
 */
export function containing(typed: string): string {
  const text = readMailAddress(typed) ?? withoutInvisible(typed);
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A condition: each word of what somebody typed is somewhere in a text that is plain already. */
export const hasWords = (text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> => {
  const words = typed.split(/\s+/).slice(0, 8);
  const each = words.map((word) => sql`${text} like plain(${containing(word)})`);
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
};
