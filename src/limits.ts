/**
 * The page of all limits: what is counted, per what, how many in how long. Per network means each
 * network around the caller (`platform/http/networks.ts`): `points` for the address itself, more
 * for what is wider. `docs/security.md` has them as a table.
 */
import type { SharedByAll } from '#platform/http/network-shares.ts';
import type { Limit } from '#platform/http/rate-limit.ts';
import { claimedMailLimits } from '#platform/mail/mail-limits.ts';

interface DeclaredLimit extends Limit {
  per: 'network' | 'person' | 'e-mail' | 'e-mail and network' | 'file' | 'link' | 'shop';
}

const hour = 3600;
const day = 24 * hour;

export const limits = {
  /** Generous, because phones in Cuba share addresses. */
  verificationProven: { name: 'verification-proven', per: 'network', points: 60, seconds: hour },
  verification: { name: 'verification', per: 'network', points: 5, seconds: hour },
  /** Verifications that name an address whose owner nobody has proven. */
  verificationEmail: {
    name: 'verification-email',
    per: 'e-mail and network',
    points: 10,
    seconds: day,
  },
  /** Failed sendings count too if they have files, because looking at those is work. */
  verificationTry: { name: 'verification-try', per: 'network', points: 100, seconds: hour },
  verificationResend: { name: 'verification-resend', per: 'person', points: 30, seconds: hour },
  /** Forms without JavaScript, refused ones too. The limits above say how many become tickets. */
  verificationForm: { name: 'verification-form', per: 'network', points: 60, seconds: hour },

  /** A file has 128 pieces at most, and each may come twice. */
  uploadOfFile: { name: 'receipt-upload', per: 'file', points: 256, seconds: hour },
  /** 2.5 MB for each of the 60 verifications, or six people with three files of 8 MB. */
  uploadPart: { name: 'receipt-part', per: 'network', points: 2400, seconds: hour },

  /**
   * Mails to an address that nobody has shown to be theirs, so that a form cannot become a mail
   * bomb.
   */
  verificationMail: { name: 'verification-mail', per: 'e-mail', points: 3, seconds: hour },
  verificationMailNetwork: {
    name: 'verification-mail-network',
    per: 'network',
    points: 10,
    seconds: hour,
  },
  /** Mails to addresses that no account has; see `stranger-mails.ts`. */
  strangerMailNetwork: {
    name: 'stranger-mail-network',
    per: 'network',
    points: 20,
    wider: { '/24': 60, '/56': 20, '/48': 30 },
    seconds: day,
  },
  strangerMailFirst: { name: 'stranger-mail-first', per: 'network', points: 1, seconds: day },
  strangerMail: { name: 'stranger-mail', per: 'shop', points: 120, seconds: day },
  strangerMailReserve: { name: 'stranger-mail-reserve', per: 'shop', points: 80, seconds: day },

  /** Questions at the check page. Generous, because phones in Cuba share addresses. */
  check: { name: 'check', per: 'network', points: 300, seconds: hour },

  ...claimedMailLimits,
  /** Each is two mails and a number: far more than anybody asks for by hand. */
  quote: { name: 'quote', per: 'person', points: 100, seconds: hour },
  /**
   * A customer's messages, changes of a quotation and wishes about an offer; staff have no limit.
   */
  message: { name: 'message', per: 'person', points: 20, seconds: hour },
  /** Forms of a link (offers, handovers, signed acts), refused ones too. */
  linkForm: { name: 'link-form', per: 'network', points: 60, seconds: hour },
  /** Reviews of handovers, refused ones too. */
  review: { name: 'review', per: 'network', points: 30, seconds: hour },
  /** Wrong codes of handovers; those of a unit and of a link are also counted for good. */
  handoverWrong: { name: 'handover-wrong', per: 'network', points: 40, seconds: hour },
  /** Photos of signed acts, whose processing is work. A unit takes five in all. */
  signedActLink: { name: 'signed-act-link', per: 'link', points: 120, seconds: day },
  signedAct: { name: 'signed-act', per: 'network', points: 60, seconds: hour },
  /** Acts to be signed, which are rendered anew each time. */
  blankAct: { name: 'blank-act', per: 'network', points: 120, seconds: hour },
  /**
   * Returns from the provider, for each of which we ask it, whatever a forged one holds. The provider
   * limits tries of passwords (docs/security.md).
   */
  signIn: { name: 'sign-in', per: 'network', points: 600, seconds: hour },
} as const satisfies Record<string, DeclaredLimit>;

/** Limits of what exists at the same time: per network, and of all together. */
export const shares = {
  /**
   * Requests that a process works on. Two hundred are two to four seconds of its work; behind the
   * address of a phone company's proxy are thousands of people, but two addresses shut out nobody.
   */
  underWay: {
    points: 100,
    wider: { '/24': 100, '/56': 100, '/48': 100 },
    all: 200,
    crowdedPart: 3 / 20,
  },
  /** Bodies of at most 64 KB that are being read, before the request counts as under way. */
  smallBodies: { points: 128, wider: { '/24': 256, '/56': 128, '/48': 256 }, all: 1024 },
  /** Larger ones. A third of one address waits; with JavaScript no phone sends any. */
  largeBodies: { points: 2, wider: { '/24': 16, '/56': 4, '/48': 16 }, all: 64 },
  /** Files that wait to be processed. */
  uploadPlaces: { points: 8, wider: { '/24': 24, '/56': 8, '/48': 12 }, all: 96 },
  /** Pieces of files on their way, of 64 KB at most, in the database: 150 MB, and 2 GB in all. */
  uploadPieces: {
    points: 2400,
    wider: { '/24': 16_384, '/56': 4800, '/48': 8192 },
    all: 32_768,
    crowdedPart: 1 / 8,
  },
} as const satisfies Record<string, SharedByAll>;
