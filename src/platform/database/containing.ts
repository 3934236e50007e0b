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
