import { accountKey } from '#features/ledger/payment-methods/account-key.ts';
import { isCaseNumber, spellNumber } from '#features/requests/cases/case-number.ts';
import { readCode } from '#features/requests/quotes/code.ts';
import { readMailAddress } from '#platform/mail/mail-address.ts';
import { asSeen } from '#platform/text/invisible.ts';
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
  const text = withoutEnd(asSeen(written).trim(), /[.,;:]/);
  return {
    ...numberAndWord(spellNumber(text)),
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

/** A check word may follow the number of a case, which counts up or is short. */
function numberAndWord(spelled: string): Pick<Candidates, 'number' | 'word'> {
  const [, before = '', word = ''] = /^(.+)-([A-Z\d]{6})$/.exec(spelled) ?? [];
  return isCaseNumber(before) && !isCaseNumber(spelled)
    ? { number: before, word }
    : { number: spelled, word: '' };
}

/** Trying some of these numbers finds those of others. */
export const isGuessable = ({ number }: Candidates): boolean => isCaseNumber(number);
