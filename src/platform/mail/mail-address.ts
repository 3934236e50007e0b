import { withoutInvisible } from '../text/invisible.ts';

/** Only printable ASCII, because letters of other alphabets look alike. */
const shape =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * Checks one e-mail address against the limits of RFC 5321: 64 characters before the @, 254 in all.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && shape.test(text);
}

/**
 * Reads an address as people type or paste it; undefined for anything else. Marks that nobody sees
 * are left out.
 */
export function readMailAddress(typed: string): string | undefined {
  return mailAddressOf(withoutInvisible(typed).trim().replace('＠', '@'));
}

/**
 * An address with its domain as mail servers write it ('ana@camión.example' →
 * 'ana@xn--camin-3ta.example'); undefined for anything else. Nothing is left out, so that no
 * address becomes somebody else's.
 */
export function mailAddressOf(text: string): string | undefined {
  const [, mailbox, domain = ''] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]*)$/u.exec(text) ?? [];
  const host = `http://${domain}`;
  const ascii =
    /^[\0-\x7f]*$/.test(domain) || !URL.canParse(host) ? domain : new URL(host).hostname;
  const address = `${mailbox}@${ascii}`;
  return isMailAddress(address) ? address : undefined;
}
