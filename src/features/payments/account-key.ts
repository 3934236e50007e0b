import { normalisePhone } from '#features/accounts/phone.ts';

/**
 * An account as everybody would write it: a phone in E.164, an e-mail in small letters, a number
 * without spaces and hyphens. '' for what is too short to be one.
 */
export function accountKey(written: string): string {
  const text = written.trim();
  if (text.includes('@')) return text.toLowerCase();
  const phone = normalisePhone(text);
  if (phone) return phone;
  const bare = text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
  return bare.length < 5 ? '' : bare;
}
