import { readMailAddress } from '#platform/mail/mail-address.ts';
import { foldCode } from '#platform/text/fold-code.ts';
import { normalisePhone } from '#platform/text/phone.ts';

/**
 * Spells an account in one way, by which accounts are compared: a phone in E.164, an e-mail in
 * lower case, a number as a code. '' where it is too short for an account.
 */
export function accountKey(account: string): string {
  const text = account.normalize('NFKC').trim();
  if (text.includes('@')) return (readMailAddress(text) ?? text).toLowerCase();
  const phone = normalisePhone(text);
  if (phone) return phone;
  const bare = foldCode(text);
  return bare.length < 5 ? '' : bare;
}
