import { newSubject, unsentSubjects } from '../../verification-drafts.ts';
import { newVerificationSubmitter } from './new-verification.ts';
import { isOfLink, paymentPrefix, paymentSubmitter } from './payment-submitter.ts';
import { resendSubmitter } from './resend-submitter.ts';
import type { SubmitterContext } from './submitter.ts';

/** Sends again what this person sent from this phone without an answer. */
export function resumeUnsent(context: SubmitterContext): void {
  for (const subject of unsentSubjects(context.person?.id ?? '')) {
    // A payment that was sent by a link resumes when that link is open.
    if (isOfLink(subject)) continue;
    if (subject === newSubject) newVerificationSubmitter(context);
    else if (subject.startsWith(paymentPrefix)) {
      paymentSubmitter({ order: subject.slice(paymentPrefix.length) }, context);
    } else resendSubmitter(subject, context);
  }
}
