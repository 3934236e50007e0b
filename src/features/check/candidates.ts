import { normalisePhone } from '#features/accounts/phone.ts';
import { accountKey } from '#features/payments/account-key.ts';
import { readCode } from '#features/quotes/code.ts';

/** What somebody typed, as each kind of thing that it may be would be written. */
export interface Candidates {
  /** A reference, a ticket, the number of an offer: capitals and plain hyphens. */
  number: string;
  code: string;
  phone: string;
  email: string;
  account: string;
  site: string;
}

/** Never fails: of what it cannot be, nothing is left, and that is nobody's. */
export function readCandidates(written: string): Candidates {
  const text = written.trim().replace(/[.,;:]+$/, '');
  const number = text
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s*-\s*/g, '-');
  return {
    number,
    code: readCode(text).toUpperCase(),
    phone: normalisePhone(text) ?? '',
    email: /^[^\s@]+@[^\s@]+$/.test(text) ? text.toLowerCase() : '',
    account: accountKey(text),
    site: originOf(text),
  };
}

/** Of an address or a bare host; whatever stands before an @ in it is not where it leads. */
function originOf(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^[^\s@]+\.[^\s@]+$/.test(text) || !URL.canParse(address)) return '';
  return new URL(address).host;
}

/** Numbers that are counted up, or have few characters: whoever tries some comes upon others'. */
export function isGuessable({ number }: Candidates): boolean {
  return /^[A-Z]{2,5}-(TX|T)-\d/.test(number);
}
