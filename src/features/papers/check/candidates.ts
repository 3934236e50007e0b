import { accountKey } from '#features/ledger/payment-methods/account-key.ts';
import { readCode } from '#features/requests/quotes/code.ts';
import { readMailAddress } from '#platform/mail/mail-address.ts';
import { normalisePhone } from '#platform/text/phone.ts';
import { withoutEnd } from '#platform/text/without-end.ts';

/**
 * What somebody typed, in the format of each kind of thing that it may be; '' where it cannot be
 * one.
 */
export interface Candidates {
  /** A reference, a ticket or the number of an offer: in capitals, with plain hyphens. */
  number: string;
  /** The check word that follows such a number. */
  word: string;
  code: string;
  phone: string;
  email: string;
  account: string;
  site: string;
}

export function readCandidates(written: string): Candidates {
  const text = withoutEnd(written.trim(), /[.,;:]/);
  const number = text
    .toUpperCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-');
  const [, counted = number, word = ''] = numberAndWord.exec(number) ?? [];
  return {
    number: counted,
    word,
    code: readCode(text).toUpperCase(),
    phone: normalisePhone(text) ?? '',
    email: (readMailAddress(text) ?? '').toLowerCase(),
    account: accountKey(text),
    site: originOf(text),
  };
}

/** Returns the host of an address. What stands before an @ is not where the address leads. */
function originOf(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^[^\s@.]+\.[^\s@]+$/.test(text) || !URL.canParse(address)) return '';
  return new URL(address).host;
}

/** A reference, the number of an offer or a ticket: they count up or are short. */
const numberAndWord =
  /^([A-Z]{2,5}-(?:TX-\d{4}-\d{1,12}(?:-O\d{1,3})?|T-\d{8}-[A-Z\d]{4,5}))(?:[ -]([A-Z\d]{6}))?$/;

/** Trying some of these numbers finds those of others. */
export function isGuessable({ number }: Candidates): boolean {
  return numberAndWord.test(number);
}
